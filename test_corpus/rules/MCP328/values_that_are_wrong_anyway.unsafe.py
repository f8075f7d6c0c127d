TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "count": {"type": "string"},  # MCP322: 52 add "count"
            "factor": {"type": "string", "exclusiveMinimum": True},  # MCP323: 61 a number, not true
            "point": {"type": "string", "prefixItems": [{}]},  # MCP324: 40 use "prefixItems"
            "size": {"type": "integer", "maxLength": 9},  # MCP320: 53 write 9
        },
        "required": ["count"],
    },
}
