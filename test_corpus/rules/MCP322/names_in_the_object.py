TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "title": {"type": "string"},
            "address": {"type": "object", "properties": {"street": {"type": "string"}}, "required": ["street"]},
        },
        "required": ["title"],
    },
}
