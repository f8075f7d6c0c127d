"""Decorators that keep, wrap or replace a function."""

import functools
import inspect
from typing import Any, Callable, TypeVar

from fastmcp import Context, FastMCP

mcp = FastMCP("case")
F = TypeVar("F", bound=Callable[..., Any])


def kept(function: F) -> F:
    function.marked = True
    return function


def wrapped(function):
    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        return function(*args, **kwargs)

    return wrapper


def retry(times: int = 3):
    def decorator(function):
        @functools.wraps(function)
        async def wrapper(*args, **kwargs):
            return await function(*args, **kwargs)

        return wrapper

    return decorator


def optional(function=None, *, log=True):
    def decorator(inner):
        @functools.wraps(inner)
        def wrapper(*args, **kwargs):
            return inner(*args, **kwargs)

        return wrapper

    return decorator if function is None else decorator(function)


def replaced(function):
    def other(x: int, y: str = "a") -> bool:
        """The other one."""
        return function(x, y)

    return other


def updated(function):
    def wrapper(*args, **kwargs):
        return function(*args, **kwargs)

    functools.update_wrapper(wrapper, function)
    return wrapper


def both_ways(function):
    if inspect.iscoroutinefunction(function):

        @functools.wraps(function)
        async def wrapper(*args, **kwargs):
            return await function(*args, **kwargs)

        return wrapper

    @functools.wraps(function)
    def sync_wrapper(*args, **kwargs):
        return function(*args, **kwargs)

    return sync_wrapper


_MARK = "_mark"


def marked(function):
    setattr(function, _MARK, True)
    return function


@mcp.tool()
@kept
def one(a: int, b: str = "x") -> int:
    """One."""


@mcp.tool()
@wrapped
def two(a: int, *, b: str = "x") -> int:
    """Two."""


@mcp.tool()
@retry(5)
async def three(a: int, b: list[str] | None = None) -> dict[str, int]:
    """Three."""


@mcp.tool()
@optional
def four(a: int) -> str:
    """Four."""


@mcp.tool()
@optional(log=False)
def five(a: int) -> str:
    """Five."""


@mcp.tool(name="six")
@replaced
def six(a: int) -> str:
    """Six."""


@mcp.tool()
@updated
def seven(a: int) -> str:
    """Seven."""


@mcp.tool()
@both_ways
@marked
def eight(a: int, b: float = 1) -> list[int]:
    """Eight."""
