from mcp.server.fastmcp import FastMCP
from pydantic import Field


def create_server():
    mcp = FastMCP("kiosk")

    @mcp.tool()
    def order_papers(
        # see the manual
        number: int = Field(3, description="How many bundles.")
    ) -> str:
        """Order newspapers for the next day."""
        return str(number)

    return mcp


mcp = create_server()
