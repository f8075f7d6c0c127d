"""Add_tool(fn)."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


def f(a: int) -> int:
    """D."""
    return a


mcp.add_tool(f)
