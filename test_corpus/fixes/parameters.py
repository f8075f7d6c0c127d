"""Signatures that the official SDK refuses, in several layouts."""

from typing import Annotated, Optional

from mcp.server.fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP("geometry")


@mcp.tool()
def area(width: float, height: float, /) -> float:
    """The area of a rectangle."""
    return width * height


@mcp.tool()
def edge(a: float, /,) -> float:
    """The edge of a square of this area."""
    return a**0.5


@mcp.tool()
def volume(width: float, /, height: float = 1.0, *, depth: float = 1.0) -> float:
    """The volume of a box."""
    return width * height * depth


@mcp.tool()
def surface(
    width: float,
    height: float,
    /,
    depth: float,
) -> float:
    """The surface of a box."""
    return width * height * depth


@mcp.tool()
def length(
    a: float,
    b: float,
    /
) -> float:
    """The length of a diagonal."""
    return (a**2 + b**2) ** 0.5


@mcp.tool()
def ratio(
    a: float,  # above (the line
    # between them
    b: float = (1.0),  # below, or one
    /,
    *,
    unit: str = ", ",
) -> float:
    """The ratio of two numbers."""
    return a / b


@mcp.tool()
def scale(a: Annotated[float, Field(gt=0, description="By how much, as in a/b")], /, b: float = 1 / 2) -> float:
    """Scale a number."""
    return a * b


@mcp.tool()
def angle(
    a: float, b: float, /, degrees: bool = False
) -> float:
    """The angle of a slope."""
    return a / b


class Shapes:
    def register(self) -> None:
        @mcp.tool(
            name="circle",
        )
        def circle(radius: float, /, unit: str = "m") -> str:
            """The area of a circle."""
            return f"{radius}{unit}"


@mcp.tool()
async def sphere(
    radius: float, /,  # in metres
    unit: Optional[str] = None,
) -> str:
    """The surface of a sphere (in a unit)."""
    return f"{radius}{unit}"


TOTAL = area(1.0, 2.0)
Shapes().register()
