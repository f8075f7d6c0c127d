"""Fastmcp run_in_thread with timeout."""
# sdks: fm2 fm3 fm4

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool(timeout=1.0, run_in_thread=False)
def t(a: int) -> int: return 1
