import os

from fastmcp import FastMCP

mcp = FastMCP("museum")
HINTS = dict(os.environ)


@mcp.tool(annotations={"title": "List", "readOnlyHint": True})  # MCP951: 22 by its name "list_rooms" could say more: add readOnlyHint
def list_rooms() -> str:
    """List the rooms."""
    return ""


@mcp.tool(annotations={"readOnlyHint": False, "destructiveHint": False})  # MCP951: 22 "create_room" could say more: add destructiveHint
def create_room() -> str:
    """Create a room."""
    return ""


@mcp.tool(annotations={"openWorldHint": False, "destructiveHint": True, "idempotentHint": True})  # MCP951: 22 add destructiveHint and idempotentHint
def delete_room() -> str:
    """Delete a room."""
    return ""


@mcp.tool(annotations={"readOnlyHint": True})
def get_room() -> str:
    """Return a room."""
    return ""


@mcp.tool(annotations={"readOnlyHint": True})
def set_preview() -> str:
    """Show what setting does."""
    return ""


@mcp.tool(annotations={"title": "Open"})
def open_room() -> str:
    """Open a room."""
    return ""


@mcp.tool(annotations={"title": "Replace"})
def find_and_replace() -> str:
    """Find a painting and hang another."""
    return ""


@mcp.tool(annotations=HINTS)
def list_paintings() -> str:
    """List the paintings."""
    return ""


@mcp.tool
def list_walls() -> str:
    """List the walls."""
    return ""


@mcp.tool(annotations={"destructiveHint": False, "idempotentHint": True})
def set_light() -> str:
    """Set the light."""
    return ""
