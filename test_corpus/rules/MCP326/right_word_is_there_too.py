TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "title": {"type": "string", "description": "The title.", "descriptions": "Der Titel."},
            "year": {"type": "integer", "minimum": 1, "minimums": 2},
        },
    },
}
