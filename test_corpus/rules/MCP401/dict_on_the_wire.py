import json

TOOLS = [
    {
        "name": "ring",
        "description": "Ring the bell.",
        "inputSchema": {"type": "object"},
        "outputSchema": None,  # MCP401: 24 must be an object, not null
    },
]


def answer(request: dict) -> str:
    return json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": {"tools": TOOLS}})
