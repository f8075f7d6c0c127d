"""A server without an SDK: it answers tools/list with these dicts."""
import json
import sys

TOOLS = [
    {
        "name": "notes_create",  # MCP101: 16 write "notes_create"
        "description": "Create a note.",
        "inputSchema": {"type": "object", "properties": {"text": {"type": "string"}}, "required": ["text"]},
    },
    {
        "name": "notes_delete",
        "description": "Delete a note.",
        "inputSchema": {"type": "object", "properties": {"id": {"type": "integer"}}, "required": ["id"]},
    },
]

for line in sys.stdin:
    request = json.loads(line)
    if request["method"] == "tools/list":
        print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": {"tools": TOOLS}}))
