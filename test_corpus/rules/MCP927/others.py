from fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("museum")


@mcp.tool
def open_room(room: int) -> str:
    """Open a room."""
    return str(room)


CLOSE = Tool(name="close_room", description="Close it.", inputSchema={"type": "object", "properties": {}})
HEAT = Tool(
    name="heat_room",
    description="Heat a room.",
    inputSchema={"type": "object", "properties": {"$schema": {"type": "string"}}},
)
LIGHT = Tool(
    name="light_room",
    description="Light a room.",
    inputSchema={"type": "object", "properties": {"room": {"type": "string", "description": "$schema"}}},
)
PAINT = Tool(
    name="paint_room",
    description="Paint a room.",
    inputSchema={"type": "object", "properties": {}},
    outputSchema={"type": "object", "properties": {}},
)
