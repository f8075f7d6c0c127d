TOOLS = [
    {
        "name": "list_records",
        "title": "List records",
        "description": "List all records.",
        "inputSchema": {"type": "object"},
        "annotations": {
            "readOnlyHint": True,
        },
    }
]


def answer(identifier: int) -> dict:
    return {"jsonrpc": "2.0", "id": identifier, "result": {"tools": TOOLS}}
