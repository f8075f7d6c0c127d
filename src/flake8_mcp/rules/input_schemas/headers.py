"""`x-mcp-header`: parameters that a client also sends as HTTP headers."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.model import Array, Scalar, Tool
from flake8_mcp.rules._credentials import is_credential, is_personal
from flake8_mcp.rules._fixes import removal, replacement
from flake8_mcp.rules._rule import Citation, ClientFact, Context, Problem, SdkFact, rule, shown
from flake8_mcp.rules._schemas import kind_of, positions
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.rules._schemas import Position
    from flake8_mcp.syntax.values import Entry, Value

KEYWORD = "x-mcp-header"
_PAGE, _SECTION, _SINCE = "basic/transports/streamable-http", "Schema Extension", "2026-07-28"
# RFC 9110, 5.6.2
_TOKEN = re.compile(r"[A-Za-z0-9!#$%&'*+.^_`|~-]+")
_TYPES = frozenset({"string", "integer", "boolean"})
_LARGEST = 2**53 - 1
_BOUNDS = ("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "const", "default")
_DROPS = (
    SdkFact("mcp", "2.3.0", "its server raises InvalidSignature, and its client drops the tool on 2026-07-28"),
    ClientFact(
        "typescript-sdk",
        "the tool is dropped from the list on 2026-07-28 (run: client 2.4.0)",
        "https://github.com/modelcontextprotocol/typescript-sdk",
    ),
)


@rule(
    code="MCP380",
    level="breaks",
    subject=Tool,
    message={
        "": '"x-mcp-header": {value} is no name of a header: use letters, digits and "-"',
        "twice": '"x-mcp-header": {value} names the header of {other} again, apart from case: write another name',
    },
    cites=(Citation("MUST", _PAGE, _SECTION, since=_SINCE), *_DROPS),
    fix="unsafe",
    since=_SINCE,
)
def invalid_header_name(tool: Tool, _context: Context) -> Iterator[Problem]:
    """The value of `x-mcp-header` is no name of an HTTP header, or another parameter has the same one.

    A client on Streamable HTTP sends such a parameter as a header as well, so that what stands between it and the
    server can route the call.
    The name must be a token of RFC 9110: ASCII letters, digits and a few signs, at least one of them, no blank, no
    colon.
    Headers do not know upper and lower case, so two names that differ only there are the same.
    A client must leave out a tool that breaks the rule.
    See [Schema Extension](https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http),
    in revision 2026-07-28.

    Bad::

        TOOL = {
            "name": "query_region",
            "description": "Query the data of a region.",
            "inputSchema": {
                "type": "object",
                "properties": {"region": {"type": "string", "x-mcp-header": "Data Region"}},
            },
        }

    Good::

        TOOL = {
            "name": "query_region",
            "description": "Query the data of a region.",
            "inputSchema": {
                "type": "object",
                "properties": {"region": {"type": "string", "x-mcp-header": "Data-Region"}},
            },
        }
    """
    seen: dict[str, str] = {}
    for position, entry in _headers(tool):
        value, pointer = entry.value, position.at(KEYWORD)
        if kind_of(value) is None or not position.is_input:
            continue
        text = text_of(value)
        if text is None or not _TOKEN.fullmatch(text):
            better = re.sub(r"[^A-Za-z0-9!#$%&'*+.^_`|~-]+", "-", text or "").strip("-")
            fix = partial(replacement, value, better, pointer, safe=False) if better else None
            yield Problem(value.place, {"value": shown(value)}, "", pointer, fix=fix)
        elif text.lower() in seen:
            yield Problem(value.place, {"value": shown(value), "other": shown(seen[text.lower()])}, "twice", pointer)
        else:
            seen[text.lower()] = position.name or ""


@rule(
    code="MCP381",
    level="breaks",
    subject=Tool,
    message={
        "": '"x-mcp-header" needs "type" string, integer or boolean, not {type}: change the type or remove it',
        "untyped": '"x-mcp-header" needs "type" string, integer or boolean beside it: add the type or remove it',
        "range": "{keyword} {value} of a header is beyond 9007199254740991, the largest whole number that is kept",
    },
    cites=(Citation("MUST", _PAGE, _SECTION, since=_SINCE), *_DROPS),
    since=_SINCE,
)
def header_on_unsupported_type(tool: Tool, _context: Context) -> Iterator[Problem]:
    """`x-mcp-header` stands on a parameter whose type a header cannot carry.

    The type must be exactly `string`, `integer` or `boolean`.
    A `number` has no one way to be written, and null has none at all: what pydantic makes of `Optional[str]`, an
    `anyOf` with null, is refused too, and so is the `$ref` of an `Enum`.
    `Literal["a", "b"]` and a default of `""` are fine.
    Whole numbers must keep to plus or minus 2^53 - 1, so bounds, choices or a default beyond are reported.
    See [Schema Extension](https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http),
    in revision 2026-07-28.

    Bad::

        TOOL = {
            "name": "query_region",
            "description": "Query the data of a region.",
            "inputSchema": {
                "type": "object",
                "properties": {"share": {"type": "number", "x-mcp-header": "Share"}},
            },
        }

    Good::

        TOOL = {
            "name": "query_region",
            "description": "Query the data of a region.",
            "inputSchema": {
                "type": "object",
                "properties": {"share": {"type": "integer", "x-mcp-header": "Share"}},
            },
        }
    """
    for position, entry in _headers(tool):
        if not _is_reachable(position):
            continue
        pointer = position.at(KEYWORD)
        kind = position.get("type")
        if kind is None:
            if position.schema.lacks("type"):
                yield Problem(entry.place, {}, "untyped", pointer)
        elif kind_of(kind) is not None and text_of(kind) not in _TYPES:
            yield Problem(entry.place, {"type": shown(kind)}, "", pointer)
        elif text_of(kind) == "integer":
            for keyword, value in _numbers(position):
                if _is_too_large(value):
                    yield Problem(entry.place, {"keyword": shown(keyword), "value": shown(value)}, "range", pointer)
                    break


@rule(
    code="MCP382",
    level="breaks",
    subject=Tool,
    message={
        "": '"x-mcp-header" has its place in a property, and only "properties" may lead there: remove it here',
        "output": '"x-mcp-header" has no effect in an output schema, remove it',
    },
    cites=(Citation("MUST", _PAGE, _SECTION, since=_SINCE), *_DROPS),
    fix="safe",
    hides=("MCP380", "MCP381"),
    since=_SINCE,
)
def unreachable_header(tool: Tool, _context: Context) -> Iterator[Problem]:
    """`x-mcp-header` stands where a client cannot tell one value for the header.

    It must stand in a property of the input schema, and the way there may lead through `properties` alone: not through
    the items of a list, a branch of `anyOf`, a definition, or at the root.
    Anywhere else it makes the tool invalid, and clients leave the tool out.
    In an output schema it has no effect.
    See [Schema Extension](https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http),
    in revision 2026-07-28.

    Bad::

        TOOL = {
            "name": "query_region",
            "description": "Query the data of some regions.",
            "inputSchema": {
                "type": "object",
                "properties": {
                    "regions": {"type": "array", "items": {"type": "string", "x-mcp-header": "Region"}},
                },
            },
        }

    Good::

        TOOL = {
            "name": "query_region",
            "description": "Query the data of some regions.",
            "inputSchema": {
                "type": "object",
                "properties": {
                    "place": {"type": "object", "properties": {"region": {"type": "string", "x-mcp-header": "Region"}}},
                },
            },
        }
    """
    for position, entry in _headers(tool):
        if not position.is_input:
            fix = partial(removal, position, KEYWORD)
            yield Problem(entry.place, {}, "output", position.at(KEYWORD), "should", fix)
        elif not _is_reachable(position):
            yield Problem(entry.place, {}, "", position.at(KEYWORD))


@rule(
    code="MCP383",
    level="should",
    subject=Tool,
    message='"x-mcp-header" sends {name} as a header, which proxies and logs see: remove it from this parameter',
    cites=(Citation("SHOULD NOT", _PAGE, _SECTION, since=_SINCE),),
    fix="unsafe",
    since=_SINCE,
)
def sensitive_header(tool: Tool, _context: Context) -> Iterator[Problem]:
    """`x-mcp-header` stands on a parameter that is a credential or a personal datum.

    Headers are what proxies route by and what logs keep, so a value in a header is seen by everyone on the way.
    See [Schema Extension](https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http),
    in revision 2026-07-28.

    Bad::

        TOOL = {
            "name": "query_region",
            "description": "Query the data of a region.",
            "inputSchema": {
                "type": "object",
                "properties": {"passport_number": {"type": "string", "x-mcp-header": "Passport"}},
            },
        }

    Good::

        TOOL = {
            "name": "query_region",
            "description": "Query the data of a region.",
            "inputSchema": {
                "type": "object",
                "properties": {"region": {"type": "string", "x-mcp-header": "Region"}},
            },
        }
    """
    for position, entry in _headers(tool):
        if _is_reachable(position) and (is_credential(tool, position) or is_personal(position.name or "")):
            fix = partial(removal, position, KEYWORD, safe=False)
            yield Problem(entry.place, {"name": shown(position.name)}, pointer=position.at(KEYWORD), fix=fix)


def _headers(tool: Tool) -> Iterator[tuple[Position, Entry]]:
    for position in positions(tool, KEYWORD):
        yield position, position.members[KEYWORD]


def _is_reachable(position: Position) -> bool:
    """Whether a schema is a property of the input schema to which `properties` alone lead."""
    if position.parent is None or not position.is_input:
        return False
    at: Position | None = position
    while at is not None and at.parent is not None:
        if at.keyword != "properties":
            return False
        at = at.parent
    return True


def _numbers(position: Position) -> Iterator[tuple[str, Value]]:
    for keyword in _BOUNDS:
        value = position.get(keyword)
        if value is not None:
            yield keyword, value
    enum = position.get("enum")
    if isinstance(enum, Array):
        yield from (("enum", each) for each in enum.items)


def _is_too_large(value: Value) -> bool:
    if not isinstance(value, Scalar) or kind_of(value) not in {"integer", "number"}:
        return False
    assert isinstance(value.value, int | float)
    return abs(value.value) > _LARGEST
