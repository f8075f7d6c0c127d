"""Functions that return a `ToolResult`, beside an output schema."""

from fastmcp import FastMCP
from fastmcp.tools.tool import ToolResult
from mcp.types import CallToolResult, TextContent

mcp = FastMCP("tabs")
COUNT = {"type": "object", "properties": {"count": {"type": "integer"}}}


@mcp.tool(output_schema=COUNT)  # MCP759: 10 "count_tabs" declares an outputSchema
def count_tabs() -> ToolResult:
    """Count the tabs."""
    return ToolResult("3")


@mcp.tool(output_schema=COUNT)  # MCP759: 10 "count_windows" declares an outputSchema
def count_windows() -> ToolResult:
    """Count the windows."""
    return ToolResult(content=[TextContent(type="text", text="3")], structured_content=None)


@mcp.tool(output_schema=COUNT)
def count_groups(number: int) -> ToolResult:
    """Count the groups."""
    return ToolResult(content="3", structured_content={"count": number})


@mcp.tool(output_schema=COUNT)
def count_pages(number: int) -> ToolResult:
    """Count the pages."""
    return ToolResult("3", {"count": number})


@mcp.tool(output_schema=COUNT)
def count_links(given: list) -> ToolResult:
    """Count the links."""
    return ToolResult(*given)


@mcp.tool(output_schema=COUNT)
def count_words() -> CallToolResult:
    """Count the words: for fastmcp 2 and 3 the result is an object like others."""
    return CallToolResult(content=[TextContent(type="text", text="3")])


@mcp.tool
def show_tabs() -> ToolResult:
    """Show the tabs: no output schema."""
    return ToolResult("3")
