from typing import Annotated

from fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP("library")


@mcp.tool
def find_book(title: Annotated[str, Field(description="The title, or the beginning of it."), Field(min_length=1)]) -> str:
    """Find a book."""
    return title
