# settings: --mcp-clients llamacpp
from typing import Annotated

from mcp.server.fastmcp import FastMCP
from pydantic import Field


def create_server():
    mcp = FastMCP("theatre")

    @mcp.tool()
    def reserve_seat(
        # kept short
        seat: Annotated[str, Field(
            # see the manual
            pattern="[A-Z][0-9]+"
        )]
    ) -> str:
        """Reserve a seat."""
        return seat

    return mcp


mcp = create_server()
