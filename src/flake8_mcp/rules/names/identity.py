"""Whether a tool has a name at all, and one of its own."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.model import Absent, Server, Tool
from flake8_mcp.rules._rule import Citation, Context, Problem, SdkFact, rule, shown
from flake8_mcp.rules._servers import in_order, meet, where
from flake8_mcp.rules._texts import is_none, is_other_than_text
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.model import Condition


# fastmcp 2.14.7, 3.4.11, 4.2.3: what `on_duplicate` (2: `on_duplicate_tools`) chooses; `warn` is the default.
_MAX_MOUNTS = 5
_ON_DUPLICATE = MappingProxyType({"error": "raises", "ignore": "first", "replace": "last"})
_BY_DEFAULT = MappingProxyType({"mcp": "first", "fm": "last"})


@rule(
    code="MCP103",
    level="breaks",
    subject=Tool,
    message={
        "": 'this tool has no name and cannot be called: write a name such as "get_item"',
        "type": '{name} is not a string, so the tool cannot be listed: write a name such as "get_item"',
    },
    cites=(
        Citation("required", "schema", "Tool.name"),
        SdkFact(
            "mcp", "1.30.0, 2.3.0", "Tool(...) without a name, or with a number or None as name, raises ValidationError"
        ),
        SdkFact("mcp", "1.30.0, 2.3.0", "a number as name= of the tool decorator raises TypeError"),
        SdkFact("fastmcp", "2.14.7, 3.4.11, 4.2.3", "a number as name= of the tool decorator raises ValidationError"),
    ),
)
def missing_tool_name(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A tool that is listed has no name, or its name is not a string.

    Every revision requires `name`, a string: it is what a client calls.
    The SDKs raise when such a tool is made; a client that receives one from a hand-written server rejects the whole
    list, and the other tools of the server with it.

    Bad::

        from mcp.server.lowlevel import Server
        from mcp.types import Tool

        server = Server("weather")


        @server.list_tools()
        async def list_tools() -> list[Tool]:
            return [Tool(title="Forecast", description="Forecast for a city.", inputSchema={"type": "object"})]

    Good::

        from mcp.server.lowlevel import Server
        from mcp.types import Tool

        server = Server("weather")


        @server.list_tools()
        async def list_tools() -> list[Tool]:
            schema = {"type": "object", "properties": {}}
            return [Tool(name="forecast", description="Forecast for a city.", inputSchema=schema)]
    """
    name = tool.name.value
    if isinstance(name, Absent) and tool.certain:
        # Tool(name=None) is as good as no name, but the value is there to point at
        yield Problem(tool.registration.token if tool.name.key is None else name.place, pointer="/name")
    elif is_other_than_text(name) and (tool.certain or not is_none(name)):
        yield Problem(name.place, {"name": shown(name)}, "type", "/name")


@rule(
    code="MCP104",
    level="breaks",
    subject=Server,
    sees="project",
    message={
        "first": "{name} also names the tool {where}, which alone is kept: write another name",
        "last": "{name} also names the tool {where}, which is lost: write another name",
        "raises": "{name} also names the tool {where}, so on_duplicate raises: write another name",
        "": "{name} also names the tool {where}, and calls reach only one: write another name",
    },
    cites=(
        Citation("SHOULD", "server/tools", "Tool Names", since="2025-11-25"),
        SdkFact("mcp", "1.30.0, 2.3.0", "the first of two tools of one name is kept, with a warning in the log"),
        SdkFact(
            "fastmcp", "2.14.7, 3.4.11, 4.2.3", "the last of two tools of one name is kept, with a warning in the log"
        ),
        SdkFact("fastmcp", "3.4.11, 4.2.3", "tools of one name with different versions are all kept"),
    ),
)
def duplicate_tool_name(server: Server, _context: Context) -> Iterator[Problem]:
    """Two tools of one server have the same name.

    A client calls by name, so one of the two can never run.
    The official SDK keeps the first and fastmcp the last, and both say so only in the log; fastmcp raises if the server
    was made with `on_duplicate="error"` (`on_duplicate_tools` in fastmcp 2).
    Tools of a server that is mounted into another one count with those of the other, under their prefix.
    `flake8-mcp check` compares the tools of several files too, if one module or function surely imports all of them.
    Tools of different servers may share a name, and so may tools of which only one can exist: those in the arms of one
    `if` or `try`, and in fastmcp 3 and 4 those with different versions.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("garden")


        @mcp.tool(name="water")
        def water_roses(minutes: int) -> str:
            \"\"\"Water the roses.\"\"\"
            return "done"


        @mcp.tool(name="water")
        def water_lawn(minutes: int) -> str:
            \"\"\"Water the lawn.\"\"\"
            return "done"

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("garden")


        @mcp.tool(name="water_roses")
        def water_roses(minutes: int) -> str:
            \"\"\"Water the roses.\"\"\"
            return "done"


        @mcp.tool(name="water_lawn")
        def water_lawn(minutes: int) -> str:
            \"\"\"Water the lawn.\"\"\"
            return "done"
    """
    tools_of: dict[str, list[Tool]] = {}
    mounted: dict[int, tuple[Condition, ...]] = {}
    for name, tool, conditions in _listed(server, 0):
        if id(tool) not in mounted:  # a server that is mounted twice brings the same tools
            mounted[id(tool)] = conditions
            tools_of.setdefault(name, []).append(tool)
    for name, found in tools_of.items():
        tools = in_order(found)
        for index, later in enumerate(tools):
            earlier = next(
                (
                    each
                    for each in tools[:index]
                    if _is_of(server, each, later) and meet(each, later, mounted[id(each)], mounted[id(later)])
                ),
                None,
            )
            if earlier is not None:
                values = {"name": shown(name), "where": where(earlier, later)}
                effect = _effect(server, earlier, later) if earlier.server is later.server else ""
                yield Problem(later.name.place, values, effect, "/name")


def _is_of(server: Server, earlier: Tool, later: Tool) -> bool:
    """Whether two tools meet on a server first: those of one mounted server met there."""
    return earlier.server is not later.server or later.server is server


def _listed(server: Server, depth: int) -> Iterator[tuple[str, Tool, tuple[Condition, ...]]]:
    """The tools that a server lists by the names that are known, its own and those of the servers mounted into it.

    With the conditions under which they are mounted.
    """
    removed = {text_of(each) for each in server.removed}
    for tool in server.tools:
        if tool.known_name is not None and removed.isdisjoint({tool.known_name, None}):
            yield tool.known_name, tool, ()
    for mount in server.mounted if depth < _MAX_MOUNTS else ():
        for name, tool, conditions in _listed(mount.child, depth + 1):
            listed = mount.listed(name)
            if listed is not None:
                yield listed, tool, (*conditions, *mount.condition)


def _effect(server: Server, earlier: Tool, later: Tool) -> str:
    if later.registration.form in {"dict", "tool_object"}:
        return ""
    chosen = _ON_DUPLICATE.get(text_of(server.on_duplicate) or "")
    if chosen != "raises" and earlier.registration.place.source is not later.registration.place.source:
        return ""  # of two files it is not known which runs first
    return chosen or _BY_DEFAULT.get(later.sdk.family, "")
