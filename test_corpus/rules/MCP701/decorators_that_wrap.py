"""The signature of a faithful wrapper is that of the function."""
import functools

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("library")


def logged(function):
    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        print(function.__name__)
        return function(*args, **kwargs)

    return wrapper


@mcp.tool()
@logged
def list_books(author: str) -> list[str]:
    """The books of an author."""
    return [author]


@mcp.tool()
@logged
def count_books(author: str, year: int = 2020) -> int:
    """How many books an author wrote in a year."""
    return len(author) + year


@mcp.tool()
@logged
def first_book(author: str) -> str:
    """The first book of an author."""
    return author
