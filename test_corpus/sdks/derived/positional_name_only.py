"""Positional name only."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool("pos")
def t(a: int) -> str:
    return ""
