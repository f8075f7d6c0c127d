TOOLS = [
    {
        "name": "list_books",
        "description": "List the books.",
        "inputSchema": {
            "$schema": "https://json-schema.org/draft/2020-12/schema",  # MCP310: 23 2020-12 has the URI "https://
            "type": "object",
        },
    },
    {
        "name": "list_readers",
        "description": "List the readers.",
        "inputSchema": {
            "$schema": "http://json-schema.org/draft-07/schema#",  # MCP310: 23 draft-07 has the URI "http://
            "type": "object",
        },
    },
    {
        "name": "list_loans",
        "description": "List the loans.",
        "inputSchema": {
            "$schema": "https://json-schema.org/draft/2020-12/schema",  # MCP310: 23 is a misspelt dialect, 2020-12
            "type": "object",
        },
    },
    {
        "name": "list_shelves",
        "description": "List the shelves.",
        "inputSchema": {"type": "object"},  # MCP310: 35 misspelt dialect, draft-07
    },
]
