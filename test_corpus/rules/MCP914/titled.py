import os

from fastmcp import FastMCP
from mcp.server.fastmcp import FastMCP as Official
from mcp.types import Tool, ToolAnnotations

mcp = FastMCP("museum")
official = Official("museum")


@official.tool(title="Open a room")
def open_room(room: int) -> str:
    """Open a room."""
    return str(room)


@official.tool(annotations=ToolAnnotations(title="Show a room"))
def show_room(room: int) -> str:
    """Show a room."""
    return str(room)


@official.tool(annotations=os.environ["HINTS"])
def light_room(room: int) -> str:
    """Light a room."""
    return str(room)


@mcp.tool
def paint_room(room: int) -> str:
    """Paint a room."""
    return str(room)


HEAT = Tool(name="heat_room", title="Heat", description="Heat.", inputSchema={"type": "object", "properties": {}})
