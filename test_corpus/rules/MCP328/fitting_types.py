TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "title": {"type": "string", "minLength": 1, "pattern": "^[A-Z]"},
            "year": {"type": "integer", "minimum": 1, "multipleOf": 1},
            "ratio": {"type": ["number", "string"], "minimum": 0, "maxLength": 9},
            "tags": {"type": "array", "items": {"type": "string"}, "contains": {"const": "a"}, "minContains": 1},
            "more": {"type": "object", "properties": {"a": {"type": "string"}}, "required": ["a"]},
            "each": {"minLength": 1, "minimum": 0, "items": {}},
        },
    },
}
