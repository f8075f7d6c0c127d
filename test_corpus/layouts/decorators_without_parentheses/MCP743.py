# settings: --mcp-sdk fastmcp==3.4.11,mcp==1.30.0
from fastmcp import FastMCP
from mcp.types import CallToolResult, TextContent

mcp = FastMCP("quotes")


@mcp.tool
def quote(author: str) -> CallToolResult:
    """A quote of an author."""
    return CallToolResult(content=[TextContent(type="text", text=author)])
