from typing import Annotated

from mcp.server.fastmcp import FastMCP
from pydantic import Field


def create_server():
    mcp = FastMCP("library")

    @mcp.tool()
    def find_book(
        title: Annotated[str, Field(description="The title, or the beginning of it.")],
    ) -> str:
        """Find a book.

        Args:
            title: The title, or the beginning of it.
        """
        return title

    return mcp


mcp = create_server()
