"""Returns section only."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t() -> str:
    """Do it.

    Returns:
        Something.
    """
    return ""
