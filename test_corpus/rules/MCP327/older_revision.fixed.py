# revision: 2024-11-05
TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "phone": {"type": ["string", "null"]},  # MCP327: 40 write "type": ["string", "null"]
        },
    },
}
