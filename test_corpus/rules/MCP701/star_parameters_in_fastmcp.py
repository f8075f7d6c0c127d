# settings: --mcp-sdk fastmcp==3.4.11
from fastmcp import FastMCP

mcp = FastMCP("library")


@mcp.tool
def find_books(*words: str, **filters: str) -> list[str]:  # MCP701: 16 refuses functions with *words | MCP701: 30 **filters as
    """Find books."""
    return sorted([*words, *filters])


@mcp.tool(exclude_args=["debug"])
def list_books(author: str, debug: bool = False) -> list[str]:
    """The books of an author."""
    return [author] if debug else []
