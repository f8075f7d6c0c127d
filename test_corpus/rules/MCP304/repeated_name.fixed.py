import mcp.types as types

REQUIRED = ["title", "author"]

FIND = types.Tool(
    name="find_book",
    description="Find a book by its title.",
    inputSchema={
        "type": "object",
        "properties": {"title": {"type": "string"}, "author": {"type": "string"}},
        "required": [*REQUIRED],  # MCP304: 32 "required" names "title" twice
    },
)
