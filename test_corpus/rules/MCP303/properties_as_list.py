import mcp.types as types

FIND = types.Tool(
    name="find_book",
    description="Find a book by its title.",
    inputSchema={
        "type": "object",
        "properties": [{"name": "title", "type": "string"}],  # MCP303: 22 "properties" must be an object
    },
)
LEND = types.Tool(
    name="lend_book",
    description="Lend a book to a reader.",
    inputSchema={
        "type": "object",
        "properties": None,  # MCP303: 22 "properties" must be an object
    },
)
