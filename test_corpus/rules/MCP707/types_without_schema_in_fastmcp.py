# settings: --mcp-sdk fastmcp==3.4.11
from collections.abc import Callable

from fastmcp import FastMCP

mcp = FastMCP("maps")


class Point:
    def __init__(self, x: float, y: float) -> None:
        self.x, self.y = x, y


@mcp.tool
def distance(point: Point) -> float:  # MCP707: 20 raises PydanticSchemaGenerationError
    """The distance from the origin."""
    return point.x


@mcp.tool
def measure(name: str) -> Callable[[int], int]:  # MCP707: 26 raises TypeError
    """How to measure."""
    return lambda value: value + len(name)


@mcp.tool
def points(name: str) -> list[Point]:
    """The points of a way, of which no schema is made."""
    return [Point(0, len(name))]
