"""Mcp v1 add_tool of partial / callable instance."""
# sdks: mcp1

import functools

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


class K:
    """K doc."""
    def __call__(self, a: int) -> int: return a


mcp.add_tool(K(), name="inst")
