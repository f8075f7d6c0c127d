TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "pair": {
                "type": "array",
                "prefixItems": [{"type": "string"}],
                "additionalItems": False,  # MCP324: 16 "additionalItems" is of an older draft, in 2020-12 use "items"
            },
            "tags": {
                "type": "array",
                "items": {"type": "string"},
            },
        },
    },
}
