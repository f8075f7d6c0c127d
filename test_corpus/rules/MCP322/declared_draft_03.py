TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "$schema": "http://json-schema.org/draft-03/schema#",  # MCP310: 19 draft-03
        "type": "object",
        "properties": {"title": {"type": "string", "required": True}},
    },
}
