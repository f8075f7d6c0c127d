"""Description not a string."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool(description=("a", "b"))
def t(a: int) -> str:
    return ""
