import os

from fastmcp import FastMCP
from mcp.types import Tool, ToolAnnotations

mcp = FastMCP("museum")
HINTS = dict(os.environ)
NONE = {"type": "object", "properties": {}}


@mcp.tool  # MCP950: 1 "open_room" has no annotations
def open_room(room: int) -> str:
    """Open a room."""
    return str(room)


@mcp.tool(title="Close", annotations=None)  # MCP950: 5 "close_room" has no annotations
def close_room(room: int) -> str:
    """Close a room."""
    return str(room)


HEAT = Tool(name="heat_room", description="Heat a room.", inputSchema=NONE)  # MCP950: 7 "heat_room" has no annotations
LIGHT = Tool(name="light_room", description="Light a room.", inputSchema=NONE, annotations=ToolAnnotations(title="L"))
PAINT = Tool(name="paint_room", description="Paint a room.", inputSchema=NONE, **HINTS)


@mcp.tool(annotations={"readOnlyHint": True})
def show_room(room: int) -> str:
    """Show a room."""
    return str(room)


@mcp.tool(annotations=HINTS)
def guard_room(room: int) -> str:
    """Guard a room."""
    return str(room)


@mcp.tool(annotations={})
def clean_room(room: int) -> str:
    """Clean a room."""
    return str(room)
