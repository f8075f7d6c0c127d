"""Arbitrary class inside Optional parameter."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


class Bare: pass


@mcp.tool()
def t(a: Bare | None = None) -> str:
    return ""
