"""Bare containers vs parametrised."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: list, b: dict, c: list[str], d: dict[str, int], e: tuple[int, str], f: set[int], g: tuple[int, ...]) -> str:
    return ""
