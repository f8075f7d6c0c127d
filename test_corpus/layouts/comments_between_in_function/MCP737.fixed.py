from typing import Annotated

from mcp.server.fastmcp import FastMCP
from pydantic import Field


def create_server():
    mcp = FastMCP("travel")

    @mcp.tool()
    def flights(
        # kept short
        origin: Annotated[str, Field(
            # see the manual
            validation_alias="from"
        )]
    ) -> list[str]:
        """Flights from an airport."""
        return [origin]

    return mcp


mcp = create_server()
