TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {"title": {"type": "string"}, "author": {"type": "string"}},
        "required": [
            "title",
            ["author"],  # MCP304: 12 lists property names as text, not ["author"]
            None,  # MCP304: 12 as text, not null
            3,  # MCP304: 12 as text, not 3
        ],
    },
}
