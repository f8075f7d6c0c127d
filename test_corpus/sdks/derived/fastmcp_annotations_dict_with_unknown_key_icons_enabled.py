"""Fastmcp annotations dict with unknown key; icons; enabled=False."""
# sdks: fm2 fm3 fm4

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool(annotations={"readonlyHint": True})
def t() -> int: return 1
