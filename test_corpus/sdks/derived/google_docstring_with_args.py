"""Google docstring with Args."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: int, b: str = "x") -> str:
    """Do it.

    Longer text.

    Args:
        a: The a value.
        b: The b value,
            continued.

    Returns:
        Something.
    """
    return ""
