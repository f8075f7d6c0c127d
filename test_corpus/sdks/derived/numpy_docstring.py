"""NumPy docstring."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: int) -> str:
    """Do it.

    Parameters
    ----------
    a : int
        The a value.
    """
    return ""
