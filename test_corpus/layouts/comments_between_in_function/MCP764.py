from mcp import MCPError
from mcp.server.mcpserver import MCPServer
from mcp.types import INVALID_PARAMS


def create_server():
    mcp = MCPServer("tabs")

    @mcp.tool()
    def close_tab(index: int) -> str:
        """Close a tab."""
        if index < 0:
            raise MCPError(
                # see the manual
                code=INVALID_PARAMS,
                message="index must not be negative"  # kept short
            )
        return "closed"

    return mcp


mcp = create_server()
