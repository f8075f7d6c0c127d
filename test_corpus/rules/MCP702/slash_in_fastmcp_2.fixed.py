# settings: --mcp-sdk fastmcp==2.14.7
from fastmcp import FastMCP

mcp = FastMCP("geometry")


@mcp.tool
def area(width: float, height: float) -> float:  # MCP702: 38 every call fails in fastmcp 2.14.7
    """The area of a rectangle."""
    return width * height


@mcp.tool
def square(side: float) -> float:
    """The area of a square."""
    return side * side
