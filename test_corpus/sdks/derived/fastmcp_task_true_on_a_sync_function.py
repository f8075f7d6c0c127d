"""Fastmcp task=True on a sync function."""
# sdks: fm2 fm3 fm4

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool(task=True)
def t(a: int) -> int: return 1
