# settings: --mcp-sdk fastmcp==3.4.11
from fastmcp import FastMCP

mcp = FastMCP("home")


@mcp.tool
def search(query: str) -> list[str]:
    """Search the shop for articles."""
    return [query]


def found(query: str) -> list[str]:
    return search.fn(query) if hasattr(search, "fn") else search(query)
