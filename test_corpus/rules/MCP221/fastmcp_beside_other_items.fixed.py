from typing import Annotated

from fastmcp import FastMCP
from pydantic import Field, PositiveInt

mcp = FastMCP("library")


@mcp.tool
def find_book(
    title: Annotated[str, "The title, or the beginning of it."],
    year: Annotated[int, Field(description="The year."), Field(ge=1450)] = 1900,  # MCP221: 25 fastmcp ignores the text "The year."
    limit: Annotated[PositiveInt, Field(description="How many.")] = 10,  # MCP221: 34 fastmcp ignores the text "How many."
    shelf: Annotated[str, "The shelf.", "Its row."] = "",  # MCP221: 26 fastmcp ignores the text "The shelf."
) -> str:
    """Find a book."""
    return f"{title}{year}{limit}{shelf}"
