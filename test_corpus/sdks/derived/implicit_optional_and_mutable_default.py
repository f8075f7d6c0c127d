"""Implicit Optional (x: int = None) and mutable default."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: int = None, b: list[int] = [], c: dict = {}) -> str:
    return ""
