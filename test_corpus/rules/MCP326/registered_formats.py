TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "a": {"type": "string", "format": "date-time"},
            "b": {"type": "string", "format": "uuid4"},
            "c": {"type": "integer", "format": "int32"},
            "d": {"type": "number", "format": "double"},
            "e": {"type": "string", "format": "password"},
            "f": {"type": "string", "format": "file-path"},
            "g": {"type": "string", "format": "cron"},
            "h": {"type": "integer", "format": "datetime"},
            "i": {"type": "string", "format": "markdown"},
            "j": {"type": "string", "format": "date-time-local"},
            "k": {"type": "string", "format": "uuid7"},
            "l": {"type": "string", "format": "times"},
        },
    },
}
