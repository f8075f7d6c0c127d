import os

from fastmcp import FastMCP
from mcp.types import ToolAnnotations

mcp = FastMCP("museum")
READS = bool(os.environ.get("READS"))


@mcp.tool(annotations={"readOnlyHint": True})  # MCP952: 45 destructiveHint says nothing where readOnlyHint is true
def list_rooms() -> str:
    """List the rooms."""
    return ""


@mcp.tool(
    annotations=ToolAnnotations(
        readOnlyHint=True,
    )
)
def get_room() -> str:
    """Return a room."""
    return ""


@mcp.tool(annotations={"readOnlyHint": True})  # MCP503: 64 destructiveHint is true
def show_room() -> str:
    """Show a room."""
    return ""


@mcp.tool(annotations={"readOnlyHint": False, "destructiveHint": False, "idempotentHint": True})
def paint_room() -> str:
    """Paint a room."""
    return ""


@mcp.tool(annotations={"readOnlyHint": READS, "destructiveHint": False})
def open_room() -> str:
    """Open a room."""
    return ""


@mcp.tool(annotations={"readOnlyHint": True, "openWorldHint": True})
def find_room() -> str:
    """Find a room."""
    return ""


@mcp.tool(annotations={"idempotentHint": True})
def close_room() -> str:
    """Close a room."""
    return ""


@mcp.tool()
def polish_1() -> str:
    """Polish the floor once."""
    return ""


@mcp.tool()
def polish_2() -> str:
    """Polish the floor twice."""
    return ""


@mcp.tool()
def polish_3() -> str:
    """Polish the floor three times."""
    return ""
