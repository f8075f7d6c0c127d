# settings: --mcp-sdk fastmcp==4.2.3
from fastmcp import FastMCP

mcp = FastMCP('geometry')


@mcp.tool
def area(width: float, height: float, /) -> float:
    """The area of a rectangle."""
    return width * height


@mcp.tool(name='edge')
def edge_of_square(
    area: float,
    /
) -> float:
    """The edge of a square."""
    return area**0.5
