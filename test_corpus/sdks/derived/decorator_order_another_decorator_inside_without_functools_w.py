"""Decorator order: another decorator inside without functools.wraps."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


def deco(f):
    def inner(*args, **kwargs):
        return f(*args, **kwargs)
    return inner


@mcp.tool()
@deco
def t(a: int) -> str:
    return ""
