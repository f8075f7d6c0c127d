from mcp.server.fastmcp import Context, FastMCP

mcp = FastMCP("library")


@mcp.tool()
def find_books(*words: str) -> list[str]:  # MCP701: 16 lists *words as one required string
    """Find books by words."""
    return sorted(words)


@mcp.tool()
def filter_books(limit: int, **filters: str) -> list[str]:  # MCP701: 31 mcp 1.30.0 lists **filters
    """Find books by fields."""
    return sorted(filters)[:limit]


@mcp.tool()
async def sort_books(
    order: str,
    *rest,  # MCP701: 5 *rest
    context: Context,
    **options,  # MCP701: 6 **options
) -> list[str]:
    """Sort books."""
    await context.info(order)
    return [order, *rest, *options]


@mcp.tool()
def list_books(author: str, *, limit: int = 10) -> list[str]:
    """The books of an author."""
    return [author][:limit]


def helper(*parts: str, **more: str) -> str:
    return "".join([*parts, *more])


@mcp.tool()
def count_books(author: str) -> int:
    """How many books an author wrote."""
    return len(helper(*author))


@mcp.tool()
def rate_book(title: str, args: list[str], kwargs: dict[str, str]) -> str:
    """Rate a book."""
    return helper(title, *args, **kwargs)
