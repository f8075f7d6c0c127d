"""Functools.partial and callable instance."""

import functools
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


def f(a: int, b: int) -> int:
    """D."""
    return a


class K:
    """K doc."""
    def __call__(self, a: int) -> int:
        """call doc"""
        return a


mcp.tool(name="part")(functools.partial(f, b=1))
mcp.tool(name="inst")(K())
