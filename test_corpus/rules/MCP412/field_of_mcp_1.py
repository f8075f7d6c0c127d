from mcp.server.fastmcp import FastMCP
from mcp.types import CallToolResult

mcp = FastMCP("library")


def count() -> CallToolResult:
    return CallToolResult(content=[], structured_content={"count": 0})  # MCP742: 38 structured_content= of CallToolResult


@mcp.tool()
def lend(title: str) -> str:
    """Lend a book."""
    return title
