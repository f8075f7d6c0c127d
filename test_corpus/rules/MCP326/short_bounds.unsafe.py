TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "page": {"type": "integer", "minimum": 1},  # MCP326: 40 write "minimum"
            "ratio": {"type": ["number", "null"], "maximum": 0.5},  # MCP326: 50 write "maximum"
            "title": {"type": "string", "maxLength": 80},  # MCP326: 40 write "maxLength"
            "tags": {"type": "array", "minItems": 1},  # MCP326: 38 write "minItems"
            "extra": {"type": "object", "maxProperties": 5},  # MCP326: 40 write "maxProperties"
            "any": {"minimum": 1},  # MCP326: 20 write "minimum"
        },
    },
}
