"""Fastmcp import via old-style mcp.server.fastmcp Context in a fastmcp tool."""
# sdks: fm2 fm3 fm4

try:
    from mcp.server.fastmcp import Context
except ImportError:
    from mcp.server.mcpserver import Context

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool
def t(a: int, ctx: Context) -> int: return 1
