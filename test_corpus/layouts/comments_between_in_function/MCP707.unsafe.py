from collections.abc import AsyncIterator

from mcp.server.fastmcp import FastMCP
from mcp.types import CallToolResult


def create_server():
    mcp = FastMCP("maps")

    class Point:
        def __init__(self, x: float, y: float) -> None:
            self.x, self.y = x, y

    @mcp.tool(
        # see the manual
        name="points",
        description="The points of a way.",  # kept short
        structured_output=False
    )
    def points_of_way(name: str) -> list[Point]:
        return [Point(0, len(name))]

    class Maps:
        def register(self) -> None:
            @mcp.tool(
                # for the form
                title="Steps",
                structured_output=False
            )
            async def steps(name: str) -> AsyncIterator[int]:
                """The steps of a way."""
                yield len(name)

    def search(name: str) -> CallToolResult | None:
        """The result of a search."""
        return None

    mcp.add_tool(
        # as agreed
        search,
        structured_output=False
    )

    return mcp


mcp = create_server()
