TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "limit": {"type": ["integer", "null"]},  # MCP321: 31 use "integer"
            "order": {"type": ["string", "null"]},  # MCP321: 41 use "null"
            "both": {"type": ("string", "any")},  # MCP321: 30 use "string" | MCP321: 37 leave "type" out
        },
    },
}
