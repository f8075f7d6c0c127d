"""No docstring; empty-string description."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: int) -> str:
    return ""


@mcp.tool(description="")
def t2(a: int) -> str:
    """Doc."""
    return ""
