"""Errors that the function itself turns into a result, and those that pass its handlers."""

from contextlib import suppress
from functools import wraps

import httpx
from mcp import MCPError
from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import INVALID_PARAMS

mcp = MCPServer("tabs")
KEPT = (MCPError, OSError)


@mcp.tool()
def search_tab(title: str) -> str:
    """Find a tab."""
    try:
        if not title:
            raise MCPError(INVALID_PARAMS, "title is empty")
    except MCPError as problem:
        return str(problem)
    return "found"


@mcp.tool()
def close_tab(index: int) -> str:
    """Close a tab."""
    try:
        if index < 0:
            raise MCPError(INVALID_PARAMS, "index is negative")
    except Exception as problem:
        raise ToolError(str(problem)) from problem
    return "closed"


@mcp.tool()
def open_tab(url: str) -> str:
    """Open a tab."""
    try:
        if not url:
            raise MCPError(INVALID_PARAMS, "url is empty")
        return httpx.get(url).text
    except KEPT:
        return "not opened"


@mcp.tool()
def pin_tab(index: int) -> str:
    """Pin a tab."""
    try:
        if index < 0:
            raise MCPError(INVALID_PARAMS, "index is negative")
    except:
        return "not pinned"
    return "pinned"


@mcp.tool()
def mute_tab(index: int) -> str:
    """Mute a tab."""
    with suppress(MCPError):
        if index < 0:
            raise MCPError(INVALID_PARAMS, "index is negative")
        return "muted"
    return "not muted"


@mcp.tool()
def move_tab(index: int) -> str:
    """Move a tab: what is caught is another error."""
    try:
        if index < 0:
            raise MCPError(INVALID_PARAMS, "index is negative")  # MCP764: 18 raise ToolError
    except (ValueError, httpx.HTTPError):
        return "not moved"
    return "moved"


@mcp.tool()
def copy_tab(index: int) -> str:
    """Copy a tab: the error is caught and raised again."""
    with suppress(ValueError), open("log") as log:
        try:
            if index < 0:
                raise MCPError(INVALID_PARAMS, "index is negative")  # MCP764: 22 raise ToolError
        except MCPError as problem:
            log.write(str(problem))
            raise problem
        except Exception:
            return "not copied"
    return "copied"


@mcp.tool()
def split_tab(index: int) -> str:
    """Split a tab: the error is raised where another one is caught, and in the `else`."""
    try:
        count = int(index)
    except Exception:
        raise ToolError("index is no number")  # MCP764: 14 raise ToolError
    else:
        if count < 0:
            raise ToolError("index is negative")  # MCP764: 18 raise ToolError
    finally:
        print("split")
    return "split"


@mcp.tool()
def read_tab(index: int) -> str:
    """Read a tab: a handler that logs and raises the same lets it pass."""
    try:
        if index < 0:
            raise MCPError(INVALID_PARAMS, "index is negative")  # MCP764: 18 raise ToolError
    except MCPError:
        raise
    return "read"


def answering(function):
    """Make a text of errors."""

    @wraps(function)
    def wrapper(index: int) -> str:
        try:
            return function(index)
        except MCPError as problem:
            return problem.message

    return wrapper


@mcp.tool()
@answering
def reload_tab(index: int) -> str:
    """Reload a tab: the decorator makes a text of the error."""
    if index < 0:
        raise MCPError(INVALID_PARAMS, "index is negative")
    return "reloaded"
