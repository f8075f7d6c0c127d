# settings: --mcp-sdk fastmcp==2.14.7
from fastmcp import FastMCP

mcp = FastMCP("geometry")


@mcp.tool
def area(width: float, height: float, /) -> float:
    """The area of a rectangle."""
    return width * height
