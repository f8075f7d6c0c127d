from typing import Annotated

from mcp.server.fastmcp import Context, FastMCP
from pydantic import BaseModel, Field

from library import Title

mcp = FastMCP("library")


class Book(BaseModel):
    """A book."""

    title: str


@mcp.tool()
def find_book(title: Annotated[str, Field(description="The title.")], ctx: Context) -> str:
    """Find a book.

    Args:
        title: The title.
        ctx: The context of the call.
    """
    return title


@mcp.tool()
def lend_book(title: str) -> str:
    """Lend a book to a reader.

    Returns:
        title: What was lent.
    """
    return title


@mcp.tool()
def return_book(title: str) -> str:
    """Return a book.

    Args:
        title:
    """
    return title


@mcp.tool()
def move_book(book: Book) -> str:
    """Move a book.

    Args:
        book: The book to move.
    """
    return book.title


@mcp.tool()
def sort_books(title: Title) -> str:
    """Sort the books.

    Args:
        title: Something of which the type is not known.
    """
    return str(title)


@mcp.tool()
def list_books(title: str) -> str:
    """List the books. title: the beginning of a title."""
    return title
