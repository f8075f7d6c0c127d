# revision: 2025-11-25
from mcp.server.fastmcp import FastMCP
from mcp.types import CallToolResult, TextContent

server = FastMCP("library")


def lent(reason: str) -> CallToolResult:
    return CallToolResult(
        content=[TextContent(type="text", text=reason)],
        structuredContent=[reason],  # MCP411: 26 up to revision 2025-11-25
    )
