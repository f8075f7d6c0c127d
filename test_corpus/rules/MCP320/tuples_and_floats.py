CHOICES = ("newest", "oldest")

TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "order": {"type": ("string", "null"), "enum": (*CHOICES, None)},
            "size": {"type": "string", "maxLength": 10.0},
            "step": {"type": "number", "multipleOf": 0.5, "exclusiveMinimum": 0},
        },
        "required": tuple(),
    },
}
