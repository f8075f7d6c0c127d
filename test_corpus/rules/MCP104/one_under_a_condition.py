import os

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("search")


@mcp.tool()
def search(text: str) -> list[str]:
    """Search the index."""
    return [text]


if os.environ.get("SLOW_SEARCH"):

    @mcp.tool(name="search")  # MCP104: 19 on line 9
    def slow_search(text: str) -> list[str]:
        """Search every file."""
        return [text]
