from mcp.types import Tool

TOOLS = [
    Tool(
        name="list_books",
        description="List the books.",
        inputSchema={"$schema": 7, "type": "object"},  # MCP310: 32 must be the URI of a dialect as text, not 7
    ),
    Tool(
        name="list_readers",
        description="List the readers.",
        inputSchema={"$schema": None, "type": "object"},  # MCP310: 32 not null
    ),
]
