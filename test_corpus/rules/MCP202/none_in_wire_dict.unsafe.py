import json

TOOLS = [
    {
        "name": "ring",
        "inputSchema": {"type": "object"},
        "annotations": {"readOnlyHint": True},  # MCP202: 33 leave annotations.title out
    }
]


def answer(identifier: int) -> str:
    return json.dumps({"jsonrpc": "2.0", "id": identifier, "result": {"tools": TOOLS}})
