"""No parameters."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t() -> str:
    return ""
