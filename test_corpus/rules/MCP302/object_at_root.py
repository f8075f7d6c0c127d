TOOLS = [
    {
        "name": "either",
        "description": "Find a book by its number or its title.",
        "inputSchema": {
            "type": "object",
            "oneOf": [{"required": ["number"]}, {"required": ["title"]}],
            "properties": {"number": {"type": "integer"}, "title": {"type": "string"}},
        },
    },
    {
        "name": "search",
        "description": "Search the catalogue.",
        "inputSchema": {
            "type": "object",
            "$ref": "#/$defs/Query",
            "$defs": {"Query": {"properties": {"text": {"type": "string"}}}},
        },
    },
]
