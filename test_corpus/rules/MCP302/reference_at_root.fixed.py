SEARCH = {
    "name": "search",
    "description": "Search the catalogue.",
    "inputSchema": {  # MCP302: 19 must have "type": "object"
        "$ref": "#/$defs/Query",
        "$defs": {"Query": {"type": "object", "properties": {"text": {"type": "string"}}}},
    },
}
EITHER = {
    "name": "either",
    "description": "Find a book by its number or its title.",
    "inputSchema": {  # MCP302: 19 must have "type": "object"
        "type": "object",
        "oneOf": [
            {"type": "object", "properties": {"number": {"type": "integer"}}, "required": ["number"]},
            {"type": "object", "properties": {"title": {"type": "string"}}, "required": ["title"]},
        ],
    },
}
