import json

NAMED = {"name": "show_room", "title": "Show room"}
TOOLS = [
    {**NAMED, "description": "Show a room.", "inputSchema": {"type": "object", "properties": {}}},  # MCP914: 4 "show_room"
    {
        "name": "open_room",  # line-1: MCP914: 4 "open_room"
        "title": "Open room",
        "description": "Open a room.",
        "inputSchema": {"type": "object", "properties": {}},
    },
]


def answer(request: dict) -> str:
    return json.dumps({"id": request["id"], "result": {"tools": TOOLS}, "method": "tools/list"})
