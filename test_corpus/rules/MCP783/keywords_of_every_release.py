# settings: --mcp-sdk fastmcp==4.2.3
from fastmcp import FastMCP

mcp = FastMCP("home", instructions="The house.", version="1.0", mask_error_details=True)


@mcp.tool(tags={"home"}, timeout=3)
def open_door(room: str) -> str:
    """Open door in a room."""
    return room


@mcp.tool(tags={"home"}, timeout=3)
def close_door(room: str) -> str:
    """Close door in a room."""
    return room


@mcp.tool(tags={"home"}, timeout=3)
def read_meter(room: str) -> str:
    """Read meter in a room."""
    return room
