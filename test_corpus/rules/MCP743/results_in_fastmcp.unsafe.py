# settings: --mcp-sdk fastmcp==3.4.11,mcp==1.30.0
from fastmcp import FastMCP
from mcp.types import CallToolResult, TextContent

mcp = FastMCP("quotes")


@mcp.tool(output_schema=None)
def quote(author: str) -> CallToolResult:  # MCP743: 26 add output_schema=None
    """A quote of an author."""
    return CallToolResult(content=[TextContent(type="text", text=author)])


@mcp.tool(output_schema=None)
def plain(author: str) -> CallToolResult:
    """A quote of an author, the plain way."""
    return CallToolResult(content=[TextContent(type="text", text=author)])


@mcp.tool
def content(author: str) -> list[TextContent]:
    """A quote of an author, the content way."""
    return [TextContent(type="text", text=author)]
