# settings: --mcp-sdk fastmcp==2.14.7
from fastmcp import FastMCP

mcp = FastMCP("home")


@mcp.tool
def search(query: str) -> list[str]:
    """Search the shop for articles."""
    return [query]


def found(query: str) -> list[str]:
    return search.fn(query)
