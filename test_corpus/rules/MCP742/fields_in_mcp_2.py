from mcp.server.mcpserver import MCPServer
from mcp.types import CallToolResult

mcp = MCPServer("tabs")


@mcp.tool()
def close_tab(index: int) -> CallToolResult:
    """Close a tab."""
    return CallToolResult(content=[], is_error=index < 0)
