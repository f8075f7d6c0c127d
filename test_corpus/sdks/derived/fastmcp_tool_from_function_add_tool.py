"""Fastmcp Tool.from_function + add_tool."""
# sdks: fm2 fm3 fm4

from fastmcp.tools import Tool

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


def f(a: int) -> int:
    """D."""
    return a


mcp.add_tool(Tool.from_function(f, name="g", description="G.", tags={"z"}))
