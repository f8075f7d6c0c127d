TOOL = {
    "name": "list_favorites",
    "description": "List saved items, one page at a time.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "limit": {"type": "integer", "minimum": 100, "maximum": 10},  # MCP361: 52 "minimum" 100 is above "maximum" 10
            "share": {"type": "number", "exclusiveMinimum": 1, "maximum": 1},  # MCP361: 60 leave no number between them
            "page": {"type": "integer", "exclusiveMinimum": 1, "exclusiveMaximum": 2},  # MCP361: 60 leave no whole number
            "half": {"type": "integer", "minimum": 1.2, "maximum": 1.8},  # MCP361: 51 leave no whole number
            "name": {"type": "string", "minLength": 5, "maxLength": 4},  # MCP361: 52 so no string passes
            "tags": {"type": "array", "minItems": 3, "maxItems": 0},  # MCP361: 50 so no array passes
            "more": {"type": "object", "minProperties": 2, "maxProperties": 1},  # MCP361: 56 so no object passes
            "some": {"contains": {"type": "string"}, "minContains": 2, "maxContains": 1},  # MCP361: 68 "minContains" 2
        },
    },
}
