"""Nested function name <locals>, non-ASCII name."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def größe(a: int) -> str:
    return ""
