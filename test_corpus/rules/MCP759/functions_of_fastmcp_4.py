# settings: --mcp-sdk fastmcp==4.2.3
"""Functions that return a result of the protocol, beside an output schema."""

from fastmcp import FastMCP
from mcp.types import CallToolResult, TextContent

mcp = FastMCP("tabs")
COUNT = {"type": "object", "properties": {"count": {"type": "integer"}}}


@mcp.tool(output_schema=COUNT)  # MCP759: 10 "count_words" declares an outputSchema
def count_words() -> CallToolResult:
    """Count the words."""
    return CallToolResult(content=[TextContent(type="text", text="3")])
