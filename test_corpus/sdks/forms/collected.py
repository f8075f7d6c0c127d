"""Decorators of the project that keep functions, and no statement that registers them is in reach."""

import functools
import inspect
import logging
from collections.abc import Callable
from dataclasses import dataclass

import other_package
from langchain_core.tools import tool as chain_tool
from other_package.server import mcp
from other_package.tooling import mcp_tool, timing_tool

from mcp.server.fastmcp import FastMCP

logger = logging.getLogger(__name__)
REGISTRY: dict[str, Callable] = {}
ROWS: list = []


@dataclass
class Row:
    name: str
    function: Callable


class Registry:
    def __init__(self) -> None:
        self.methods = {}

    def method(self, function):
        self.methods[function.__name__] = function
        return function


class Server:
    def __init__(self) -> None:
        self.tools = Registry()

    def tool(self, function):
        return self.tools.method(function)

    def tool_info(self, function):
        logger.info(function.__name__)
        return function


server = Server()


def tool(function):
    return server.tool(function)


def named_tool(name: str = ""):
    def decorate(function):
        row = Row(name or function.__name__, function)
        ROWS.append(row)
        return function

    return decorate


def wrapping_tool(function):
    @functools.wraps(function)
    def run(*args, **kwargs):
        return function(*args, **kwargs)

    REGISTRY[function.__name__] = run
    return run


def marking_tool(function):
    function._is_tool = True
    return function


def setting_tool(function):
    setattr(function, "is_tool", True)
    return function


def either_tool(function=None, *, tags=()):
    def decorate(inner):
        if tags:
            try:
                ROWS.append({"function": inner})
            except ValueError:
                pass
        return inner

    return decorate(function) if function else decorate


def handed_tool(function):
    if keep(function):
        return function
    return function


def listed_tool(name=None):
    if name is None:
        return

    def decorate(function):
        ROWS.sort(key=lambda each: each.name(function))
        ROWS.extend([(name, function)])
        return function

    return decorate


def keep(function):
    REGISTRY["x"] = function
    return True


def logged_tool(function):
    """It only wraps."""
    logger.debug("%s", inspect.signature(function))

    @functools.wraps(function)
    def run(*args, **kwargs):
        logger.info(function.__name__)
        return function(*args, **kwargs)

    run.__doc__ = function.__doc__
    return run


def limited_tool(seconds: int):
    """It only wraps, and keeps what is no function."""
    REGISTRY.setdefault("seconds", seconds)

    def decorate(function):
        return functools.lru_cache(seconds)(function)

    return decorate


def recursive_tool(function):
    return recursive_tool(function)


def nothing_tool():
    return None


@tool  # unread: tool keeps the function in a way that is not followed; --mcp-tool-decorators can name it
def find_rows(text: str) -> str:
    return text


@server.tool  # unread: server.tool keeps the function in a way that is not followed; --mcp-tool-decorators can name it
def find_cells(text: str) -> str:
    return text


@named_tool("count")  # unread: named_tool keeps the function in a way that is not followed; --mcp-tool-decorators can name it
def count_rows(text: str) -> str:
    return text


@logged_tool  # unread: named_tool keeps the function in a way that is not followed; --mcp-tool-decorators can name it
@named_tool(name=other_package.NAME)
def count_cells(text: str) -> str:
    return text


@wrapping_tool  # unread: wrapping_tool keeps the function in a way that is not followed; --mcp-tool-decorators can name it
def sum_rows(text: str) -> str:
    return text


@marking_tool  # unread: marking_tool keeps the function in a way that is not followed; --mcp-tool-decorators can name it
def sort_rows(text: str) -> str:
    return text


@setting_tool  # unread: setting_tool keeps the function in a way that is not followed; --mcp-tool-decorators can name it
def sort_cells(text: str) -> str:
    return text


@either_tool  # unread: either_tool keeps the function in a way that is not followed; --mcp-tool-decorators can name it
def add_row(text: str) -> str:
    return text


@either_tool(tags=["a"])  # unread: either_tool keeps the function in a way that is not followed; --mcp-tool-decorators can name it
def add_cell(text: str) -> str:
    return text


@handed_tool  # unread: handed_tool keeps the function in a way that is not followed; --mcp-tool-decorators can name it
def hand_row(text: str) -> str:
    return text


@listed_tool("row")  # unread: listed_tool keeps the function in a way that is not followed; --mcp-tool-decorators can name it
def list_rows(text: str) -> str:
    return text


@mcp_tool("drop")  # unread: mcp_tool comes from a package that is not followed; --mcp-tool-decorators can name it
def drop_row(text: str) -> str:
    return text


@logged_tool
def logged(text: str) -> str:
    """No tool."""
    return text


@limited_tool(3)
def limited(text: str) -> str:
    """No tool."""
    return text


@recursive_tool
def recursive(text: str) -> str:
    """No tool."""
    return text


@nothing_tool()
def nothing(text: str) -> str:
    """No tool."""
    return text


@nothing_tool
def nothing_else(text: str) -> str:
    """No tool."""
    return text


@server.tool_info
def informed(text: str) -> str:
    """No tool."""
    return text


@timing_tool
def timed(text: str) -> str:
    """No tool: nothing is known of the decorator."""
    return text


@chain_tool
def chained(text: str) -> str:
    """LangChain."""
    return text


own = FastMCP("own")


@own.tool()  # tool: kept_and_listed [decorator]
@marking_tool
def kept_and_listed(text: str) -> str:
    """Kept, and on a server as well."""
    return text
