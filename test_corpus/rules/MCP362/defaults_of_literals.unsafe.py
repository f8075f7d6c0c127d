TOOL = {
    "name": "list_favorites",
    "description": "List saved items, one page at a time.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "limit": {"type": "integer", "default": "20"},  # MCP362: 52 default "20" does not fit "type": "integer"
            "order": {"type": "string", "enum": ["title", "year"], "default": "newest"},  # MCP362: 78 does not fit "enum"
            "page": {"type": "integer", "minimum": 1, "default": 0},  # MCP362: 65 does not fit "minimum": 1
            "step": {"type": "number", "multipleOf": 0.1, "default": 0.35},  # MCP362: 69 does not fit "multipleOf"
            "tag": {"type": "string"},  # MCP362: 49 leave the default out
            "code": {"type": "string", "pattern": "^[A-Z]{2}$", "default": "de"},  # MCP362: 75 does not fit "pattern"
            "years": {"type": "array", "items": {"type": "integer"}, "default": [1, "2"]},  # MCP362: 80 at /1
            "sort": {"$ref": "#/$defs/Sort", "default": "up"},  # MCP362: 56 does not fit "enum"
            "name": {"type": "string", "examples": ["a", 5]},  # MCP362: 57 the example 5 does not fit
            "flag": {"oneOf": [{"type": "boolean"}, {"type": "null"}], "default": 0},  # MCP362: 82 does not fit "oneOf"
        },
        "$defs": {"Sort": {"enum": ["ascending", "descending"]}},
    },
    "outputSchema": {
        "type": "object",
        "properties": {"total": {"type": "integer", "default": "none"}},  # MCP362: 63 default "none"
    },
}
