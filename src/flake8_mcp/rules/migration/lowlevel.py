"""Handlers and types of the official SDK whose shape depends on the major."""

from __future__ import annotations

from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.edits import (
    ANY,
    REMOVED,
    Change,
    Fix,
    add_keyword,
    import_name,
    rename_keyword,
    replace_text,
    wrap_returned,
)
from flake8_mcp.model import Module
from flake8_mcp.rules._releases import shown_release
from flake8_mcp.rules._rule import Context, Problem, SdkFact, cut, rule, shown

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from flake8_mcp.model import Tool, Use
    from flake8_mcp.syntax.values import Place


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

    The fix writes the name that the protocol has.

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
            release = shown_release(use)
            values = {"name": cut(use.name), "api": use.api, "release": release, "instead": use.instead}
            tool = _tool_around(module, use) if use.api in _PARTS else None
            yield Problem(use.place, values, fix=partial(_field_fix, use, tool), tool=tool)


# The types that are parts of a tool's definition: which; a field of a tool is one itself.
_PARTS: Mapping[str, str] = MappingProxyType({"Tool": "", "ToolExecution": "/execution", "Icon": "/icons"})


def _tool_around(module: Module, use: Use) -> Tool | None:
    """The tool whose definition has the keyword."""
    for tool in module.tools:
        place = tool.registration.place
        if place.source is use.place.source and place.span.holds(use.place.span):
            return tool
    return None


def _field_fix(use: Use, tool: Tool | None) -> Fix:
    """Only the field itself becomes known, which is the definition's where it is one of a Tool."""
    changes: tuple[Change, ...] = ()
    if tool is not None and use.api != "Tool":
        changes = (Change(_PARTS[use.api], ANY),)
    elif tool is not None:
        # the field of the other name was sent too
        changes = (Change(f"/{use.name}", REMOVED), Change(f"/{use.instead}", ANY))
    return Fix(f"Write {use.instead}= in place of {use.name}=", tuple(rename_keyword(use.place, use.instead)), changes)


