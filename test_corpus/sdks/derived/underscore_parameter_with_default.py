"""Underscore parameter with default."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: int, _b: str = "x") -> str:
    return ""
