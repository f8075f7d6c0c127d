"""Imports, decorators, keywords and attributes that the release a project runs on does not have."""

from __future__ import annotations

import re
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.edits import (
    Fix,
    NotEditableError,
    call_at_once,
    drop_keyword,
    import_module,
    import_name,
    move_imports,
    move_to_run,
    rename_in_module,
    replace_attribute,
    replace_function,
    replace_text,
)
from flake8_mcp.model import Module
from flake8_mcp.rules._refusals import refusals
from flake8_mcp.rules._releases import shown_release
from flake8_mcp.rules._rule import Context, Problem, SdkFact, cut, rule
from flake8_mcp.rules.migration._handlers import handler_fix

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from flake8_mcp.model import Use
    from flake8_mcp.syntax.values import Place


@rule(
    code="MCP780",
    level="breaks",
    subject=Module,
    message={
        "": "{api} does not exist in {release}: remove the import, or ask for an earlier release",
        "instead": "{api} does not exist in {release}: import {instead}",
        "name": "{api} does not exist in {release}: remove it, or ask for an earlier release",
        "other": "{api} does not exist in {release}: use {instead}",
    },
    cites=(
        SdkFact("mcp", "2.3.0", "mcp.server.fastmcp, McpError and other names of mcp 1 cannot be imported"),
        SdkFact("fastmcp", "3.4.11", "the modules of the tool, prompt and resource managers cannot be imported"),
        SdkFact("fastmcp", "4.2.3", "fastmcp.tools.tool, fastmcp.server.openapi and others cannot be imported"),
    ),
    fix="safe",
)
def removed_import(module: Module, _context: Context) -> Iterator[Problem]:
    """An import, or what is said of an imported module, names what the release that the project runs on does not have.

    mcp 2 renamed `mcp.server.fastmcp` and `McpError`, fastmcp 3 and 4 moved modules; the import raises, and nothing of
    the file runs.
    A range such as `mcp>=1.2` allows such a release, and so does no range at all.
    The rule speaks only where a pin, a lock file or a range tells the release, and not for imports that the file
    tries in a `try`.

    Bad::

        # settings: --mcp-sdk mcp==2.3.0
        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("papers")


        @mcp.tool()
        def find_paper(title: str) -> str:
            \"\"\"Find a paper by its title.\"\"\"
            return title

    Good::

        # settings: --mcp-sdk mcp==2.3.0
        from mcp.server.mcpserver import MCPServer

        mcp = MCPServer("papers")


        @mcp.tool()
        def find_paper(title: str) -> str:
            \"\"\"Find a paper by its title.\"\"\"
            return title
    """
    for use in _uses(module, "import", "removed"):
        fix = partial(_import_fix, module, use) if use.instead else None
        yield Problem(use.place, _values(use, api=cut(use.api)), "instead" if use.instead else "", fix=fix)
    gone = tuple(each.api for each in _uses(module, "import", "removed"))
    for use in _uses(module, "name", "removed"):
        if not any(f"{use.api}.".startswith(f"{each}.") for each in gone):  # else the import is what raises
            fix = partial(_name_fix, use) if use.instead else None
            yield Problem(use.place, _values(use, api=cut(use.api)), "other" if use.instead else "name", fix=fix)


# mcp 2.3.0: MCPError takes code and message, and from_error_data what McpError took.
_CALLED: Mapping[str, str] = MappingProxyType({"MCPError": "MCPError.from_error_data"})


def _import_fix(module: Module, use: Use) -> Fix:
    """The whole statement is rewritten, and the uses of names that change."""
    named = tuple(_uses(module, "name", "removed"))
    moved = {**{each.api: each.instead for each in named}, **dict(map(_move, _uses(module, "import", "removed")))}
    edits, is_renamed = move_imports(use.place, moved, _CALLED, [(each.place, each.instead) for each in named])
    is_plain = not is_renamed or use.instead.rpartition(".")[2] in _CALLED
    return Fix(f"Import {use.instead}", tuple(edits), None, safe=is_plain)


