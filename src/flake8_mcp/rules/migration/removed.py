"""Imports, decorators, keywords and attributes that the release a project runs on does not have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.model import Module
from flake8_mcp.rules._refusals import refusals
from flake8_mcp.rules._rule import Context, Problem, SdkFact, cut, rule

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.model import Use


@rule(
    code="MCP780",
    level="breaks",
    subject=Module,
    message={
        "": "{api} does not exist in {release}: remove the import, or ask for an earlier release",
        "instead": "{api} does not exist in {release}: import {instead}",
    },
    cites=(
        SdkFact("mcp", "2.3.0", "mcp.server.fastmcp, McpError and other names of mcp 1 cannot be imported"),
        SdkFact("fastmcp", "3.4.11", "the modules of the tool, prompt and resource managers cannot be imported"),
        SdkFact("fastmcp", "4.2.3", "fastmcp.tools.tool, fastmcp.server.openapi and others cannot be imported"),
    ),
    fix="safe",
)
def removed_import(module: Module, _context: Context) -> Iterator[Problem]:
    """An import names a module or an object that the release which the project runs on does not have.

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
        yield Problem(use.place, _values(use, api=cut(use.api)), "instead" if use.instead else "")


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
        yield Problem(use.place, _values(use))


@rule(
    code="MCP783",
    level="breaks",
    subject=Module,
    message={
        "": "{name}= is no keyword of {api} in {release}, which raises TypeError: remove it",
        "instead": "{name}= is no keyword of {api} in {release}, which raises TypeError: use {instead}",
    },
    cites=(
        SdkFact("mcp", "2.3.0", "MCPServer(host=, port=) raises TypeError"),
        SdkFact("fastmcp", "3.4.11", "FastMCP() refuses on_duplicate_tools, log_level, host, port, tool_serializer"),
        SdkFact("fastmcp", "3.4.11, 4.2.3", "tool(enabled=) raises TypeError"),
        SdkFact("fastmcp", "4.2.3", "tool(exclude_args=), mount(prefix=) and from_function(serializer=): TypeError"),
    ),
    fix="safe",
)
def removed_sdk_keyword(module: Module, _context: Context) -> Iterator[Problem]:
    """A keyword is given that an earlier major of the SDK took and this one does not.

    Constructors lost the settings of transports, which now belong to `run()`, and some keywords have other names.
    The call raises `TypeError` when the module is imported.
    The rule speaks only where a pin, a lock file or a range tells the release.

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
        yield Problem(use.place, _values(use), "instead" if use.instead else "")
    for tool in module.tools:
        if tool.sdk.source in {None, "assumed"}:
            continue
        for each in refusals(tool, "removed"):
            if each.place.source is module.source:
                name = each.place.source.slice(each.place.span)
                api = "Tool.from_function" if tool.registration.form == "tool_object" else "tool()"
                values = {"name": cut(name), "api": api, "release": (tool.sdk.release or "").replace("==", " ")}
                yield Problem(each.place, values)


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
        SdkFact("fastmcp", "4.2.3", "FastMCP has no import_server, as_proxy, add_tool_transformation and remove_tool"),
        SdkFact("mcp", "2.3.0", "MCPServer has no get_context"),
    ),
    fix="unsafe",
)
def removed_sdk_method(module: Module, _context: Context) -> Iterator[Problem]:
    """A method or attribute of a server is used that the release which the project runs on does not have.

    The use raises `AttributeError`, at import or in the middle of a call.
    The rule speaks only of objects that are known to be servers, and only where a pin, a lock file or a range tells
    the release.

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
        yield Problem(use.place, _values(use), "instead" if use.instead else "")


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
    release = use.release.replace("==", " ")
    if use.found is not None:
        release = f"{release} ({cut(use.found)})"
    return {"api": use.api, "name": cut(use.name), "release": release, "instead": cut(use.instead), **more}
