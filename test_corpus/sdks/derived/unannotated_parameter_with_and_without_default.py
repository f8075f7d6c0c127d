"""Unannotated parameter, with and without default."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a, b=3) -> str:
    return ""
