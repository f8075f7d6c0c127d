from collections.abc import AsyncIterator, Callable
from typing import Optional

from mcp.server.fastmcp import Context, FastMCP
from mcp.types import CallToolResult
from pydantic import BaseModel

mcp = FastMCP("maps")


class Point:
    def __init__(self, x: float, y: float) -> None:
        self.x, self.y = x, y


class Place(BaseModel):
    name: str


@mcp.tool()
def distance(point: Point) -> float:  # MCP707: 20 Point has no JSON schema
    """The distance from the origin."""
    return point.x


@mcp.tool()
def way(start: Optional[Point] = None) -> float:  # MCP707: 24 PydanticInvalidForJsonSchema
    """The way from a point."""
    return start.x if start else 0.0


@mcp.tool()
def weighted(weigh: Callable[[float], float], raw: bytearray) -> float:  # MCP707: 20 Callable[[float], float] | MCP707: 51 bytearray
    """The weighted way."""
    return weigh(float(len(raw)))


@mcp.tool(structured_output=False)
def points(name: str) -> list[Point]:  # MCP707: 30 Point
    """The points of a way."""
    return [Point(0, len(name))]


@mcp.tool(structured_output=False)
def result(name: str) -> CallToolResult | None:  # MCP707: 25 None has no JSON schema
    """The result of a search."""
    return None


@mcp.tool(structured_output=False)
async def stream(name: str) -> AsyncIterator[int]:  # MCP707: 31 AsyncIterator[int]
    """The steps of a way."""
    yield len(name)


@mcp.tool()
async def place(name: str, context: Context) -> Place:
    """A place."""
    await context.info(name)
    return Place(name=name)


@mcp.tool()
def plain(name: str) -> Point:
    """A point, of which no schema is made."""
    return Point(0, len(name))


@mcp.tool(structured_output=False)
def unstructured(name: str) -> list[Point]:
    """Points as text."""
    return [Point(0, len(name))]


@mcp.tool()
def places(names: list[str], data: bytes) -> list[Place]:
    """Places."""  # MCP206: 4 only repeats the name
    return [Place(name=each) for each in names if data]


@mcp.tool()
def counts(names: dict[str, int]) -> dict[str, int]:
    """Counts."""  # MCP206: 4 only repeats the name
    return names
