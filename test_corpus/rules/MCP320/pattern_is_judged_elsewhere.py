TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "code": {"type": "string", "pattern": "^(?<year>[0-9]{4})-\\p{L}+$"},  # MCP332: 50 does not compile in Python
            "odd": {"type": "string", "pattern": "("},  # MCP332: 49 compiles neither
        },
        "patternProperties": {"^x-\\p{L}": {"type": "string"}},  # MCP332: 30 does not compile in Python
    },
}
