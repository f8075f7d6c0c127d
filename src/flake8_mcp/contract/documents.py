"""Listings from documents: answers to tools/list, descriptions, lock files, and the JSON of `flake8-mcp tools`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from .listing import ListedServer, ListedTool, Listing
from .reading import DocumentError, shown
from .snapshot import LOCK_VERSION

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    Members = Mapping[str, object]

_POINTER = re.compile(r"(?:/(?:[^~/]|~[01])*)*")
_IN_TOOL = re.compile(r"/([0-9]{1,6})(?=/|\Z)")
# The fields of a tool by the shape that every revision gives them; an absent one may be written as null.
_FIELDS: Mapping[str, type] = {
    "title": str,
    "description": str,
    "inputSchema": dict,
    "outputSchema": dict,
    "annotations": dict,
    "execution": dict,
    "icons": list,
    "_meta": dict,
}
_MOST_UNNAMED = 10_000
# Members of a tool that a description has, and a tools/list result does not.
_ONLY_DESCRIBED = frozenset({"tags", "deprecated"})
_JSON_NAMES: Mapping[type, str] = {str: "a text", dict: "an object", list: "a list"}
JSON_VERSION = 1
MCPDESC_VERSIONS = ("0.7.0",)


def listing_of_document(document: object, origin: str) -> Listing:
    """The servers in a document. Raises DocumentError if it is of no known kind, or not as its kind is."""
    members = _object(document, "the document")
    servers: tuple[ListedServer, ...]
    match members:
        case {"mcpdesc": version}:
            servers = (_described(members, version),)
        case {"servers": each}:
            if not _is_version(members.get("lock_version", LOCK_VERSION), LOCK_VERSION):
                raise DocumentError(f"its lock_version is {_brief(members['lock_version'])}, not {LOCK_VERSION}")
            servers = tuple(
                _server(_object(one, f"servers[{n}]"), f"servers[{n}]") for n, one in _list(each, "servers")
            )
        case {"format_version": version, "tools": tools}:
            if not _is_version(version, JSON_VERSION):
                raise DocumentError(f"its format_version is {_brief(version)}, not {JSON_VERSION}")
            servers = _found(tools, members.get("unread", []))
        case {"tools": _}:
            servers = (_result(members),)
        case {"jsonrpc": _, "result": {"tools": _} as result}:
            servers = (_result(_object(result, "result")),)
        case _:
            raise DocumentError(
                "it is none of these: a tools/list result, the output of flake8-mcp tools, a lock file, "
                "a document of MCP Description"
            )
    return Listing(servers, origin)


def _is_version(value: object, version: int) -> bool:
    return value == version and not isinstance(value, bool)


def _server(members: Members, where: str) -> ListedServer:
    """A server of the tools-list format or of a lock file."""
    gaps = _object(members.get("incomplete", {}), f"{where}.incomplete")
    unknown: dict[int, list[str]] = {}
    for number, pointer in _list(gaps.get("unknown", []), f"{where}.incomplete.unknown"):
        text = _pointer(pointer, f"{where}.incomplete.unknown[{number}]")
        match = _IN_TOOL.match(text)
        if match is None:
            raise DocumentError(f"{where}.incomplete.unknown[{number}] is {shown(text)}, which is in no tool")
        unknown.setdefault(int(match[1]), []).append(text[match.end() :])
    tools = [
        _tool(each, f"{where}.tools[{index}]", unknown.pop(index, ()))
        for index, each in _list(members.get("tools"), f"{where}.tools")
    ]
    if unknown:
        raise DocumentError(f"{where}.incomplete.unknown names tool {min(unknown)}, which is not there")
    unnamed = _count(gaps.get("unnamed", 0), f"{where}.incomplete.unnamed")
    return ListedServer(
        _text_or_null(members.get("server"), f"{where}.server"),
        _text_or_null(members.get("path"), f"{where}.path"),
        (*tools, *_nameless(unnamed)),
        _count(gaps.get("unread", 0), f"{where}.incomplete.unread"),
    )


def _result(members: Members) -> ListedServer:
    """A bare tools/list result; one with a cursor is followed by others that are not known."""
    tools = [_tool(each, f"tools[{index}]") for index, each in _list(members["tools"], "tools")]
    return ListedServer(None, None, tuple(tools), 0 if members.get("nextCursor") is None else 1)


def _described(members: Members, version: object) -> ListedServer:
    """A document of MCP Description."""
    if version not in MCPDESC_VERSIONS:
        raise DocumentError(f"its mcpdesc is {_brief(version)}, and only {', '.join(MCPDESC_VERSIONS)} is read")
    info = _object(members.get("info", {}), "info")
    source = _object(members.get("x-flake8-mcp-source", {}), "x-flake8-mcp-source")
    gaps = _object(source.get("incomplete", {}), "x-flake8-mcp-source.incomplete")
    pointers = _object(gaps.get("unknown", {}), "x-flake8-mcp-source.incomplete.unknown")
    unread = _list(gaps.get("unread", []), "x-flake8-mcp-source.incomplete.unread")
    unnamed = _list(gaps.get("unnamed", []), "x-flake8-mcp-source.incomplete.unnamed")
    tools: list[ListedTool] = []
    for index, each in _list(members.get("tools", []), "tools"):
        where = f"tools[{index}]"
        name = _object(each, where).get("name")
        mine = pointers.get(name, []) if isinstance(name, str) else []
        unknown = [_pointer(one, f"x-flake8-mcp-source.incomplete.unknown[{n}]") for n, one in _list(mine, "unknown")]
        tools.append(_tool(each, where, unknown))
    tools += _nameless(len(unnamed))
    return ListedServer(_text_or_null(info.get("name"), "info.name"), None, tuple(tools), len(unread))


def _found(tools: object, unread: object) -> tuple[ListedServer, ...]:
    """The servers of the JSON of `flake8-mcp tools`, told apart by their names; what was not read may be of any."""
    servers: dict[str | None, list[ListedTool]] = {}
    unnamed: set[tuple[str | None, int | None]] = set()
    for index, each in _list(tools, "tools"):
        where = f"tools[{index}]"
        members = _object(each, where)
        path, line = _place(members, where)
        unknown = [
            _pointer(one, f"{where}.unknown[{n}]") for n, one in _list(members.get("unknown", []), f"{where}.unknown")
        ]
        server = _text_or_null(members.get("server"), f"{where}.server")
        condition = _text_or_null(members.get("condition"), f"{where}.condition")
        found = servers.setdefault(server, [])
        if members.get("name") is None:
            unnamed.add((path, line))
            found.append(ListedTool(None, {}, ("",), path, line, condition=condition))
        elif members.get("raises") is None:
            tool = _tool(members.get("definition"), f"{where}.definition", unknown, members.get("name"))
            found.append(ListedTool(tool.name, tool.definition, tool.unknown, path, line, condition=condition))
    seen = [_object(each, f"unread[{index}]") for index, each in _list(unread, "unread")]
    places = [_place(each, f"unread[{index}]") for index, each in enumerate(seen)]
    count = sum(each not in unnamed for each in places)
    found_servers = [
        ListedServer(name, next((each.path for each in listed), None), tuple(listed), count)
        for name, listed in servers.items()
    ]
    return tuple(found_servers) or ((ListedServer(None, None, (), count),) if count else ())


def _place(members: Members, where: str) -> tuple[str | None, int | None]:
    """The file and the line of what has been found."""
    return _text_or_null(members.get("path"), f"{where}.path"), _count(members.get("line", 0), f"{where}.line") or None


def _tool(value: object, where: str, unknown: Sequence[str] = (), known_name: object = None) -> ListedTool:
    """A tool as it is listed, without the fields that are null."""
    members = _object(value, where)
    name = members.get("name", known_name)
    if not isinstance(name, str):
        raise DocumentError(f"{where} has no name" if name is None else f"{where}.name is {_brief(name)}, not a text")
    fields: dict[str, object] = {"name": name}
    for key, each in members.items():
        kind = _FIELDS.get(key)
        if kind is not None and each is not None and not isinstance(each, kind):
            raise DocumentError(f"{where}.{key} of {shown(name)} is {_brief(each)}, not {_JSON_NAMES[kind]}")
        if each is not None and key not in _ONLY_DESCRIBED:
            fields[key] = each
    return ListedTool(name, fields, tuple(unknown))


def _nameless(count: int) -> list[ListedTool]:
    return [ListedTool(None, {}, ("",))] * min(count, _MOST_UNNAMED)


def _object(value: object, where: str) -> Members:
    if not isinstance(value, dict):
        raise DocumentError(f"{where} is {_brief(value)}, not an object")
    return value


def _list(value: object, where: str) -> Sequence[tuple[int, object]]:
    if not isinstance(value, list):
        raise DocumentError(f"{where} is {_brief(value)}, not a list")
    return tuple(enumerate(value))


def _text_or_null(value: object, where: str) -> str | None:
    if value is not None and not isinstance(value, str):
        raise DocumentError(f"{where} is {_brief(value)}, not a text")
    return value


def _count(value: object, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise DocumentError(f"{where} is {_brief(value)}, not a whole number")
    return value


def _pointer(value: object, where: str) -> str:
    if not isinstance(value, str) or not _POINTER.fullmatch(value):
        raise DocumentError(f"{where} is {_brief(value)}, not a JSON pointer")
    return value


def _brief(value: object) -> str:
    """A value as a message shows it: small ones as they are, others by their kind."""
    match value:
        case None:
            return "absent or null"
        case bool():
            return "true" if value else "false"
        case int() | float():
            return shown(str(value)).strip('"')
        case str():
            return shown(value)
        case dict():
            return "an object"
        case _:
            return "a list"
