from typing import Dict

from mcp.server.fastmcp import FastMCP


def create_server():
    mcp = FastMCP("stock")

    @mcp.tool()
    def stock(shelf: str) -> Dict[str, int]:
        """The stock of a shelf."""
        return {shelf: 1}

    return mcp


mcp = create_server()
