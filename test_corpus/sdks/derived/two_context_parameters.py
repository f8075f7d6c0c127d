"""Two Context parameters."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: int, c1: Context, c2: Context) -> str:
    return ""
