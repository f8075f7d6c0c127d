"""Functions that make their results themselves, beside an output schema."""

from typing import Annotated

from mcp.server.fastmcp import FastMCP
from mcp.types import CallToolResult, TextContent
from pydantic import BaseModel

mcp = FastMCP("tabs")


class Count(BaseModel):
    count: int


@mcp.tool()
def count_tabs(window: int) -> Annotated[CallToolResult, Count]:  # MCP759: 31 "count_tabs" declares an outputSchema
    """Count the tabs."""
    if window < 0:
        return CallToolResult(content=[TextContent(type="text", text="no such window")], isError=True)
    return CallToolResult(content=[TextContent(type="text", text="3")])


@mcp.tool()
def count_windows() -> Annotated[CallToolResult, Count]:
    """Count the windows."""
    return CallToolResult(content=[TextContent(type="text", text="3")], structuredContent={"count": 3})


@mcp.tool()
def count_groups(full: bool) -> Annotated[CallToolResult, Count]:
    """Count the groups."""
    if full:
        return CallToolResult(content=[TextContent(type="text", text="3")], structuredContent={"count": 3})
    return CallToolResult(content=[TextContent(type="text", text="3")])


@mcp.tool()
def show_tabs() -> CallToolResult:
    """Show the tabs: no output schema."""
    return CallToolResult(content=[TextContent(type="text", text="3")])


@mcp.tool()
def close_tabs() -> Annotated[CallToolResult, Count]:
    """Close the tabs, which never works."""
    return CallToolResult(content=[TextContent(type="text", text="not now")], isError=True)


@mcp.tool()
def open_tabs(more: dict) -> Annotated[CallToolResult, Count]:
    """Open the tabs."""
    return CallToolResult(**more)
