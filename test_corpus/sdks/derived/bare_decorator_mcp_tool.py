"""Bare decorator @mcp.tool."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool
def t(a: int) -> str:
    """D."""
    return ""
