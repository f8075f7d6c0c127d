FUNCTIONS = [
    {
        "name": "find_book",
        "description": "Find a book by its title.",
        "parameters": {"type": "object", "properties": {"title": {"type": "string"}}},
    },
    {
        "name": "lend_book",
        "description": "Lend a book to a reader.",
        "parameters": {"type": "object", "properties": {"title": {"type": "string"}}},
        "strict": True,
    },
]
