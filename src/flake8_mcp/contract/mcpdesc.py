"""A server as a document of MCP Description 0.7.0, and what makes such a document invalid.

The specification is that of https://github.com/cisco-open/mcptoolkit-contract, sections 3 to 14.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING

from jsonschema import Draft7Validator, Draft202012Validator
from jsonschema.exceptions import SchemaError
from jsonschema.validators import validator_for

from ._mcpdesc_schema import DOCUMENT, TOOL_FIELDS
from .reading import shown
from .snapshot import names_twice

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from .listing import ListedServer, ListedTool

VERSION = "0.7.0"
SCHEMA_ID = "https://developer.cisco.com/mcp-description/schema/0.7.0"
# What a server is given that says nothing of its version: the specification wants a text that is not empty.
NO_VERSION = "0.0.0+static"

_LONGEST = 200
# RFC 3986, section 3 and appendix A; brackets stand around an IPv6 address only.
_CHARACTERS = r"(?:[A-Za-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9A-Fa-f]{2})*"
_URI = re.compile(
    rf"[A-Za-z][A-Za-z0-9+.\-]*:(?://(?:[^\[\]/?#@\s]*@)?\[[0-9A-Fa-f:.]+\])?{_CHARACTERS}(?:\#{_CHARACTERS})?"
)


@dataclass(frozen=True, slots=True)
class About:
    """What a document says of a server besides its tools; None is left out.

    `transports` are in the form of the document. `tags` are those of the tools by name. `missing` are registrations
    that were not read, each with path, line and reason, and `tool` the version of this program.
    """

    name: str
    version: str
    transports: tuple[Mapping[str, object], ...]
    title: str | None = None
    description: str | None = None
    website_url: str | None = None
    icons: tuple[object, ...] | None = None
    tags: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))
    missing: tuple[Mapping[str, object], ...] = ()
    program: str = ""


def is_complete(server: ListedServer) -> bool:
    """Whether all that a server lists is known, and each of its tools has a name of its own."""
    known = all(each.name is not None and not each.unknown for each in server.tools)
    return known and not server.unread and not names_twice(server)


def describe(server: ListedServer, about: About) -> dict[str, object]:
    """The document of a server: tools sorted by name, without nulls; what is missing stands in `x-flake8-mcp-source`.

    Of several tools with one name the first is taken. `info.protocolVersion` and `capabilities` are left out: the
    source does not say what a client will ask for.
    """
    info = {
        "name": about.name,
        "title": about.title,
        "description": about.description,
        "version": about.version,
        "icons": _icons(list(about.icons)) if about.icons else None,
        "websiteUrl": about.website_url,
    }
    tools: dict[str, ListedTool] = {}
    for each in server.tools:
        if each.name is not None:
            tools.setdefault(each.name, each)
    tags = sorted({tag for name in tools for tag in about.tags.get(name, ())})
    return _without_null(
        {
            "$schema": SCHEMA_ID,
            "mcpdesc": VERSION,
            "info": _without_null(info),
            "transports": [dict(each) for each in about.transports],
            "tools": [_tool(tool, about.tags.get(name, ())) for name, tool in sorted(tools.items())],
            "tags": [{"name": each} for each in tags] or None,
            "x-flake8-mcp-source": _source(server, tools, about),
        }
    )


def _tool(tool: ListedTool, tags: Sequence[str]) -> dict[str, object]:
    """A tool with the fields that the format has; the SDK's order in schemas stays, because others compare texts."""
    fields = {name: value for name, value in tool.definition.items() if name in TOOL_FIELDS}
    for name in ("annotations", "execution"):
        value = fields.get(name)
        if isinstance(value, dict):
            fields[name] = _without_null(value)
    if "icons" in fields:
        fields["icons"] = _icons(fields["icons"])
    return _without_null({**fields, "tags": sorted(set(tags)) or None})


def _icons(value: object) -> object:
    return (
        [_without_null(each) if isinstance(each, dict) else each for each in value]
        if isinstance(value, list)
        else value
    )


def _source(server: ListedServer, tools: Mapping[str, ListedTool], about: About) -> dict[str, object]:
    places = {
        name: _without_null({"path": tool.path, "line": tool.line, "condition": tool.condition})
        for name, tool in sorted(tools.items())
    }
    complete = is_complete(server)
    source: dict[str, object] = {"version": about.program, "complete": complete, "tools": places}
    if complete:
        return source
    unknown = {name: list(tool.unknown) for name, tool in sorted(tools.items()) if tool.unknown}
    unnamed = [_without_null({"path": each.path, "line": each.line}) for each in server.tools if each.name is None]
    incomplete = {
        "unknown": unknown or None,
        "unnamed": unnamed or None,
        "unread": [dict(each) for each in about.missing] or None,
        "severalOfOneName": list(names_twice(server)) or None,
    }
    return {**source, "incomplete": _without_null(incomplete)}


