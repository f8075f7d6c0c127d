from enum import Enum
from typing import Annotated, Literal, Optional

from fastmcp import FastMCP
from pydantic import BaseModel, Field

mcp = FastMCP("library")


class Order(Enum):
    TITLE = "title"
    YEAR = "year"


class Page(BaseModel):
    number: int = Field(0, ge=1)  # MCP362: 24 default 0 does not fit "minimum": 1


@mcp.tool
def list_books(
    order: Literal["title", "year"] = "newest",  # MCP362: 38 default "newest" does not fit "enum"
    limit: Annotated[int, Field(le=50, examples=[10, 100])] = 20,  # MCP362: 53 example 100 does not fit "maximum": 50
    text: str = 5,  # MCP362: 16 default 5 does not fit "type": "string"
    only: Optional[int] = "all",  # MCP362: 26 default "all" does not fit "anyOf"
    sort: Order = "author",  # MCP362: 18 default "author" does not fit "enum"
) -> str:
    """List the books of the library."""
    return f"{order}{limit}{text}{only}{sort}"


@mcp.tool
def next_page(page: Page) -> int:
    """Turn to the next page."""
    return page.number + 1
