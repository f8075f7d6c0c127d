from typing import Annotated, Literal

from fastmcp import FastMCP
from mcp.server.fastmcp import FastMCP as Official
from pydantic import Field

mcp = FastMCP("library")
official = Official("library")


@mcp.tool
def find_book(title: Annotated[str, "The title, or the beginning of it."]) -> str:
    """Find a book."""
    return title


@official.tool()
def lend_book(title: Annotated[str, "title", Field(description="The title.")]) -> str:
    """Lend a book."""
    return title


@official.tool()
def sort_books(order: Annotated[Literal["title", "year"], Field(description="The order.")]) -> str:
    """Sort the books."""
    return order


@official.tool()
def move_book(shelf: "str", row: Annotated["int", Field(description="The row.")]) -> str:
    """Move a book."""
    return f"{shelf}{row}"


@official.tool()
def list_books() -> Annotated[str, "The titles."]:
    """List the books."""
    return ""
