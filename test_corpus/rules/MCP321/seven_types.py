TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "a": {"type": "string"},
            "b": {"type": "integer"},
            "c": {"type": "number"},
            "d": {"type": "boolean"},
            "e": {"type": "array", "items": {"type": ["string", "null"]}},
            "f": {"type": "object"},
            "g": {"type": "null"},
            "h": {},
        },
    },
}
