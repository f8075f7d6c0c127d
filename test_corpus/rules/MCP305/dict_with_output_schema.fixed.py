QUERY = {"type": "object", "properties": {"title": {"type": "string"}}}

TOOLS = [
    {
        "name": "find_book",
        "description": "Find a book by its title.",
        "inputSchema": QUERY,  # MCP305: 8 not under "schema"
        "outputSchema": {"type": "object", "properties": {"shelf": {"type": "string"}}},
    },
    {
        "name": "lend_book",
        "description": "Lend a book to a reader.",
        "inputSchema": QUERY,  # MCP305: 8 not under "inputschema"
        "outputSchema": {"type": "object", "properties": {"until": {"type": "string"}}},
    },
]


def answer(method):
    return {"tools": TOOLS} if method == "tools/list" else {}
