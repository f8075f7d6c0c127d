"""Dict default for a non-default parameter order with Context."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: int = 1, *, ctx: Context) -> str:
    return ""
