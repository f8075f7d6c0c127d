# settings: --mcp-sdk fastmcp==4.2.3
from typing import Annotated

from fastmcp import Context, FastMCP
from pydantic import Field

mcp = FastMCP('search')


@mcp.tool()
def find(limit: int = 10, query: str = Field(description='What to look for, and where.')) -> list[str]:
    """Find books."""
    return [query][:limit]


@mcp.tool(name='sort_books')
def sort(
    query: str,
    by: str = 'title',
    reverse: bool = False,
    shelf: str = Field(..., description='The shelf.'),
    room: str = Field(...)
) -> list[str]:
    """Sort the books of a shelf."""
    return [query, by, shelf, room, str(reverse)]


class Library:
    def register(self) -> None:
        @mcp.tool
        async def count(
            ctx: Context,
            words: list[str] = Field(default_factory=list, description='The words.'),
            # what is counted
            text: str = Field(  # any text
                description='A text.',
                min_length=1,
            ),
            *,
            unit: str = Field(description='The unit.'),
        ) -> int:
            """Count the words of a text."""
            await ctx.info(text)
            return len(words) + len(unit)


@mcp.tool
def shown(_title: Annotated[str, Field(description='A title.')], year: int = 0) -> str:
    """Show a book.

    Args:
        _title: What stands on it.
        year: Of print.
    """
    return f'{_title!r} {year}'


shown(_title='Moby Dick')


@mcp.tool
def aliased(year: int = 0, title: str = Field(validation_alias='of')) -> str:
    """Its argument has another name than the parameter."""
    return f'{title} {year}'
