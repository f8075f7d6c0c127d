"""Tags keyword."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool(tags={"x"})
def t(a: int) -> str:
    return ""
