# settings: --mcp-sdk fastmcp==2.14.7
from fastmcp import FastMCP

mcp = FastMCP("search")


@mcp.tool
async def search(query: str, limit: int = 3) -> list[str]:
    """Search the shop."""
    return [query] * limit


@mcp.tool()
async def first(query: str) -> str:
    """The first article of the shop."""
    found = await search(
        query,  # as it was given
        limit=1,
    )
    return found[0]


class Shop:
    async def all(self) -> list[str]:
        return [each for query in ("a", "b") for each in (await search (query))]
