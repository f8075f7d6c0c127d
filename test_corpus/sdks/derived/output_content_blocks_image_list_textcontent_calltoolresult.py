"""Output: content blocks, Image, list[TextContent], CallToolResult."""

from mcp.types import CallToolResult, TextContent
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t_tc() -> TextContent: ...


@mcp.tool()
def t_ltc() -> list[TextContent]: ...


@mcp.tool()
def t_ctr() -> CallToolResult: ...
