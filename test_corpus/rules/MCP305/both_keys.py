SCHEMA = {"type": "object", "properties": {"title": {"type": "string"}}}

# served to several APIs
TOOLS = [
    {
        "name": "find_book",
        "description": "Find a book by its title.",
        "inputSchema": SCHEMA,
        "parameters": SCHEMA,
        "annotations": {"readOnlyHint": True},
    },
]
