"""Fastmcp mount(namespace=) keyword."""
# sdks: fm2 fm3 fm4

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


sub = FastMCP("sub")


@sub.tool
def t(a: int) -> int: return 1
mcp.mount(sub, namespace="pre")
