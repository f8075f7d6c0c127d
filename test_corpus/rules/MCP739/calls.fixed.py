from typing import Annotated

from mcp.server.fastmcp import FastMCP
from pydantic import BaseModel, Field

mcp = FastMCP("search")


class Page(BaseModel):
    size: int = Field(10)


@mcp.tool()
def search(
    query: str,
    limit: Annotated[int, Field(description="How many.")] = 10,
) -> list[str]:  # MCP739: 36 limit is left out where search is called
    """Search in the shop, the search way."""
    return [query] * limit


@mcp.tool()
async def find(
    query: str = Field(description="What."),  # MCP739: 17 use Annotated
    *,
    limit: int = 10,  # MCP739: 17 limit is left out
    word: str = "",
) -> list[str]:
    """Find in the shop, the find way."""
    return [query, word] * limit


@mcp.tool()
def given(query: str, limit: int = Field(10)) -> list[str]:
    """Search with everything given."""
    return [query] * limit


@mcp.tool()
def annotated(query: str, limit: Annotated[int, Field(ge=1)] = 10) -> list[str]:
    """Search in the shop, the annotated way."""
    return [query] * limit


@mcp.tool()
def never(query: str, limit: int = Field(10)) -> list[str]:
    """Search; nobody calls it."""
    return [query] * limit


@mcp.tool()
def spread(query: str, limit: int = Field(10)) -> list[str]:
    """Search with arguments that are not known."""
    return [query] * limit


@mcp.tool()
def plain(query: str, limit: int = 10) -> list[str]:
    """Search in the shop, the plain way."""
    return [query] * limit


@mcp.tool()
def count(query: str) -> int:
    """Count in the shop, the count way."""
    return len(query)


async def all_of_them(options: dict[str, int]) -> None:
    print(search("a"), search("a", 3), search(query="a", limit=3))
    print(await find(word="a"))
    print(given("a", 3), given("a", limit=3), annotated("a"), plain("a"), spread("a", **options), Page())
