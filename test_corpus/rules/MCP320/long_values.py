LONG = "a very long text that nobody would write at this place, but somebody does, "

TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "a_parameter_with_quite_a_long_name_of_many_words": {
                "type": "array",
                "items": {"type": "string", "enum": [LONG * 3], "title": 5},  # MCP320: 73 must be text, not 5
            },
        },
    },
}
