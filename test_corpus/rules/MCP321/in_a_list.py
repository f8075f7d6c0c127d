TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "limit": {"type": ["int", "null"]},  # MCP321: 31 use "integer"
            "order": {"type": ["string", None]},  # MCP321: 41 use "null"
            "both": {"type": ("str", "any")},  # MCP321: 30 use "string" | MCP321: 37 leave "type" out
        },
    },
}
