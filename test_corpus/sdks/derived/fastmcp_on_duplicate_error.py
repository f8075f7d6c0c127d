"""Fastmcp on_duplicate error."""
# sdks: fm2 fm3 fm4

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool
def t(a: int) -> int: return 1


@mcp.tool(name="t")
def t2(a: int) -> int: return 1
