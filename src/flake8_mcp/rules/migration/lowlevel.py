"""Handlers and types of the official SDK whose shape depends on the major."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.model import Module
from flake8_mcp.rules._rule import Context, Problem, SdkFact, cut, rule

if TYPE_CHECKING:
    from collections.abc import Iterator


@rule(
    code="MCP742",
    level="should",
    subject=Module,
    message="{name}= of {api} is kept as an unknown field by {release}, and nobody reads it: write {instead}=",
    cites=(
        SdkFact("mcp", "1.30.0", "CallToolResult(is_error=True) is sent with isError false and a field is_error"),
        SdkFact("mcp", "2.3.0", "both spellings are taken"),
    ),
    fix="safe",
)
def snake_case_field_on_mcp1(module: Module, _context: Context) -> Iterator[Problem]:
    """A field of a protocol type is given in snake_case, which mcp 1 does not know.

    The types of mcp 1 have the names of the protocol and keep whatever else they are given.
    `is_error=True` so becomes a field of that name that no client reads, and the result is no error.
    mcp 2 takes both spellings.

    Bad::

        from mcp.server.fastmcp import FastMCP
        from mcp.types import CallToolResult

        mcp = FastMCP("tabs")


        @mcp.tool()
        def close_tab(index: int) -> CallToolResult:
            \"\"\"Close a tab.\"\"\"
            return CallToolResult(content=[], is_error=index < 0)

    Good::

        from mcp.server.fastmcp import FastMCP
        from mcp.types import CallToolResult

        mcp = FastMCP("tabs")


        @mcp.tool()
        def close_tab(index: int) -> CallToolResult:
            \"\"\"Close a tab.\"\"\"
            return CallToolResult(content=[], isError=index < 0)
    """
    for use in module.uses:
        if use.kind == "field":
            release = use.release.replace("==", " ")
            values = {"name": cut(use.name), "api": use.api, "release": release, "instead": use.instead}
            yield Problem(use.place, values)


@rule(
    code="MCP787",
    level="breaks",
    subject=Module,
    message={
        "signature": "{name} is called with a context and parameters and awaited by {release}: "
        "write async def {name}(context, params)",
        "result": "{release} takes whole results of {api} only, and every request fails: return {instead}",
        "sync": "{name} is awaited by {release}, so every list fails: write async def",
        "dicts": "{release} reads the attributes of Tool objects, so every list fails: return {instead}",
    },
    cites=(
        SdkFact("mcp", "2.3.0", "a handler that returns a list or a text, or is not async with two parameters, fails"),
        SdkFact("mcp", "1.30.0", "list_tools on a function that is not async, or returns dicts, fails"),
    ),
    fix="safe",
)
def incomplete_lowlevel_result(module: Module, _context: Context) -> Iterator[Problem]:
    """A handler of a low-level server is not of the shape that this major of the SDK calls.

    mcp 1 wrapped what handlers returned; mcp 2 takes the result as it is, and calls every handler with a context and
    the parameters of the request.
    A list or a text is then answered as an internal error.
    In mcp 1 the handler of tools/list has to be async and to return `Tool` objects.

    Bad::

        from mcp.server.lowlevel import Server
        from mcp.types import Tool


        async def list_tools(context, params) -> list[Tool]:
            schema = {"type": "object", "properties": {}}
            return [Tool(name="close_tab", description="Close a tab.", input_schema=schema)]


        server = Server("tabs", on_list_tools=list_tools)

    Good::

        from mcp.server.lowlevel import Server
        from mcp.types import ListToolsResult, Tool


        async def list_tools(context, params) -> ListToolsResult:
            schema = {"type": "object", "properties": {}}
            return ListToolsResult(tools=[Tool(name="close_tab", description="Close a tab.", input_schema=schema)])


        server = Server("tabs", on_list_tools=list_tools)
    """
    for use in module.uses:
        if use.kind == "handler":
            release = use.release.replace("==", " ")
            values = {"name": cut(use.name), "api": use.api, "release": release, "instead": use.instead}
            yield Problem(use.place, values, use.fate)
