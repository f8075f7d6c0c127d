TOOLS = [
    {
        "name": "now",
        "description": "Tell the time of day.",
        "inputSchema": {"type": "object", "returns": {"type": "string"}},
    },
    {
        "name": "find_book",
        "description": "Find a book by its title.",
        "inputSchema": {
            "type": "object",
            "properties": {"title": {"type": "string"}},
            "output": {"type": "object", "properties": {"shelf": {"type": "string"}}},
            "metadata": {"type": "object"},
        },
    },
    {
        "name": "store",
        "description": "Store a value.",
        "inputSchema": {"type": "object", "meta": {"version": 1, "type": "v1"}, "context": {"type": "string", "owner": "me"}},
    },
]
