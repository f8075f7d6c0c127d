"""Own decorators that collect functions, registered later."""

from functools import wraps

from mcp.server.fastmcp import FastMCP

TOOLS = {}
COMMANDS = []
EVENTS = {}


def collected(name):
    def decorate(function):
        TOOLS[name] = function
        return function

    return decorate


def command(function):
    COMMANDS.append(function)
    return function


def event(name):
    """Collects too, but nothing registers what it collects."""

    def decorate(function):
        EVENTS[name] = function
        return function

    return decorate


class Catalogue:
    def __init__(self):
        self._entries = {}

    def add(self, name=None, **details):
        def decorate(function):
            self._entries[name or function.__name__] = (function, details)
            return function

        return decorate

    def register(self, server, prefix=""):
        for name, (function, details) in self._entries.items():
            server.tool(name=prefix + name, **details)(function)  # tool: cat_find [call] | cat_sort [call]


catalogue = Catalogue()
ignored = Catalogue()


@collected("read_page")
def read(page: int) -> str:
    """Read a page."""
    return str(page)


@collected(name="turn_page")
def turn() -> str:
    """Turn the page."""
    return ""


@command
def close_book() -> str:
    """Close the book."""
    return ""


@command
def open_book() -> str:
    """Open the book."""
    return ""


@event("closed")
def on_closed() -> None:
    """No tool."""


@catalogue.add(description="Find a page.")
def find(words: str) -> str:
    return words


@catalogue.add("sort")
def sort_pages() -> str:
    """Sort the pages."""
    return ""


@ignored.add()
def burn() -> None:
    """No tool."""


def build() -> FastMCP:
    mcp = FastMCP("book")
    for name, function in TOOLS.items():
        mcp.add_tool(function, name=name)  # tool: read_page [add_tool] | turn_page [add_tool]
    for function in COMMANDS:
        mcp.tool()(function)  # tool: close_book [call] | open_book [call]
    catalogue.register(mcp, prefix="cat_")
    return mcp


@wraps(build)
def rebuild():
    return build()
