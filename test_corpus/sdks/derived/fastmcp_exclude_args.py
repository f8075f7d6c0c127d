"""Fastmcp exclude_args."""
# sdks: fm2 fm3 fm4

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool(exclude_args=["u"])
def t(a: int, u: str = "x") -> int: return 1
