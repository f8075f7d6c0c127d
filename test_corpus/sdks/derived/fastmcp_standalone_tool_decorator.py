"""Fastmcp standalone @tool decorator."""
# sdks: fm2 fm3 fm4

from fastmcp.tools import tool
@tool
def f(a: int) -> int:
    """D."""
    return a
@tool("named", description="N.")
def g(a: int) -> int: return a

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


mcp.add_tool(g)
