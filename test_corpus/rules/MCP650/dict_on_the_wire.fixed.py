import json

TOOLS = [
    {
        "name": "open_lock",
        "description": "Open a lock.",
        "inputSchema": {"type": "object"},
        "strict": True,  # MCP650: 8 "strict" is no field of a tool
        "_meta": {},  # MCP650: 8 "meta" is no field of a tool and no client reads it: write "_meta"
        "x-team": "locks",
        "example.com/team": "locks",
    },
]


def answer(request: dict) -> str:
    return json.dumps({"id": request["id"], "result": {"tools": TOOLS}, "method": "tools/list"})
