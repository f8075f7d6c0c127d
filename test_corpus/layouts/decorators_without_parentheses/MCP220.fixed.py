# settings: --mcp-sdk fastmcp==2.14.7
from typing import Annotated

from fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP("library")


@mcp.tool
def find_book(
    title: Annotated[str, Field(description="The title, or the beginning of it.")],
) -> str:
    """Find a book.

    Args:
        title: The title, or the beginning of it.
    """
    return title
