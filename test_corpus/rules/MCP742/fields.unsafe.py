import json

from mcp.server.fastmcp import FastMCP
from mcp.types import CallToolResult, ImageContent, Resource, TextContent

mcp = FastMCP("tabs")


@mcp.tool()
def close_tab(index: int) -> CallToolResult:
    """Close a tab."""
    return CallToolResult(content=[], isError=index < 0)  # MCP742: 38 write isError=


@mcp.tool()
def count_tabs(window: int) -> CallToolResult:
    """Count tabs."""
    return CallToolResult(
        content=[TextContent(type="text", text="3", _meta={"a": 1})],  # MCP742: 52 write _meta=
        structuredContent={"count": window},  # MCP742: 8 structured_content= of CallToolResult is kept
    )


@mcp.tool()
def open_tab(index: int) -> CallToolResult:
    """Open a tab."""
    return CallToolResult(content=[TextContent(type="text", text=json.dumps({}))], isError=index < 0, structuredContent={}, _meta={"a": 1})  # MCP412: 34 see nothing of structured content


@mcp.tool()
def move_tab(index: int) -> dict[str, int]:
    """Move a tab."""
    return dict(is_error=index)


@mcp.tool(meta={"a": 1})
def pin_tab(index: int) -> int:
    """Pin a tab."""
    return index


class Result:
    def __init__(self, is_error: bool) -> None:
        self.is_error = is_error


@mcp.tool()
def mute_tab(index: int) -> str:
    """Mute a tab."""
    return str(Result(is_error=index < 0))


icon = Resource(name="icon", uri="a://b", mimeType="image/png")  # MCP742: 42 write mimeType=


@mcp.tool(structured_output=False)
def show_tab(index: int) -> ImageContent:
    """Show a tab."""
    return ImageContent(type="image", data=str(index), mimeType="image/png")
