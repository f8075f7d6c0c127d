from typing import Annotated, Optional

from mcp.server.fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP("library")


@mcp.tool()
def find_book(
    title: Annotated[str, Field(description="The title, or the beginning of it.")],  # MCP221: 26 the SDK ignores the text "The title
    year: Annotated[Optional[int], Field(description="The year."), Field(ge=1450)] = None,  # MCP221: 35 ignores the text "The year."
) -> str:
    """Find a book."""
    return f"{title}{year}"
