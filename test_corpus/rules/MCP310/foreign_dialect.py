TOOL = {
    "name": "list_books",
    "description": "List the books.",
    "inputSchema": {
        "$schema": "https://spec.openapis.org/oas/3.1/dialect/base",  # MCP310: 19 is no dialect of JSON Schema
        "type": "object",
        "properties": {"page": {"type": "integer", "example": 3, "xml": {"name": "p"}}},
    },
}
