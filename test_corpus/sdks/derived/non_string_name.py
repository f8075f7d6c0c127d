"""Non-string name."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool(name=123)
def t(a: int) -> str:
    return ""
