from typing import Annotated

from mcp.server.fastmcp import FastMCP
from pydantic import Field


def create_server():
    mcp = FastMCP("kiosk")

    @mcp.tool()
    def order_papers(
        # see the manual
        number: Annotated[int, Field(description="How many bundles.")] = 3
    ) -> str:
        """Order newspapers for the next day."""
        return str(number)

    return mcp


mcp = create_server()
