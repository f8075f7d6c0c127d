"""*args."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: int, *args: str) -> str:
    return ""
