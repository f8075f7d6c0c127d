"""Fastmcp Tool.from_tool with ArgTransform."""
# sdks: fm2 fm3 fm4

from fastmcp.tools import Tool
from fastmcp.tools.tool_transform import ArgTransform

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


def f(a: int, key: str = "k") -> int:
    """D."""
    return a


base = Tool.from_function(f)
mcp.add_tool(Tool.from_tool(base, name="h", description="H.", transform_args={"a": ArgTransform(name="alpha", description="An alpha"), "key": ArgTransform(hide=True)}))
