from typing import Annotated

from mcp.server.fastmcp import FastMCP
from pydantic import Field


def create_server():
    mcp = FastMCP("library")

    @mcp.tool()
    def find_book(
        title: Annotated[
            str,  # as it is printed
            # for the form
            Field(description="The title, or the beginning of it.")
        ]
    ) -> str:
        """Find a book."""
        return title

    return mcp


mcp = create_server()
