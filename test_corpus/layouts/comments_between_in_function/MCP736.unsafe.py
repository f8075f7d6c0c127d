from typing import Optional

from mcp.server.fastmcp import FastMCP


def create_server():
    mcp = FastMCP("tickets")

    @mcp.tool()
    def tickets(
        # see the manual
        label: Optional[str] = None
    ) -> list[str]:
        """The tickets with a label."""
        return [label or ""]

    return mcp


mcp = create_server()
