# settings: --mcp-sdk fastmcp==4.2.3
from fastmcp import FastMCP

mcp = FastMCP("museum")


@mcp.tool(annotations={"readOnlyHint": True})  # MCP950: 1 "list_rooms" has no annotations
def list_rooms() -> str:
    """List the rooms."""
    return ""


@mcp.tool(name="get_room", annotations={"readOnlyHint": True})  # MCP950: 5 "get_room" has no annotations
def room() -> str:
    """Return a room."""
    return ""
