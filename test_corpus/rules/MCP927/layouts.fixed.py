from mcp.types import Tool

OPEN = Tool(
    name="open_room",
    description="Open a room.",
    # line+1: MCP927: 17 leave it out
    inputSchema={"type": "object", "properties": {}},
)
HEAT = Tool(
    name="heat_room",
    description="Heat a room.",
    inputSchema={
        'type': 'object',
        'properties': {}
        # line+1: MCP927: 8 leave it out
    },
)
