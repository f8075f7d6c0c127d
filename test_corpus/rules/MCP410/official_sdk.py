from typing import Optional

from mcp.server.fastmcp import FastMCP
from pydantic import BaseModel

mcp = FastMCP("library")


class Book(BaseModel):
    title: str


@mcp.tool()
def find_book(title: str) -> Book:
    """Find a book."""
    if not title:
        return None  # MCP410: 15 null is returned where the output schema wants an object
    if title == "x":
        return f"There is no book {title}."  # MCP410: 15 a string is returned
    return Book(title=title)


@mcp.tool()
def list_titles(shelf: int) -> list[str]:
    """List the titles of a shelf."""
    return {"titles": [], "shelf": shelf}  # MCP410: 11 an object is returned where the output schema wants an array


@mcp.tool()
def count_books(shelf: int) -> Optional[int]:
    """Count the books of a shelf."""
    if shelf < 0:
        return "none"  # MCP410: 15 wants an integer or null
    if shelf > 5:
        return [shelf for _ in range(2)]  # MCP410: 15 an array is returned
    return 1.5  # MCP410: 11 a number is returned


@mcp.tool()
def is_lent(title: str) -> bool:
    """Say whether a book is lent."""
    return "maybe" if title == "x" else "perhaps" if title else True


@mcp.tool()
def may_lend(title: str) -> bool:
    """Say whether a book may be lent."""
    if title:
        return 5  # MCP410: 15 an integer is returned where the output schema wants a boolean
    return "perhaps"  # MCP410: 11 a string is returned where the output schema wants a boolean


@mcp.tool()
def read_page(number: int) -> str:
    """Read a page."""
    return number or 5


@mcp.tool()
def read_line(number: int) -> str:
    """Read a line."""
    if number:
        return True  # MCP410: 15 a boolean is returned where the output schema wants a string
    return 0  # MCP410: 11 an integer is returned
