# settings: --mcp-sdk mcp==1.30.0
from app import mcp


@mcp.tool()
def list_books(limit: int) -> str:
    """List the books of the library."""
    return str(limit)


@mcp.tool()
def find_book(title: str) -> str:
    """Find a book."""
    return title
