# settings: --mcp-clients gemini
from typing import Annotated

from mcp.server.fastmcp import FastMCP
from pydantic import Field


def create_server():
    mcp = FastMCP("theatre")

    @mcp.tool()
    def reserve_seats(
        # kept short
        number: Annotated[int, Field(
            # see the manual
            gt=0
        )]
    ) -> str:
        """Reserve seats."""
        return str(number)

    return mcp


mcp = create_server()
