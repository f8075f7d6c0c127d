from typing import Annotated, Literal

from mcp.server.fastmcp import FastMCP
from pydantic import Field


def create_server():
    mcp = FastMCP("kiosk")

    @mcp.tool()
    def order_papers(
        period: Annotated[
            Literal["day", "week"],  # as it is asked for
            # for the form
            Field(description='Either "day" or "week".')
        ]
    ) -> str:
        """Order newspapers for a period."""
        return period

    return mcp


mcp = create_server()
