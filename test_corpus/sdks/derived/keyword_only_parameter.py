"""Keyword-only parameter."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(*, a: int, b: str = "x") -> str:
    return ""
