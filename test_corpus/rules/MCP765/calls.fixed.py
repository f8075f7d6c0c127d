# settings: --mcp-sdk fastmcp==2.14.7
from fastmcp import FastMCP

mcp = FastMCP("search")


@mcp.tool
def search(query: str) -> list[str]:
    """Search in the shop, the search way."""
    return [query]


@mcp.tool()
async def find(query: str) -> list[str]:
    """Find in the shop, the find way."""
    return search.fn(query)  # MCP765: 11 search is a tool object in fastmcp 2.14.7


def plain(query: str) -> list[str]:
    """Search, registered by a call."""
    return [query]


mcp.tool(plain)


@mcp.tool
def third(query: str) -> list[str]:
    """Search, by its function."""
    return search.fn(query) + plain(query)


@mcp.tool
def fourth(query: str) -> list[str]:
    """Search, under another name."""

    def search(text: str) -> list[str]:
        return [text]

    return search(query)


@mcp.tool
def fifth(query: str) -> str:
    """Search, given on."""
    return str(map(str, [search, query]))


@mcp.tool
def sixth(query: str) -> str:
    """Search nothing."""
    return query


async def main() -> None:
    print(search.fn("a"))  # MCP765: 10 write search.fn(...)
    print(await find.fn("a"))  # MCP765: 16 find is a tool object