def _name_fix(use: Use) -> Fix:
    """The name alone changes where its module is the same, else it is imported."""
    edits = rename_in_module(use.place, use.instead, use.api.rpartition(".")[0], _CALLED)
    return Fix(f"Use {use.instead}", tuple(edits), None, safe=False)


def _move(use: Use) -> tuple[str, str]:
    """What has moved, and where to, without what is below it."""
    written = use.place.source.slice(use.place.span)
    below = written.removeprefix(use.api) if written.startswith(f"{use.api}.") else ""
    return use.api, use.instead.removesuffix(below)


@rule(
    code="MCP781",
    level="breaks",
    subject=Module,
    message="{name}() is no decorator of the low-level server in {release}: give {instead}= to the constructor",
    cites=(SdkFact("mcp", "2.3.0", "Server has no attribute list_tools, call_tool, or any other of its decorators"),),
    fix="unsafe",
)
def removed_lowlevel_decorator(module: Module, _context: Context) -> Iterator[Problem]:
    """A handler is registered by a decorator of the low-level server, which mcp 2 does not have.

    In mcp 2 the handlers are arguments of the constructor, take the context and the parameters of the request, and
    return a whole result.
    The decorator raises `AttributeError` when the module is imported.

    The fix keeps the function, and registers behind it an adapter that gives it what mcp 1 gave and makes a whole
    result of what it returns, of exceptions too.
    It makes none for resources that are read and for completions, whose results have another form, nor where it is not
    known that a list is returned.
    mcp 1 checked arguments of tools against the input schema, mcp 2 does not.

    Bad::

        # settings: --mcp-sdk mcp==2.3.0
        from mcp.server import Server
        from mcp.types import Tool

        server = Server("shell")


        @server.list_tools()
        async def list_tools() -> list[Tool]:
            return []

    Good::

        # settings: --mcp-sdk mcp==2.3.0
        from mcp.server import Server
        from mcp.types import ListToolsResult


        async def list_tools(context, params) -> ListToolsResult:
            return ListToolsResult(tools=[])


        server = Server("shell", on_list_tools=list_tools)
    """
    for use in _uses(module, "decorator", "removed"):
        yield Problem(use.place, _values(use), fix=partial(handler_fix, use))


@rule(
    code="MCP783",
    level="breaks",
    subject=Module,
    message={
        "": "{name}= is no keyword of {api} in {release}, which raises TypeError: remove it",
        "instead": "{name}= is no keyword of {api} in {release}, which raises TypeError: use {instead}",
        "off": "{name}= is no keyword of {api} in {release}, which raises TypeError: use the server's "
        "disable(names=...)",
    },
    cites=(
        SdkFact("mcp", "2.3.0", "MCPServer(host=, port=) raises TypeError"),
        SdkFact("fastmcp", "3.4.11", "FastMCP() refuses on_duplicate_tools, log_level, host, port, tool_serializer"),
        SdkFact("mcp", "2.3.0", "run(mount_path=), sse_app(mount_path=) and Server.run(stateless=) raise TypeError"),
        SdkFact("fastmcp", "3.4.11, 4.2.3", "tool(enabled=) and create_proxy(port=) raise TypeError"),
        SdkFact("fastmcp", "3.4.11, 4.2.3", "get_tool(key=), prompt(enabled=) and from_tool(enabled=) raise TypeError"),
        SdkFact("fastmcp", "4.2.3", "tool(exclude_args=), mount(prefix=) and from_function(serializer=): TypeError"),
    ),
    fix="safe",
)
def removed_sdk_keyword(module: Module, _context: Context) -> Iterator[Problem]:
    """A keyword is given that an earlier major of the SDK took and this one does not.

    Constructors lost the settings of transports, which now belong to `run()`, and some keywords have other names.
    The call raises `TypeError` when the module is imported.
    The rule speaks only where a pin, a lock file or a range tells the release.

    The fix renames a keyword, gives the settings of a transport to `run()` where one call of it is in the file and its
    transport is known, and removes what changes nothing that is listed, or has nothing in its place.

    Bad::

        # settings: --mcp-sdk fastmcp==3.4.11
        from fastmcp import FastMCP

        mcp = FastMCP("home", on_duplicate_tools="error")

    Good::

        # settings: --mcp-sdk fastmcp==3.4.11
        from fastmcp import FastMCP

        mcp = FastMCP("home", on_duplicate="error")
    """
    for use in _uses(module, "keyword", "removed"):
        yield Problem(use.place, _values(use), "instead" if use.instead else "", fix=partial(_keyword_fix, use))
    for tool in module.tools:
        if tool.sdk.source in {None, "assumed"}:
            continue
        for each in refusals(tool, "removed"):
            if each.place.source is module.source:
                name = each.place.source.slice(each.place.span)
                api = "Tool.from_function" if tool.registration.form == "tool_object" else "tool()"
                values = {"name": cut(name), "api": api, "release": shown_release(tool.sdk)}
                if name == "enabled" and not _is_given_true(each.place):
                    # without it the tool is listed; fastmcp 3.4.11 and 4.2.3 have disable(names=) for that
                    yield Problem(each.place, values, "off")
                else:
                    yield Problem(each.place, values, fix=partial(_default_fix, each.place, name))


