# settings: --mcp-sdk fastmcp==4.2.3
from fastmcp import Context, FastMCP

mcp = FastMCP("geometry")


@mcp.tool
def area(width: float, height: float) -> float:  # MCP702: 38 which fastmcp 4.2.3 refuses
    """The area of a rectangle."""
    return width * height


@mcp.tool
async def circle(radius: float, context: Context) -> float:
    """The area of a circle."""
    await context.info("area")
    return radius * radius * 3.14


@mcp.tool
def square(side: float) -> float:
    """The area of a square."""
    return side * side


@mcp.tool
def line(length: float) -> float:
    """The length of a line."""
    return length
