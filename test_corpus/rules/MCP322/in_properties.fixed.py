TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "title": {"type": "string"},  # MCP322: 52 add "title" to "required" of the object
            "author": {"type": "string"},  # MCP322: 53 remove it: "author" is optional
            "year": {},  # MCP322: 33 add "year" to "required"
        },
        "required": ["title", "year"],
    },
}
