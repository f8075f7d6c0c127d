from mcp.types import Tool

FIND = Tool(
    name="find_book",
    description="Find a book by its title.",
    inputSchema={
        "type": "object",
        "properties": {"title": {"type": "string"}},
        "required": ["title"],  # MCP304: 20 not "title": write ["title"]
    },
)
LEND = Tool(
    name="lend_book",
    description="Lend a book to a reader.",
    inputSchema={
        "type": "object",
        "properties": {"title": {"type": "string"}},
        "required": ["title"],  # MCP304: 21 write ["title"]
    },
)
