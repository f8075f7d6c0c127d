"""Positional-only."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: int, /, b: str) -> str:
    return ""
