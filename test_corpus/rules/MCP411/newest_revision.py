# revision: 2026-07-28
from mcp.server.mcpserver import MCPServer
from mcp.types import CallToolResult, TextContent

server = MCPServer("library")


def lent(reason: str) -> CallToolResult:
    return CallToolResult(content=[TextContent(type="text", text=reason)], structured_content=[reason])
