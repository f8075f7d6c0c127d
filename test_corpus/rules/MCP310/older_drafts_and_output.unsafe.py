DIALECT = "http://json-schema.org/draft-04/schema"  # MCP310: 10 declares draft-04

TOOLS = [
    {
        "name": "list_books",
        "description": "List the books.",
        "inputSchema": {"$schema": DIALECT, "type": "object"},
        "outputSchema": {
            "type": "object",
        },
    },
]
