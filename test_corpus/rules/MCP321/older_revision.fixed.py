# revision: 2024-11-05
TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "page": {"type": "integer"},  # MCP321: 29 use "integer"
        },
    },
}
