"""Docstring with indentation and leading newline."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: int) -> str:
    """
    Do it.

        indented
    """
    return ""
