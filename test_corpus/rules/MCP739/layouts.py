from fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP("search")


class Search:
    def __init__(self, server: FastMCP) -> None:
        @server.tool
        def search(
            query: str,
            limit: int = Field(  # MCP739: 25 limit is left out
                default=10,
                description='How many.'
            ),
        ) -> list[str]:
            """Search in the shop, the search way."""
            return [query] * limit

        @server.tool
        def first(query: str) -> str:
            """Search for the first article."""
            return search(query)[0]
