TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "descripton": {"type": "string"},
            "min": {"type": "integer"},
            "max": {"type": "integer"},
            "format": {"type": "string", "enum": ["datetime", "url"], "default": "url"},
            "options": {
                "type": "object",
                "default": {"requierd": ["a"], "min": 1},
                "examples": [{"min_length": 3}],
                "patternProperties": {"^requierd$": {"type": "string"}},
            },
        },
    },
}
