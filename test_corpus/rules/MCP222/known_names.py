from typing import Any

from fastmcp import Context, FastMCP
from pydantic import BaseModel

from library import checked

mcp = FastMCP("library")


class Book(BaseModel):
    title: str
    year: int = 0


@mcp.tool
def find_book(title: str, ctx: Context) -> str:
    """Find a book.

    Args:
        title: The title. It may be one of:
            - first: The first book.
            newest: The newest book.
        ctx: The context.
        self: Nothing.
        Note: Case does not count.
        example: "war and peace"

    Returns:
        book: The book.
    """
    return title


@mcp.tool
def lend_book(book: Book) -> str:
    """Lend a book.

    Args:
        book: The book.
        title: Its title.
        year: The year in which it appeared.
        - reader: Not a parameter.
    """
    return book.title


@mcp.tool
@checked
def return_book(title: str) -> str:
    """Return a book.

    Args:
        reader: Taken by the decorator.
    """
    return title


@mcp.tool
def move_book(title: str, **others: Any) -> str:  # MCP701: 28 **others
    """Move a book.

    Args:
        title: The title.
        shelf: One of the others.
    """
    return f"{title}{others}"


@mcp.tool
def sort_books(*titles: str) -> str:  # MCP701: 16 *titles
    """Sort books by their titles.

    Args:
        *titles: The titles.
        **options: The options.
    """
    return str(titles)