# Which keywords of constructors `run()` takes with which transport: mcp 2.3.0, fastmcp 3.4.11, 4.2.3.
_LISTENING = frozenset({"host", "port"})
_ANSWERING = _LISTENING | {"json_response", "stateless_http"}
_RUN = MappingProxyType({"sse": _LISTENING, "streamable-http": _ANSWERING, "http": _ANSWERING})


def _keyword_fix(use: Use) -> Fix:
    """The keyword gets its new name, goes to `run()`, or goes.

    One that now counts for more than tools may do more than before, and a level is that of the environment.
    """
    if use.instead.endswith("= of run()"):
        edits = move_to_run(use.place, _RUN)
        return Fix(f"Give {use.name}= to run()", tuple(edits), None, safe=False)
    if use.name == "log_level" or not use.instead:
        return Fix(f"Remove {use.name}=", tuple(drop_keyword(use.place)), None, safe=False)
    if not use.instead.endswith("="):
        raise NotEditableError("nothing has taken its place")
    name = use.instead.removesuffix("=")
    edits = replace_text(use.place, use.name, name)
    return Fix(f"Rename {use.name}= to {use.instead}", tuple(edits), None, safe=name == "namespace")


def _default_fix(place: Place, name: str) -> Fix:
    """`enabled=True` said what is so without it."""
    if name != "enabled":
        raise NotEditableError("nothing has taken its place")
    return Fix("Remove enabled=True", tuple(drop_keyword(place)), None)


_TRUE = re.compile(r"\s*=\s*True\s*[,)]")


def _is_given_true(place: Place) -> bool:
    """Whether the value of the keyword at a place is nothing but `True`."""
    return _TRUE.match(place.source.text, place.source.offset(place.span.end_line, place.span.end_column)) is not None


