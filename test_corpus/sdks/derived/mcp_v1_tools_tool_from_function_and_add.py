"""Mcp v1 tools=[Tool.from_function] and add_tool."""
# sdks: mcp1

from mcp.server.fastmcp.tools import Tool
def f(a: int) -> int:
    """D."""
    return a

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


mcp.add_tool(f, title="F", structured_output=False)
