import os

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("orders")
READ_ONLY = os.environ.get("READ_ONLY") == "1"

if READ_ONLY:

    @mcp.tool()
    def change(order: int) -> str:
        """Say why orders cannot be changed."""
        return "read only"


if not READ_ONLY:

    @mcp.tool()
    def change(order: int) -> str:
        """Change an order."""
        return "changed"
