import os

from fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("museum")
REST = dict(os.environ)


@mcp.tool
def open_room(room: int) -> str:
    """Open a room."""
    return str(room)


HEAT = Tool(
    name="heat_room",
    description="Heat a room.",
    inputSchema={"type": "object", "properties": {}, "additionalProperties": False},
    outputSchema={"type": "object", "properties": {}},
)
PAINT = Tool(
    name="paint_room",
    description="Paint a room.",
    inputSchema={"type": "object", "properties": {}, "additionalProperties": {"type": "string"}},
)
LIGHT = Tool(name="light_room", description="Light it.", inputSchema={"type": "object", "properties": {}, **REST})
GUARD = Tool(
    name="guard_room",
    description="Guard a room.",
    inputSchema={"type": "object", "properties": {}, "unevaluatedProperties": False},
)
