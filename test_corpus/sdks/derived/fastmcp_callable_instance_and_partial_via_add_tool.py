"""Fastmcp callable instance and partial via add_tool / from_function."""
# sdks: fm2 fm3 fm4

import functools
from fastmcp.tools import Tool

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


class K:
    """K doc."""
    def __call__(self, a: int) -> int:
        """call doc"""
        return a


mcp.add_tool(Tool.from_function(K(), name="inst"))


def f(a: int, b: int) -> int:
    """D."""
    return a


mcp.add_tool(Tool.from_function(functools.partial(f, b=1), name="part"))
