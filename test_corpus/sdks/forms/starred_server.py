"""Servers whose class comes by the only star import."""

from toolkit import *

from mcp.types import Tool

mcp = FastMCP("stars")
TOOL = Tool(name="draw", inputSchema={"type": "object"})  # tool: draw [tool_object]


@mcp.tool()  # tool: shine [decorator]
def shine() -> str:
    """Nothing speaks against a server."""
    return ""


@other.tool()  # tool: glow [decorator]
def glow() -> str:
    """Nothing speaks against a server."""
    return ""