@rule(
    code="MCP784",
    level="breaks",
    subject=Module,
    message={
        "": "{name} does not exist in {release}: remove it",
        "instead": "{name} does not exist in {release}: use {instead}",
    },
    cites=(
        SdkFact("fastmcp", "3.4.11", "FastMCP has no get_tools, get_resources, get_prompts and settings"),
        SdkFact("mcp", "2.3.0", "the low-level server has no request_context, request_handlers and experimental"),
        SdkFact("fastmcp", "4.2.3", "FastMCP has no import_server, as_proxy, add_tool_transformation and remove_tool"),
        SdkFact("mcp", "2.3.0", "MCPServer has no get_context"),
        SdkFact("fastmcp", "3.4.11, 4.2.3", "a decorated function stays one and has no fn; that of 2.14.7 has it"),
    ),
    fix="unsafe",
)
def removed_sdk_method(module: Module, _context: Context) -> Iterator[Problem]:
    """A method or attribute of a server is used that the release which the project runs on does not have.

    The use raises `AttributeError`, at import or in the middle of a call.
    The rule speaks only of objects that are known to be servers, of their classes, and of `fn` of a function that a
    server decorates, and only where a pin, a lock file or a range tells the release.

    The fix calls the method that has taken its place, which may give back something else, and reads the settings of
    all servers; for `search.fn(...)` it calls `search(...)`.

    Bad::

        # settings: --mcp-sdk fastmcp==4.2.3
        from fastmcp import FastMCP

        mcp = FastMCP("home")
        mcp.remove_tool("lights")

    Good::

        # settings: --mcp-sdk fastmcp==4.2.3
        from fastmcp import FastMCP

        mcp = FastMCP("home")
        mcp.local_provider.remove_tool("lights")
    """
    for use in _uses(module, "attribute", "removed"):
        fix = partial(_method_fix, use) if use.instead else None
        yield Problem(use.place, _values(use), "instead" if use.instead else "", fix=fix)


# A method that takes what the old one took; what it gives back may differ.
_METHOD = re.compile(r"[a-z_.]+\(\)")
_MOUNT = MappingProxyType({"server": "server", "prefix": "namespace"})


def _method_fix(use: Use) -> Fix:
    if use.api == "function":
        return Fix(f"Write {use.instead}", tuple(replace_text(use.place, use.name, use.instead)), None, safe=False)
    if use.instead == "fastmcp.settings":
        # fastmcp 2.14.7: what a server has as settings are those of all servers
        module, imports = import_module(use.place.source, "fastmcp")
        edits = replace_attribute(use.place, f"{module}.settings")
        return Fix(f"Read {module}.settings", (*edits, *imports), None, safe=False)
    if not _METHOD.fullmatch(use.instead):
        raise NotEditableError("no method has taken its place")
    if use.name == "import_server":
        # fastmcp 4.2.3: tools that the other server gets later are listed too
        return Fix("Call mount()", tuple(call_at_once(use.place, "mount", _MOUNT)), None, safe=False)
    module, _, function = use.instead.removesuffix("()").rpartition(".")
    if module.startswith("fastmcp"):
        name, imports = import_name(use.place.source, module, function)
        edits = replace_function(use.place, name)
        return Fix(f"Call {name}()", (*edits, *imports), None, safe=False)
    edits = replace_text(use.place, use.name, use.instead.removesuffix("()"))
    return Fix(f"Call {use.instead}", tuple(edits), None, safe=False)


@rule(
    code="MCP785",
    level="should",
    subject=Module,
    message="{name} is private to the SDK, and not every release has it: use the public methods of the server",
    cites=(
        SdkFact("fastmcp", "3.4.11, 4.2.3", "FastMCP has no _tool_manager, which fastmcp 2.14.7 has"),
        SdkFact("mcp", "2.3.0", "MCPServer has no _mcp_server, which FastMCP of mcp 1.30.0 has"),
    ),
)
def private_sdk_attribute(module: Module, _context: Context) -> Iterator[Problem]:
    """A private attribute of a server object is used.

    What starts with an underscore is no part of an SDK's interface, and moves between releases: `_tool_manager` is gone
    in fastmcp 3, and `_mcp_server` in mcp 2.
    All SDKs can list, add and call tools by public methods.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("home")
        count = len(mcp._tool_manager.list_tools())

    Good::

        import asyncio

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("home")
        count = len(asyncio.run(mcp.list_tools()))
    """
    for use in _uses(module, "attribute", "private"):
        yield Problem(use.place, _values(use))


def _uses(module: Module, kind: str, fate: str) -> Iterator[Use]:
    return (each for each in module.uses if each.kind == kind and each.fate == fate and not each.expected)


def _values(use: Use, **more: str) -> dict[str, str]:
    """What messages show of a use; the release with what tells it."""
    release = shown_release(use)
    return {"api": use.api, "name": cut(use.name), "release": release, "instead": cut(use.instead), **more}
