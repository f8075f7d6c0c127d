"""Fastmcp on_duplicate_tools error (2.x spelling)."""
# sdks: fm2 fm3 fm4

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool
def t(a: int) -> int: return 1


@mcp.tool(name="t")
def t2(a: int) -> int: return 1
