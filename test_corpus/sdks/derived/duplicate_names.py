"""Duplicate names."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: int) -> str:
    """first"""
    return ""


@mcp.tool(name="t")
def t2(b: int) -> str:
    """second"""
    return ""
