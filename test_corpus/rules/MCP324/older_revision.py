# revision: 2025-06-18
TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "point": {"type": "array", "items": {"type": "number"}},
        },
        "definitions": {"Card": {"type": "string"}},
        "dependencies": {"point": ["card"]},
    },
}
