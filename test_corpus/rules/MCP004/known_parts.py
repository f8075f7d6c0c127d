from enum import IntEnum

from mcp.server.fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("library")
LIMIT = 50


class Size(IntEnum):
    LARGE = 5


@mcp.tool(name="books" + "_list")
def list_books(title: str, limit: int = LIMIT) -> str:
    """List the books of the library.

    The newest come first.
    """
    return f"{title}{limit}"


@mcp.tool()
def find_book(title: str) -> str:
    """Find a book."""
    return title


@mcp.tool(description=f"Find at most {LIMIT} readers.")
def find_reader(name: str) -> dict[str, int]:
    return {name: 1}


LEND = Tool(
    name="lend_book",
    description="Lend a book.",
    inputSchema={"type": "object", "properties": {"limit": {"type": "integer", "maximum": LIMIT, "default": Size.LARGE}}},
)
RETURN = {
    "name": "return_book",
    "description": "Take a book back.",
    "inputSchema": {"type": "object", "properties": {"limit": {**{"type": "integer"}, "maximum": LIMIT}}},
    "outputSchema": {"type": "object"},
}
