import functools

from mcp.server.fastmcp import FastMCP
from tenacity import retry

mcp = FastMCP("library")


def logged(function):
    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        return function(*args, **kwargs)

    return wrapper


@mcp.tool()
@logged
def list_books(limit: int) -> str:
    """List the books of the library."""
    return str(limit)


@mcp.tool()
@functools.lru_cache
def find_book(title: str) -> str:
    """Find a book."""
    return title


@mcp.tool()
def lend_book(title: str) -> str:
    """Lend a book."""
    return title


@retry
def load() -> str:
    return ""


@mcp.tool()
async def return_book(title: str) -> str:
    """Take a book back."""
    return title


@mcp.resource("library://books")
@mcp.tool()
def count_books() -> int:
    """Count the books."""
    return 0
