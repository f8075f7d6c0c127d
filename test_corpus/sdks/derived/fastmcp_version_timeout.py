"""Fastmcp version=, timeout=."""
# sdks: fm2 fm3 fm4

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool(version="2", timeout=3.0)
def t(a: int) -> dict: return {}
