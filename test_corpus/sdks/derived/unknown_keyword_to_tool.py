"""Unknown keyword to tool()."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool(foo=1)
def t(a: int) -> str:
    return ""
