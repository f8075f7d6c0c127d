"""Decorators that take parameters away with __signature__."""

import functools
import inspect
import os

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


def without_first(function):
    signature = inspect.signature(function)
    params = list(signature.parameters.values())

    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        return function(None, *args, **kwargs)

    wrapper.__signature__ = signature.replace(parameters=params[1:])
    return wrapper


def without_named(function):
    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        return function(*args, **kwargs)

    sig = inspect.signature(function)
    kept = [p for name, p in sig.parameters.items() if name not in ("service", "session")]
    wrapper.__signature__ = sig.replace(parameters=kept)
    return wrapper


def without(*names):
    def decorator(function):
        sig = inspect.signature(function)

        @functools.wraps(function)
        def wrapper(*args, **kwargs):
            return function(*args, **kwargs)

        wrapper.__signature__ = sig.replace(parameters=[p for p in sig.parameters.values() if p.name not in names])
        return wrapper

    return decorator


def maybe_without_user(function):
    sig = inspect.signature(function)
    params = list(sig.parameters.values())
    if os.environ.get("MANAGED_USER_OF_THE_CASE"):
        new = sig.replace(parameters=[p for p in params[1:] if p.name != "user"])
    else:
        new = sig.replace(parameters=params[1:])

    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        return function(*args, **kwargs)

    wrapper.__signature__ = new
    return wrapper


def hidden(function, names):
    sig = inspect.signature(function)
    if os.environ.get("HIDE_OF_THE_CASE"):
        function.__signature__ = sig.replace(parameters=[p for p in sig.parameters.values() if p.name not in names])
    return function


def hide(*names):
    def decorator(function):
        return hidden(function, names)

    return decorator


def services(configs):
    def decorator(function):
        sig = inspect.signature(function)
        injected = {config["param"] for config in configs}
        params = list(sig.parameters.values())
        filtered = [p for p in params if p.name not in injected]
        if os.environ.get("MANAGED_USER_OF_THE_CASE"):
            filtered = [p for p in filtered if p.name != "user"]

        @functools.wraps(function)
        def wrapper(*args, **kwargs):
            return function(*args, **kwargs)

        wrapper.__signature__ = sig.replace(parameters=filtered)
        return wrapper

    return decorator


@mcp.tool()
@without_first
def one(service, a: int, b: str = "x") -> int:
    """One."""


@mcp.tool()
@without_named
def two(service, a: int, session=None, b: str = "x") -> int:
    """Two."""


@mcp.tool()
@without("c", "d")
def three(a: int, c: object, d: object = None, *, b: str = "x") -> int:
    """Three."""


@mcp.tool()
@maybe_without_user
def four(service, user: str, query: str) -> str:
    """Four."""


@mcp.tool()
@hide("path")
def five(path: str, query: str) -> str:
    """Five."""


@mcp.tool()
@services([{"param": "drive"}, {"param": "docs"}])
def six(drive, docs, user: str, doc_id: str = "1") -> list[str]:
    """Six."""


@mcp.tool()
@without_first
@without("c")
def seven(service, c: object, a: int) -> int:
    """Seven."""