@rule(
    code="MCP787",
    level="breaks",
    subject=Module,
    message={
        "signature": "{name} is called with a context and parameters and awaited by {release}: "
        "write async def {name}(context, params)",
        "result": "{release} takes whole results of {api} only, and every request fails: return {instead}",
        "objects": "objects in a dict are no JSON, so every request to {api} fails in {release}: return {instead}",
        "lacks": "this dict lacks {name} of revision {revision}, so {release} answers an error: return {instead}",
        "sync": "{name} is awaited by {release}, so every list fails: write async def",
        "dicts": "{release} reads the attributes of Tool objects, so every list fails: return {instead}",
    },
    cites=(
        SdkFact("mcp", "2.3.0", "a handler that returns a list or a text, or is not async with two parameters, fails"),
        SdkFact("mcp", "2.3.0", "a dict without the fields that the revision of the client requires fails"),
        SdkFact("mcp", "1.30.0", "list_tools on a function that is not async, or returns dicts or a dict, fails"),
    ),
    fix="safe",
)
def incomplete_lowlevel_result(module: Module, context: Context) -> Iterator[Problem]:
    """A handler of a low-level server is not of the shape that this major of the SDK calls.

    mcp 1 wrapped what handlers returned; mcp 2 takes the result as it is, and calls every handler with a context and
    the parameters of the request.
    A list or a text is then answered as an internal error, and so is a dict that lacks a field: `ttlMs`, `cacheScope`
    and `resultType` are required since 2026-07-28, and the classes of results fill them in.
    The newest of `--mcp-revisions` counts.
    In mcp 1 the handler of tools/list has to be async and to return `Tool` objects.

    The fix makes a whole result of a list that is known to hold tools, or content.

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
    yield from _incomplete_dicts(module, context)
    for use in module.uses:
        if use.kind == "handler" and use.fate != "lacks":
            release = shown_release(use)
            values = {"name": cut(use.name), "api": use.api, "release": release, "instead": use.instead}
            fix = partial(_result_fix, use) if use.fate == "result" else None
            yield Problem(use.place, values, use.fate, fix=fix)


def _incomplete_dicts(module: Module, context: Context) -> Iterator[Problem]:
    """The dicts that lack what the newest revision requires, each with all that it lacks."""
    newest = context.revisions[-1]
    lacking: dict[Place, list[Use]] = {}
    for use in module.uses:
        if use.kind == "handler" and use.fate == "lacks" and use.name in newest.result_fields[_METHODS[use.api]]:
            lacking.setdefault(use.place, []).append(use)
    for place, uses in lacking.items():
        *names, last = [shown(each.name) for each in uses]
        release = shown_release(uses[0])
        named = f"{', '.join(names)} and {last}" if names else last
        values = {"name": named, "revision": newest.name, "release": release, "instead": uses[0].instead}
        yield Problem(place, values, "lacks")


_METHODS: Mapping[str, str] = MappingProxyType({"on_list_tools": "tools/list", "on_call_tool": "tools/call"})
# Content blocks of mcp 2.3.0.
_BLOCKS = frozenset({"AudioContent", "EmbeddedResource", "ImageContent", "ResourceLink", "TextContent"})


def _result_fix(use: Use) -> Fix:
    """The list becomes a field of the result; what is listed stays the same."""
    result, _, keyword = use.instead.removesuffix("=...)").partition("(")
    name, imports = import_name(use.place.source, "mcp.types", result, "mcp_types", "mcp")
    edits = wrap_returned(use.place, name, keyword, {"Tool"} if keyword == "tools" else _BLOCKS)
    return Fix(f"Return {name}({keyword}=[...])", (*edits, *imports))


@rule(
    code="MCP782",
    level="breaks",
    subject=Module,
    message="{name} does not exist in {release}, whose types have snake_case attributes: write {instead}",
    cites=(SdkFact("mcp", "2.3.0", "Tool(...).inputSchema raises AttributeError; constructors take both spellings"),),
    fix="safe",
)
def camel_case_attribute(module: Module, _context: Context) -> Iterator[Problem]:
    """An attribute of a protocol object is read by its name on the wire.

    mcp 2 renamed the fields of its types to snake_case, and keeps the names of the protocol for JSON and for
    constructors only.
    Reading `tool.inputSchema` raises `AttributeError`.
    The rule speaks of objects that are known to be of a protocol type, and only where a pin, a lock file or a range
    tells the release.

    Bad::

        # settings: --mcp-sdk mcp==2.3.0
        from mcp.types import Tool


        def parameters(tool: Tool) -> list[str]:
            return sorted(tool.inputSchema["properties"])

    Good::

        # settings: --mcp-sdk mcp==2.3.0
        from mcp.types import Tool


        def parameters(tool: Tool) -> list[str]:
            return sorted(tool.input_schema["properties"])
    """
    for use in module.uses:
        if use.kind == "attribute" and use.fate == "renamed" and not use.expected:
            release = shown_release(use)
            fix = partial(_attribute_fix, use)
            yield Problem(use.place, {"name": cut(use.name), "release": release, "instead": use.instead}, fix=fix)


def _attribute_fix(use: Use) -> Fix:
    return Fix(f"Read {use.instead}", tuple(replace_text(use.place, use.name, use.instead)), None)


@rule(
    code="MCP786",
    level="should",
    subject=Module,
    message="{name}() of {release} writes snake_case keys, which the protocol does not have: add by_alias=True",
    cites=(SdkFact("mcp", "2.3.0", "model_dump() of a tool has the key input_schema, with by_alias=True inputSchema"),),
    fix="unsafe",
)
def dump_without_aliases(module: Module, _context: Context) -> Iterator[Problem]:
    """A protocol object is turned into JSON under names that the protocol does not know.

    In mcp 2 the fields of types have snake_case names, and `model_dump()` writes those.
    Whoever reads the answer looks for `inputSchema` and does not find it.
    The rule speaks where the value is returned or serialised, and only where a pin, a lock file or a range tells the
    release.

    Bad::

        # settings: --mcp-sdk mcp==2.3.0
        import json

        from mcp.types import Tool


        def answer(tools: list[Tool]) -> str:
            return json.dumps({"tools": [tool.model_dump() for tool in tools]})

    Good::

        # settings: --mcp-sdk mcp==2.3.0
        import json

        from mcp.types import Tool


        def answer(tools: list[Tool]) -> str:
            return json.dumps({"tools": [tool.model_dump(by_alias=True) for tool in tools]})
    """
    for use in module.uses:
        if use.kind == "dump":
            values = {"name": use.name, "release": shown_release(use)}
            yield Problem(use.place, values, fix=partial(_dump_fix, use))


def _dump_fix(use: Use) -> Fix:
    """Who reads the other names, beside the one that they are sent to, finds them no more."""
    return Fix("Add by_alias=True", tuple(add_keyword(use.place, "by_alias", "True")), safe=False)
