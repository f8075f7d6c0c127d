TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "point": {"type": "array", "prefixItems": [{"type": "number"}], "items": False},
            "tags": {"type": "array", "items": {"type": "string"}},
            "card": {"$ref": "#/$defs/Card"},
        },
        "$id": "https://example.org/find",
        "$defs": {"Card": {"type": "string"}},
        "dependentRequired": {"card": ["tags"]},
        "dependentSchemas": {"tags": {"required": ["card"]}},
    },
}
