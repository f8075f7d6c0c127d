TOOLS = [
    {
        "name": "ping",
        "description": "Say whether the server is alive.",
        "inputSchema": {"type": "object", "required": None},  # MCP304: 54 not null: leave it out
    },
    {
        "name": "find_book",
        "description": "Find a book by its title.",
        "inputSchema": {
            "type": "object",
            "properties": {"title": {"type": "string"}, "author": {"type": "string"}},
            "required": {"title", "author"},  # MCP304: 24 not a set: write ["title", "author"]
        },
    },
    {
        "name": "lend_book",
        "description": "Lend a book to a reader.",
        "inputSchema": {
            "type": "object",
            "properties": {"title": {"type": "string"}},
            "required": {"title": True},  # MCP304: 24 not {"title": true}
        },
    },
]
