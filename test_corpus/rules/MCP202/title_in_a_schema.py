TOOLS = [
    {
        "name": "set_title",
        "description": "Set the title of a page.",
        "inputSchema": {
            "type": "object",
            "properties": {"title": {"type": "string"}, "description": {"type": "string"}},
            "required": ["title"],
        },
    }
]


def answer(identifier: int) -> dict:
    return {"jsonrpc": "2.0", "id": identifier, "result": {"tools": TOOLS}}
