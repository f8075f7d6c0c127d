# settings: --mcp-sdk fastmcp==3.4.11
from typing import Annotated

from fastmcp import Context, FastMCP
from pydantic import Field

mcp = FastMCP("search")


@mcp.tool
def search(query: str = Field(description="What to look for."), limit: int = 10) -> list[str]:  # MCP709: 28 query is required
    """Search."""  # MCP206: 4 only repeats the name
    return [query][:limit]


@mcp.tool
def find(
    second: str = Field(..., description="The second word."),
    first: str = Field("a", description="The first word."),
    third: list[str] = Field(default_factory=list),
) -> list[str]:
    """Find words."""
    return [first, second, *third]


@mcp.tool
def count(
    text: str = Field(description="A text."),
    words: list[str] = Field(default_factory=list),
) -> int:
    """Count words."""
    return len(words) + len(text)


@mcp.tool
def right(query: str = Field(description="What to look for."), limit: int = 10) -> list[str]:
    """Search."""  # MCP207: 4 has the same description
    return [query][:limit]


@mcp.tool
def annotated(query: Annotated[str, Field(description="What to look for.")], limit: int = 10) -> list[str]:
    """Search."""  # MCP207: 4 has the same description
    return [query][:limit]


@mcp.tool
def keyword(limit: int = 10, *, query: str = Field(description="What to look for.")) -> list[str]:
    """Search."""  # MCP207: 4 has the same description
    return [query][:limit]


@mcp.tool
def injected(context: Context = None, query: str = Field(description="What to look for.")) -> list[str]:
    """Search."""  # MCP207: 4 has the same description
    return [query, str(context)]
