from fastmcp import FastMCP

mcp = FastMCP("home", on_duplicate_tools="error")


@mcp.tool(enabled=True)
def lights() -> str:
    """Switch the lights."""
    return ""


@mcp.tool
def heat(room: str = "") -> str:
    """Heat a room."""
    return room
