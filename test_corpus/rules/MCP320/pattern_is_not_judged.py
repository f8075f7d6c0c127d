TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "code": {"type": "string", "pattern": "^(?<year>[0-9]{4})-\\p{L}+$"},
            "odd": {"type": "string", "pattern": "("},
        },
        "patternProperties": {"^x-\\p{L}": {"type": "string"}},
    },
}