def _without_null(members: Mapping[str, object]) -> dict[str, object]:
    return {name: value for name, value in members.items() if value is not None}


def faults(document: Mapping[str, object]) -> Iterator[str]:
    """What makes a document invalid: its shape, and what the specification demands beyond the official schema."""
    errors = sorted(
        Draft7Validator(DOCUMENT).iter_errors(document), key=lambda each: list(map(str, each.absolute_path))
    )
    for error in errors:
        yield f"{_where(document, [*error.absolute_path])}: {_short(error.message)}"
    if errors:
        return
    yield from _faults_of_tags(document)
    for index, tool in enumerate(_items(document, "tools")):
        for key in ("inputSchema", "outputSchema"):
            if key in tool and (reason := _invalid_schema(tool[key])):  # section 9.2
                yield f"{_where(document, ['tools', index, key])} is no valid JSON Schema: {reason}"
    for path, text in _uris(document):  # section 14.6 and appendix A
        if not is_uri(text):
            yield f"{_where(document, path)}: {shown(text)} is no URI"


def is_uri(text: str) -> bool:
    """Whether a text is a URI with a scheme, as RFC 3986 writes it."""
    return _URI.fullmatch(text) is not None


def _faults_of_tags(document: Mapping[str, object]) -> Iterator[str]:
    """Sections 12.1 to 12.3: names of root tags are unique, and where there are any, all tags are among them."""
    declared = [str(each["name"]) for each in _items(document, "tags")]
    for name in sorted({each for each in declared if declared.count(each) > 1}):
        yield f"the tag {shown(name)} is declared twice"
    if "tags" not in document:
        return
    for index, tool in enumerate(_items(document, "tools")):
        tags = tool.get("tags")
        for tag in tags if isinstance(tags, list) else ():
            if tag not in declared:
                where = _where(document, ["tools", index, "tags"])
                yield f"{where}: {shown(str(tag))} is not among the tags of the document"


def _invalid_schema(schema: object) -> str | None:
    """Why a schema is none in the dialect that it names, else in 2020-12."""
    validator = validator_for(schema, default=Draft202012Validator)  # type: ignore[arg-type]  # an object, as was checked
    try:
        validator.check_schema(schema)  # type: ignore[arg-type]  # same
    except SchemaError as error:
        pointer = "".join(f"/{each}" for each in error.absolute_path)
        return f"{pointer}: {_short(error.message)}" if pointer else _short(error.message)
    return None


def _short(message: str) -> str:
    """A message that may hold a whole value."""
    return message if len(message) <= _LONGEST else f"{message[: _LONGEST // 2]}…{message[-_LONGEST // 2 :]}"


def _uris(document: Mapping[str, object]) -> Iterator[tuple[list[str | int], str]]:
    info = document["info"]
    assert isinstance(info, dict)
    if "websiteUrl" in info:
        yield ["info", "websiteUrl"], info["websiteUrl"]
    for index, transport in enumerate(_items(document, "transports")):
        if "url" in transport:
            yield ["transports", index, "url"], str(transport["url"])
    holders: list[tuple[list[str | int], Mapping[str, object]]] = [(["info"], info)]
    holders += [(["tools", index], tool) for index, tool in enumerate(_items(document, "tools"))]
    for path, holder in holders:
        for index, icon in enumerate(_items(holder, "icons")):
            yield [*path, "icons", index, "src"], str(icon["src"])


def _items(holder: Mapping[str, object], name: str) -> list[Mapping[str, object]]:
    items = holder.get(name)
    return items if isinstance(items, list) else []


def _where(document: Mapping[str, object], path: Sequence[str | int]) -> str:
    """A place in a document in words: the tool by its name."""
    match path:
        case ["tools", int(index), *rest]:
            tool = _items(document, "tools")[index]
            name = shown(str(tool.get("name"))) if isinstance(tool, dict) else str(index)
            return f"tool {name}" + "".join(
                f" /{each}" if number == 0 else f"/{each}" for number, each in enumerate(rest)
            )
    return "/" + "/".join(map(str, path))
