from mcp.server.fastmcp import Context
from mcp.types import Tool

from app import mcp


@mcp.tool()
def list_books(limit: int, ctx: Context) -> str:
    """List the books of the library."""
    return str(limit)


@mcp.tool()
def find_book(title: str) -> str:
    """Find a book."""
    return title


LEND = Tool(name="lend_book", description="Lend a book.", inputSchema={"type": "object"})
RETURN = {"name": "return_book", "description": "Take a book back.", "inputSchema": {"type": "object"}}
