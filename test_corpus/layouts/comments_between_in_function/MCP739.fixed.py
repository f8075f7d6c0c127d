from typing import Annotated

from mcp.server.fastmcp import FastMCP
from pydantic import Field


def create_server():
    mcp = FastMCP("search")

    @mcp.tool()
    def search(
        # see the manual
        query: str,
        limit: Annotated[int, Field(description="How many.")] = 10  # kept short
    ) -> list[str]:
        """Search the shop for articles."""
        return [query] * limit

    def first(query: str) -> str:
        return search(query)[0]

    return mcp


mcp = create_server()
