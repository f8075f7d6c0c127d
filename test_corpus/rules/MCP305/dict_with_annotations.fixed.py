TOOLS = [
    {
        "name": "find_book",
        "description": "Find a book by its title.",
        "inputSchema": {"type": "object"},  # MCP305: 8 not under "input_schema"
        "annotations": {"readOnlyHint": True},
    },
    {
        "name": "list_books",
        "description": "List the books.",
        "inputSchema": {"type": "object"},
        "annotations": {"readOnlyHint": True},
    },
]
