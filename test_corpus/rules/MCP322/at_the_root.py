from mcp.types import Tool

FIND = Tool(
    name="find_book",
    description="Find a book by its title.",
    inputSchema={
        "type": "object",
        "properties": {"title": {"type": "string"}},
        "required": True,  # MCP322: 20 "required" must be a list of property names, not true
    },
    outputSchema={
        "type": "object",
        "properties": {"shelf": {"type": "string"}},
        "required": False,  # MCP322: 20 not false
    },
)
