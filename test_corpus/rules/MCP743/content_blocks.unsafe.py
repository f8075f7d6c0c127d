from typing import Optional

from mcp.server.fastmcp import FastMCP
from mcp.types import CallToolResult, ImageContent, TextContent

mcp = FastMCP("quotes")


@mcp.tool(structured_output=False)
def quote(author: str) -> list[TextContent]:  # MCP743: 26 mcp 1.30.0 publishes the protocol's own TextContent
    """A quote of an author."""
    return [TextContent(type="text", text=author)]


@mcp.tool(structured_output=False)
def portrait(author: str) -> Optional[ImageContent]:  # MCP743: 29 add structured_output=False
    """A portrait of an author."""
    return None


@mcp.tool(structured_output=False)
def both(author: str) -> list[TextContent | ImageContent]:  # MCP743: 25 TextContent
    """A quote and a portrait of an author."""
    return [TextContent(type="text", text=author)]


@mcp.tool(structured_output=False)
def plain(author: str) -> list[TextContent]:
    """A quote of an author, the plain way."""
    return [TextContent(type="text", text=author)]


@mcp.tool()
def result(author: str) -> CallToolResult:
    """A quote of an author, the result way."""
    return CallToolResult(content=[TextContent(type="text", text=author)])


@mcp.tool()
def text(author: str) -> str:
    """A quote of an author, the text way."""
    return author


@mcp.tool()
def untyped(author: str):
    """A quote of an author, the untyped way."""
    return [TextContent(type="text", text=author)]
