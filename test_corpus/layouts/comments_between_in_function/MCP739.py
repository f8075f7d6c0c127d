from mcp.server.fastmcp import FastMCP
from pydantic import Field


def create_server():
    mcp = FastMCP("search")

    @mcp.tool()
    def search(
        # see the manual
        query: str,
        limit: int = Field(10, description="How many.")  # kept short
    ) -> list[str]:
        """Search the shop for articles."""
        return [query] * limit

    def first(query: str) -> str:
        return search(query)[0]

    return mcp


mcp = create_server()
