TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "tags": {"type": "array", "items": {"type": "string"}, "uniqueItems": True},  # MCP320: 82 not "true": write true
            "old": {"type": "string", "deprecated": "since 2.0"},  # MCP320: 52 /deprecated must be true or false
            "id": {"type": "string", "readOnly": 1},  # MCP320: 49 must be true or false, not 1
        },
    },
}
