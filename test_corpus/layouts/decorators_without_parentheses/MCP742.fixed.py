# settings: --mcp-sdk fastmcp==2.14.7
from fastmcp import FastMCP
from mcp.types import CallToolResult

mcp = FastMCP("tabs")


@mcp.tool
def close_tab(index: int) -> CallToolResult:
    """Close a tab."""
    return CallToolResult(content=[], isError=index < 0)
