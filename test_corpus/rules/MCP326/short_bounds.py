TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "page": {"type": "integer", "min": 1},  # MCP326: 40 write "minimum"
            "ratio": {"type": ["number", "null"], "max": 0.5},  # MCP326: 50 write "maximum"
            "title": {"type": "string", "max": 80},  # MCP326: 40 write "maxLength"
            "tags": {"type": "array", "min": 1},  # MCP326: 38 write "minItems"
            "extra": {"type": "object", "max": 5},  # MCP326: 40 write "maxProperties"
            "any": {"min": 1},  # MCP326: 20 write "minimum"
        },
    },
}
