# settings: --mcp-sdk fastmcp==2.14.7
from fastmcp import FastMCP

mcp = FastMCP("library")


@mcp.tool
def find_book(title: str) -> str:
    """Find a book.

    Args:
        titel: The title, or the beginning of it.
    """
    return title
