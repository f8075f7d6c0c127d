from mcp.server.fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("museum")


@mcp.tool()
def open_room(room: int) -> str:  # MCP920: 4 mcp silently drops arguments that "open_room" does not declare
    """Open a room."""
    return str(room)


HEAT = Tool(
    name="heat_room",
    description="Heat a room.",
    inputSchema={"type": "object", "properties": {}, "additionalProperties": False},  # MCP920: 16 extra arguments pass this schema
)
PAINT = Tool(
    name="paint_room",
    description="Paint a room.",
    inputSchema={
        "type": "object",
        "properties": {},
        "additionalProperties": False,  # MCP920: 32 extra arguments pass
    },
)
