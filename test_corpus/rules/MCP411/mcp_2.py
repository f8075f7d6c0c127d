from mcp.server.mcpserver import MCPServer
from mcp.types import CallToolResult

server = MCPServer("library")


def lent(reason: str) -> CallToolResult:
    return CallToolResult(content=[{"text": reason}])


@server.tool()
def lend(title: str) -> str:
    """Lend a book."""
    return title
