TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "schema": {
                "type": "object",
                "default": {"type": "anything", "minLength": "1", "enum": "x", "properties": []},
                "examples": [{"required": "yes", "items": None}],
            },
            "kind": {"const": {"minimum": "low"}, "enum": [{"minimum": "low"}]},
            "note": {"x-order": {"type": 7}, "unknownWord": {"minLength": "1"}},
        },
    },
}
