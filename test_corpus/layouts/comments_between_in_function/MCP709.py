from fastmcp import FastMCP
from pydantic import Field


def create_server():
    mcp = FastMCP("search")

    @mcp.tool
    def search(
        # see the manual
        limit: int = 10,
        query: str = Field(description="What to look for.")  # kept short
    ) -> list[str]:
        """Search the books."""
        return [query][:limit]

    return mcp


mcp = create_server()
