TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "title": {"type": "string", "required": True},  # MCP322: 52 add "title" to "required" of the object
            "author": {"type": "string", "required": False},  # MCP322: 53 remove it: "author" is optional
            "year": {"required": True},  # MCP322: 33 add "year" to "required"
        },
    },
}
