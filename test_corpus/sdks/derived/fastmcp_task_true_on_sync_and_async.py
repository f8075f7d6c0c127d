"""Fastmcp task=True on sync and async."""
# sdks: fm2 fm3 fm4

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool(task=True)
async def t(a: int) -> int: return 1
