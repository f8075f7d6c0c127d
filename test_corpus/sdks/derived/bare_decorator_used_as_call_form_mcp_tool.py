"""Bare decorator used as call form mcp.tool(f)."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


def f(a: int) -> int:
    """D."""
    return a


mcp.tool(f)
