# settings: --mcp-sdk fastmcp==2.14.7
from fastmcp import FastMCP

mcp = FastMCP("library")


@mcp.tool
def find_book(title: str) -> str:  # MCP220: 14 fastmcp 2 lists no description of "title"
    """Find a book.

    Args:
        title: The title, or the beginning of it.
    """
    return title
