"""Decorator inside with functools.wraps."""

import functools
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


def deco(f):
    @functools.wraps(f)
    def inner(*args, **kwargs):
        return f(*args, **kwargs)
    return inner


@mcp.tool()
@deco
def t(a: int) -> str:
    """Doc."""
    return ""
