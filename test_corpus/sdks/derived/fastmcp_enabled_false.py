"""Fastmcp enabled=False."""
# sdks: fm2 fm3 fm4

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool(enabled=False)
def t() -> int: return 1
