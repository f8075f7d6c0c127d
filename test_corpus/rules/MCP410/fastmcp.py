# settings: --mcp-sdk fastmcp==3.4.11
from fastmcp import FastMCP

mcp = FastMCP("library")


@mcp.tool
def find_book(title: str) -> dict:
    """Find a book."""
    if not title:
        return f"There is no book {title}."  # MCP410: 15 a string is returned where the output schema wants an object
    return {"title": title}


@mcp.tool
def count_books(shelf: int) -> int:
    """Count the books of a shelf."""
    if shelf < 0:
        return "0"  # MCP410: 15 a string is returned where the output schema wants an integer
    if shelf > 5:
        return True  # MCP410: 15 a boolean is returned
    return 1.0


@mcp.tool
def list_titles(shelf: int) -> list:
    """List the titles of a shelf."""
    return None  # MCP410: 11 null is returned where the output schema wants an array
