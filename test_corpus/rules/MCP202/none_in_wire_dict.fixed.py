import json

TOOLS = [
    {
        "name": "ring",
        "title": None,  # MCP202: 17 leave title out
        "description": None,  # MCP202: 23 null is not a string
        "inputSchema": {"type": "object"},
        "annotations": {"readOnlyHint": True},  # MCP202: 33 leave annotations.title out
    }
]


def answer(identifier: int) -> str:
    return json.dumps({"jsonrpc": "2.0", "id": identifier, "result": {"tools": TOOLS}})
