"""Sphinx docstring."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: int) -> str:
    """Do it.

    :param a: The a value.
    :return: Something.
    """
    return ""
