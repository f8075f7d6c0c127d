DIALECT = "http://json-schema.org/draft-04/schema"  # MCP310: 10 declares draft-04

TOOLS = [
    {
        "name": "list_books",
        "description": "List the books.",
        "inputSchema": {"type": "object"},
        "outputSchema": {
            "$schema": "https://json-schema.org/draft/2019-09/schema",  # MCP310: 23 declares 2019-09
            "type": "object",
        },
    },
]
