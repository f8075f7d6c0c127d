TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "title": "string",  # MCP303: 21 the schema of "title" must be an object, not "string"
            "year": {"type": "integer"},
            "author": None,  # MCP303: 22 the schema of "author" must be an object, not null
        },
    },
}
