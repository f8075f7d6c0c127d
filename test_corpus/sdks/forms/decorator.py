"""A server whose functions are decorated, and neighbours that look alike."""

import functools

from mcp.server.fastmcp import Context, FastMCP
from mcp.types import ToolAnnotations

mcp = FastMCP("library")
PREFIX = "library_"
READS = ToolAnnotations(readOnlyHint=True)


@mcp.tool()  # tool: find_book [decorator]
def find_book(title: str) -> str:
    """Find a book by its title."""
    return title


@mcp.tool("borrow_book")  # tool: borrow_book [decorator]
async def borrow(book_id: int, ctx: Context) -> str:
    """Borrow a book."""
    await ctx.info("borrowing")
    return str(book_id)


@mcp.tool(  # tool: return_book [decorator]
    name="return_book",
    title="Return a book",
    description="Give a borrowed book back.",
    annotations=ToolAnnotations(
        readOnlyHint=False,
        idempotentHint=True,
    ),
)
def give_back(book_id: int) -> str:
    return str(book_id)


@mcp.tool(name=f"{PREFIX}count", annotations=READS)  # tool: library_count [decorator]
def count() -> int:
    """How many books there are."""
    return 3


@mcp.tool(name="")  # tool: shelves [decorator]
def shelves() -> list[str]:
    """The names of the shelves."""
    return []


def _logged(function):
    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        return function(*args, **kwargs)

    return wrapper


@mcp.tool()  # tool: renew [decorator]
@_logged
def renew(book_id: int) -> str:
    """Renew a loan."""
    return str(book_id)


@_logged  # tool: reserve [decorator]
@mcp.tool()
def reserve(book_id: int) -> str:
    """Reserve a book."""
    return str(book_id)


@functools.lru_cache
def catalogue() -> dict[str, int]:
    return {}


@mcp.resource("library://books")
def books() -> str:
    return ""


@mcp.prompt()
def recommend(reader: str) -> str:
    return f"What should {reader} read?"


class Shelf:
    def tool(self, name=None):
        return lambda function: function


shelf = Shelf()


@shelf.tool()
def dust() -> None:
    """A shelf has tools of another kind."""
