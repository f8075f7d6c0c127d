# settings: --mcp-sdk fastmcp==4.2.3,mcp==2.3.0
from fastmcp import FastMCP
from mcp.types import CallToolResult, TextContent

mcp = FastMCP("quotes")


@mcp.tool
def quote(author: str) -> CallToolResult:
    """A quote of an author."""
    return CallToolResult(content=[TextContent(type="text", text=author)])


@mcp.tool(output_schema=None)
def either(author: str) -> CallToolResult | str:  # MCP743: 27 fastmcp 4.2.3 publishes
    """A quote of an author, the either way."""
    return author
