from mcp.server.fastmcp import FastMCP

mcp = FastMCP("geometry")


@mcp.tool()
def area(width: float, height: float) -> float:  # MCP702: 38 width is positional-only
    """The area of a rectangle."""
    return width * height


@mcp.tool()
def volume(
    width: float,
    height: float = (1.0),  # the default of a sheet / of paper
    /,  # MCP702: 4 every call fails in mcp 1.30.0
    depth: float = 1.0,
) -> float:
    """The volume of a box."""
    return width * height * depth


@mcp.tool()
def circle(radius: float, *, unit: str = "m") -> str:
    """The area of a circle."""
    return f"{radius * radius * 3.14}{unit}"


@mcp.tool()
def ratio(a: float, b: float = 1 / 2) -> float:
    """The ratio of two numbers."""
    return a / b


def helper(value: float, /) -> float:
    return value
