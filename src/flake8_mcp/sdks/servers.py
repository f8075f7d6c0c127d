"""What the constructors of servers are given, and how the servers are started: looked for when someone asks."""

from __future__ import annotations

import ast
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from flake8_mcp.model import NOTHING, to_json
from flake8_mcp.serving import ServerFacts, Start
from flake8_mcp.syntax.names import identity
from flake8_mcp.syntax.outline import dotted_name
from flake8_mcp.syntax.values import Array, Scalar

from ._receivers import receiver_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from flake8_mcp.model import Server
    from flake8_mcp.syntax.outline import Located
    from flake8_mcp.syntax.values import Value

    from ._sdk import Discovery

STDIO_SERVERS = frozenset({"mcp.server.stdio.stdio_server"})

# mcp 1.30.0 and 2.3.0, fastmcp 2.14.7, 3.4.11 and 4.2.3: the methods that start a server or make an application of it,
# with the transport that they have without an argument, and whether they take one.
_STARTING: Mapping[str, tuple[str, bool]] = MappingProxyType(
    {
        "run": ("stdio", True),
        "run_async": ("stdio", True),
        "run_stdio_async": ("stdio", False),
        "run_http_async": ("streamable-http", True),
        "run_streamable_http_async": ("streamable-http", False),
        "run_sse_async": ("sse", False),
        "http_app": ("streamable-http", True),
        "streamable_http_app": ("streamable-http", False),
        "sse_app": ("sse", False),
    }
)
_TRANSPORTS: Mapping[str, str] = MappingProxyType(
    {"stdio": "stdio", "http": "streamable-http", "streamable-http": "streamable-http", "sse": "sse"}
)
_ROUTES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {"streamable-http": ("path", "streamable_http_path"), "sse": ("path", "sse_path"), "stdio": ()}
)


class Started(NamedTuple):
    """A call that starts a server; the transport is None if it is not known."""

    call: Located[ast.Call]
    server: Server
    transport: str | None


def started(discovery: Discovery) -> Iterator[Started]:
    """The calls of a file that start a server."""
    for call in discovery.file.outline.calls:
        function = call.node.func
        if isinstance(function, ast.Attribute) and function.attr in _STARTING:
            receiver = receiver_of(discovery, function.value, call.scope)
            if receiver.verdict == "server" and not receiver.lowlevel and receiver.server is not None:
                yield Started(call, receiver.server, _transport(discovery, call, function.attr))
        elif dotted_name(function)[-1:] == ("stdio_server",):
            names = {identity(each) for each in discovery.file.resolve(dotted_name(function), call.scope)}
            lowlevel = next((each for each in discovery.servers.values() if each.sdk.family == "mcp"), None)
            if names <= STDIO_SERVERS and names and lowlevel is not None:
                yield Started(call, lowlevel, "stdio")


def _transport(discovery: Discovery, call: Located[ast.Call], method: str) -> str | None:
    """The transport that a call starts a server on; None if it is not known."""
    default, takes_one = _STARTING[method]
    node = call.node
    if not takes_one:
        return default
    if any(each.arg is None for each in node.keywords):
        return None
    positional = node.args[:1] if method in {"run", "run_async"} else []
    given = [*positional, *(each.value for each in node.keywords if each.arg == "transport")]
    if not given:
        return default
    value = discovery.evaluator.of_node(discovery.file, given[0], call.scope)
    if not isinstance(value, Scalar):
        return None
    return default if value.value is None else _TRANSPORTS.get(str(value.value))


def describe(discovery: Discovery) -> tuple[ServerFacts, ...]:
    """The servers that a file constructs, uses or starts, in no particular order."""
    starts: dict[object, list[Start]] = {}
    for call, server, transport in started(discovery):
        if transport is not None:
            keywords = {each.arg: each.value for each in call.node.keywords if each.arg}
            given = {
                name: discovery.evaluator.of_node(discovery.file, value, call.scope)
                for name, value in keywords.items()
                if name in {"host", "port", *_ROUTES[transport]}
            }
            starts.setdefault(server.key, []).append(_start(transport, discovery.file.source.path, given))
    return tuple(
        facts
        for server in list(discovery.servers.values())
        if server.kind == "server" and (facts := _facts(discovery, server, starts.get(server.key, []))) is not None
    )


def _facts(discovery: Discovery, server: Server, starts: list[Start]) -> ServerFacts | None:
    match server.key:
        case ("constructor", str(path), int(line), int(column)):
            pass
        case _:
            return None
    file = discovery.file if path == discovery.file.path else discovery.file.project.read(path)
    calls = file.outline.calls if file is not None else ()
    here = [each for each in calls if (each.node.lineno, each.node.col_offset) == (line, column)]
    if file is None or not here:
        return None
    # what is called on a new object starts where its constructor does
    call = min(here, key=lambda each: (each.node.end_lineno or 0, each.node.end_col_offset or 0))
    node = call.node
    arguments = {
        each.arg: discovery.evaluator.of_node(file, each.value, call.scope) for each in node.keywords if each.arg
    }
    if len(node.args) > 1 and dotted_name(node.func)[-1:] == ("Server",):  # mcp 1.30.0, the low-level server
        arguments.setdefault("version", discovery.evaluator.of_node(file, node.args[1], call.scope))
    return ServerFacts(
        (*server.key,),
        file.source.path,
        line,
        server.given_name or server.name,
        server.given_name,
        version=_text(arguments.get("version")),
        title=_text(arguments.get("title")),
        description=_text(arguments.get("description")),
        website_url=_text(arguments.get("website_url")),
        icons=_icons(arguments.get("icons")),
        starts=tuple(sorted({_completed(each, arguments) for each in starts}, key=repr)),
    )


def _start(transport: str, path: str, given: Mapping[str, Value]) -> Start:
    port = given.get("port")
    number = port.value if isinstance(port, Scalar) else None
    route = next((text for name in _ROUTES[transport] if (text := _text(given.get(name)))), None)
    known = number if isinstance(number, int) and not isinstance(number, bool) else None
    return Start(transport, path, _text(given.get("host")), known, route)


def _completed(start: Start, arguments: Mapping[str, Value]) -> Start:
    """A start with what it is not given itself, but the constructor (mcp 1, fastmcp 2)."""
    own = _start(start.transport, start.path, arguments)
    if start.transport == "stdio":
        return start
    return replace(start, host=start.host or own.host, port=start.port or own.port, route=start.route or own.route)


def _text(value: Value | None) -> str | None:
    """A text that is not empty; a number as fastmcp 3 and 4 take it for the version is its text."""
    if not isinstance(value, Scalar) or isinstance(value.value, bool):
        return None
    return str(value.value) if isinstance(value.value, str | int | float) and value.value != "" else None


def _icons(value: Value | None) -> tuple[object, ...] | None:
    """Icons as they are sent; None unless all of them are known."""
    if not isinstance(value, Array) or not value.items:
        return None
    unknown: list[str] = []
    found = to_json(value, "", unknown)
    return tuple(found) if isinstance(found, list) and found is not NOTHING and not unknown else None
