"""Decorators that assign the name or the docstring."""

import functools

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


def documented(function):
    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        return function(*args, **kwargs)

    wrapper.__doc__ = (function.__doc__ or "") + "\n\nMore."
    return wrapper


@mcp.tool(name="one")
@documented
def one(a: int) -> int:
    """One.

    Args:
        a: The a.
    """


class Config:
    def __init__(self, **values):
        for key, value in values.items():
            setattr(self, key, value)


@mcp.tool()
def two(a: int) -> int:
    """Two."""


def three(a: int) -> int:
    """Three."""


three.__doc__ = "Another text."
mcp.tool()(three)
