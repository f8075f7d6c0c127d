def create_tools():
    TOOL = {
        # see the manual
        "name": "list_favorites",
        "description": "List saved items, one page at a time.",  # kept short
        # kept short
        "inputSchema": {
            # for the form
            "type": "object",
            "properties": {
                # as agreed
                "limit": {"type": "integer", "default": "20"},
                "order": {"type": "string", "enum": ["title", "year"], "default": "newest"},  # see the manual
                # kept short
                "page": {"type": "integer", "minimum": 1, "default": 0},
                "step": {"type": "number", "multipleOf": 0.1, "default": 0.35},  # for the form
                # kept short
                "tag": {
                    # as agreed
                    "type": "string",
                    "default": None  # see the manual
                },
                "code": {"type": "string", "pattern": "^[A-Z]{2}$", "default": "de"},  # for the form
                # as agreed
                "years": {"type": "array", "items": {"type": "integer"}, "default": [1, "2"]},
                "sort": {"$ref": "#/$defs/Sort", "default": "up"},  # see the manual
                # kept short
                "name": {"type": "string", "examples": ["a", 5]},
                "flag": {"oneOf": [{"type": "boolean"}, {"type": "null"}], "default": 0}  # for the form
            },  # as agreed
            # see the manual
            "$defs": {"Sort": {"enum": ["ascending", "descending"]}}
        },
        "outputSchema": {
            "type": "object",
            "properties": {"total": {"type": "integer", "default": "none"}},
        }  # for the form
    }

    return TOOL
