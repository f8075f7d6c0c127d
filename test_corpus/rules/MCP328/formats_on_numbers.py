TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "count": {"type": "integer", "format": "int32"},
            "ratio": {"type": "number", "format": "double"},
            "on": {"type": "boolean", "format": "checkbox", "title": "On", "default": False, "enum": [True, False]},
        },
    },
}
