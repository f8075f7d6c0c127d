TOOL = {
    "name": "list_books",
    "description": "List the books.",
    "inputSchema": {
        "type": "object",
        "properties": {"page": {"$ref": "page"}},
        "$defs": {
            "Page": {
                "$id": "page",
                "$schema": "http://json-schema.org/draft-07/schema#",  # MCP310: 27 declares draft-07
                "items": [{"type": "integer"}],
            },
        },
    },
}
