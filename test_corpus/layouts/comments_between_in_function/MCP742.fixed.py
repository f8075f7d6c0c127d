from mcp.server.fastmcp import FastMCP
from mcp.types import CallToolResult


def create_server():
    mcp = FastMCP("tabs")

    @mcp.tool()
    def close_tab(index: int) -> CallToolResult:
        """Close a tab."""
        return CallToolResult(
            # see the manual
            content=[],
            isError=index < 0  # kept short
        )

    return mcp


mcp = create_server()
