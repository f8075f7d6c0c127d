"""Underscore parameter."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(_a: int) -> str:
    return ""
