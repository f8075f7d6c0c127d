# settings: --mcp-sdk fastmcp==2.14.7
from fastmcp import FastMCP

mcp = FastMCP("geometry")


@mcp.tool
def area(
    width: float,
    height: float,
    /,
) -> float:
    """The area of a rectangle."""
    return width * height


@mcp.tool()
def edge(area: float, /) -> float:
    """The edge of a square."""
    return area**0.5


def volume(width: float, height: float) -> float:
    """The volume of a box."""
    return width * height


def surface(width: float, height: float) -> float:
    """The surface of a box."""
    return width * height


def diagonal(width: float, height: float) -> float:
    """The diagonal of a rectangle."""
    return width * height


mcp.add_tool(volume)
mcp.add_tool(
    surface,
    name="surface_of_box",  # as people say
    description="The surface.",
)
if True:
    mcp.add_tool( diagonal, )
