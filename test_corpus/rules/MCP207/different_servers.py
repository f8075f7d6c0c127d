import os

from mcp.server.fastmcp import FastMCP

from library import TEXT

books = FastMCP("books")
records = FastMCP("records")


@books.tool()
def list_books() -> str:
    """List what is there."""
    return ""


@records.tool()
def list_records() -> str:
    """List what is there."""
    return ""


if os.environ.get("SHORT"):

    @books.tool()
    def find(title: str) -> str:
        """Find a book."""
        return title

else:

    @books.tool()
    def find_all(title: str) -> str:
        """Find a book."""
        return title


@books.tool(description=TEXT)
def lend_book(title: str) -> str:
    return title


@books.tool(description=f"{TEXT} again")
def return_book(title: str) -> str:
    return title
