"""Builtins, default."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: int, b: float, c: str, d: bool, e: bytes = b"x", f: int = 2) -> str:
    return ""
