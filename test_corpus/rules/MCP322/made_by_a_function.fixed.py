from mcp.types import Tool


FIND = Tool(
    name="find_book",
    description="Find a book by its title.",
    inputSchema={
        "type": "object",
        "properties": {
            "title": {"type": "string", "description": "The title."},  # MCP322: 81 add "title"
            "tags": {
                "type": "array",
                "items": {"type": "string", "required": True},  # MCP322: 56 must be a list of property names
            },
        },
        "required": ["title"],
    },
)
