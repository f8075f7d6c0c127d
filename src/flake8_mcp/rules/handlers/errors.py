"""How handlers tell of failures: as a result with `isError`, and no other way."""

from __future__ import annotations

import re
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.edits import (
    Fix,
    NotEditableError,
    import_name,
    raise_other,
    raise_returned,
)
from flake8_mcp.model import Handler
from flake8_mcp.rules import _calls
from flake8_mcp.rules._rule import Citation, Context, Problem, SdkFact, rule, shown

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from flake8_mcp.syntax.values import Place


@rule(
    code="MCP754",
    level="should",
    subject=Handler,
    message={
        "": "{text} is returned as an ordinary result, so clients take the failure for data: raise an exception",
        "unknown": "{text} is returned as an ordinary result, so clients take it for data: raise ValueError",
    },
    cites=(
        Citation("SHOULD", "server/tools", "Error Handling"),
        SdkFact("mcp", "1.30.0, 2.3.0", "an exception of a tool becomes a result with isError true"),
        SdkFact("fastmcp", "2.14.7, 3.4.11, 4.2.3", "an exception of a tool becomes a result with isError true"),
    ),
    fix="unsafe",
)
def error_returned_as_text(handler: Handler, _context: Context) -> Iterator[Problem]:
    """A tool catches an exception and returns a text that says so.

    A result has `isError` to tell a failure from data: clients show it differently, and models try again.
    A text that begins with "Error" is a result like any other.
    The SDKs set `isError` for an exception, and send its text.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("registry")


        @mcp.tool()
        def read_key(path: str) -> str:
            \"\"\"Read a key.\"\"\"
            try:
                with open(path, encoding="utf-8") as file:
                    return file.read()
            except OSError as problem:
                return f"Error: {problem}"

    Good::

        from mcp.server.fastmcp import FastMCP
        from mcp.server.fastmcp.exceptions import ToolError

        mcp = FastMCP("registry")


        @mcp.tool()
        def read_key(path: str) -> str:
            \"\"\"Read a key.\"\"\"
            try:
                with open(path, encoding="utf-8") as file:
                    return file.read()
            except OSError as problem:
                raise ToolError(f"{path} cannot be read") from problem
    """
    names = [each.known_name or handler.name for each in handler.tools] or [handler.name]
    if any(_calls.CHECKING & set(re.split(r"[_\W]+", name.lower())[:1]) for name in names):
        return
    for each in handler.answers:
        pattern = _calls.FAILURE if each.where == "except" else _calls.UNKNOWN_TOOL
        if pattern.match(each.text):
            variant = "" if each.where == "except" else "unknown"
            fix = partial(_raise_fix, handler, each.place) if variant == "" else None
            yield Problem(each.place, {"text": shown(each.text)}, variant, fix=fix)


# Where the exception is that an SDK sends as an error result: mcp 1.30.0, 2.3.0, fastmcp 2.14.7, 3.4.11, 4.2.3.
_TOOL_ERROR: Mapping[str, str] = MappingProxyType(
    {
        "mcp1": "mcp.server.fastmcp.exceptions",
        "mcp2": "mcp.server.mcpserver.exceptions",
        "fm2": "fastmcp.exceptions",
        "fm3": "fastmcp.exceptions",
        "fm4": "fastmcp.exceptions",
    }
)


def _raise_fix(handler: Handler, place: Place) -> Fix:
    profile = handler.sdk.profile if handler.sdk is not None else ""
    if profile not in _TOOL_ERROR or not handler.tools:
        raise NotEditableError("it is no function of a tool")
    name, imports = import_name(place.source, _TOOL_ERROR[profile], "ToolError")
    return Fix(f"Raise {name}", (*raise_returned(place, name), *imports), safe=False)


@rule(
    code="MCP764",
    level="should",
    subject=Handler,
    for_models=True,
    message={
        "": "{name} with INVALID_PARAMS is a protocol error, which models do not get to see: raise ToolError",
        "lowlevel": "{name} with INVALID_PARAMS is a protocol error, which models do not get to see: return a result "
        "with is_error=True",
    },
    cites=(
        Citation("SHOULD", "server/tools", "Error Handling", since="2025-11-25"),
        SdkFact("mcp", "2.3.0", "MCPError of a tool is answered as a JSON-RPC error, ToolError as a result"),
    ),
    fix="unsafe",
    since="2025-11-25",
)
def argument_error_as_protocol_error(handler: Handler, _context: Context) -> Iterator[Problem]:
    """A tool reports a wrong argument as an error of the protocol.

    Since 2025-11-25 errors of input belong into a result with `isError`, so that the model reads what was wrong and
    tries again.
    Only in mcp 2: mcp 1 and fastmcp make a result of the error themselves.
    An `MCPError` that a tool raises becomes a JSON-RPC error in mcp 2, which clients keep to themselves.
    An error that the function itself catches is none, and that a tool does not exist is one of the protocol: in the
    handler of a low-level server only what stands in a branch on the name of a tool is reported.
    A function under another decorator is left out, since that may make a result of the error.

    The fix raises `ToolError` with the same message, if the error carries nothing else.

    Bad::

        from mcp import MCPError
        from mcp.server.mcpserver import MCPServer
        from mcp.types import INVALID_PARAMS

        mcp = MCPServer("tabs")


        @mcp.tool()
        def close_tab(index: int) -> str:
            \"\"\"Close a tab.\"\"\"
            if index < 0:
                raise MCPError(code=INVALID_PARAMS, message="index must not be negative")
            return "closed"

    Good::

        from mcp.server.mcpserver import MCPServer
        from mcp.server.mcpserver.exceptions import ToolError

        mcp = MCPServer("tabs")


        @mcp.tool()
        def close_tab(index: int) -> str:
            \"\"\"Close a tab.\"\"\"
            if index < 0:
                raise ToolError("index must not be negative")
            return "closed"
    """
    if handler.sdk is None or handler.sdk.profile != "mcp2":
        return
    if any(each.handler is not None and each.handler.decorated for each in handler.tools):
        return
    for call in handler.calls:
        last = call.name.rpartition(".")[2]
        if last in {"MCPError", "McpError"} and ("INVALID_PARAMS" in call.target or "-32602" in call.target):
            if handler.tools:
                yield Problem(call.place, {"name": last}, fix=partial(_tool_error_fix, call.place))
            else:
                yield Problem(call.place, {"name": last}, "lowlevel")


def _tool_error_fix(place: Place) -> Fix:
    """Code outside of the function may wait for the other exception."""
    name, imports = import_name(place.source, "mcp.server.mcpserver.exceptions", "ToolError")
    edits = raise_other(place, name, "message", 1)  # mcp 2.3.0: MCPError(code, message, data)
    return Fix(f"Raise {name}", (*edits, *imports), safe=False)
