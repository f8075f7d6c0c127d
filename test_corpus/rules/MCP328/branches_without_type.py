TOOL = {
    "name": "find_book",
    "description": "Find a book.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "title": {"type": "string"},
            "number": {"type": "integer"},
            "either": {"anyOf": [{"type": "string"}, {"type": "integer"}], "minLength": 1, "minimum": 0},
        },
        "anyOf": [{"required": ["title"]}, {"required": ["number"]}],
        "if": {"properties": {"title": {"const": "Faust"}}},
        "then": {"required": ["number"]},
        "allOf": [{"if": {"required": ["title"]}, "then": {"required": ["number"]}, "else": {}}],
    },
}
