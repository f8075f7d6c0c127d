TOOLS = [
    {
        "name": "list_records",
        "title": "List records",
        "description": "List all records.",
        "inputSchema": {"type": "object"},
        "annotations": {
            "readOnlyHint": True,
            "title": "List all records",  # MCP120: 21 "List all records" differs from the title "List records"
        },
    }
]


def answer(identifier: int) -> dict:
    return {"jsonrpc": "2.0", "id": identifier, "result": {"tools": TOOLS}}
