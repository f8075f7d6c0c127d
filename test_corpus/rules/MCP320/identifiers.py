TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "page": {"$ref": 7},  # MCP320: 29 must be text, not 7
            "size": {"$id": "size#part", "type": "integer"},  # MCP320: 28 must be a URI without a fragment
            "sort": {"$anchor": "by name", "type": "string"},  # MCP320: 32 must be a name of letters
        },
    },
}
