"""Keywords that have no effect where they stand: misspelt, or of another type."""

from __future__ import annotations

from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.edits import REMOVED, Change, Fix, NotEditableError, rename_key, replace_value
from flake8_mcp.model import Array, Object, Tool
from flake8_mcp.rules._rule import Citation, ClientFact, Context, Problem, rule, shown
from flake8_mcp.rules._schemas import kind_of, looks_like_schema, plain, positions
from flake8_mcp.spec.json_schema import KEYWORDS, TYPES, accepts
from flake8_mcp.spec.json_schema_meant import (
    RESULT_WORDS,
    format_meant,
    is_foreign_word,
    near_keywords,
    respelt_keyword,
    short_bound,
)
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from flake8_mcp.rules._schemas import Position
    from flake8_mcp.spec.json_schema import Keyword
    from flake8_mcp.syntax.values import Entry, Value

_LONG_ENOUGH = 5
_OBJECT = frozenset({"object"})
_UNKNOWN_WORDS = Citation("text", "basic/index", "Schema Dialect", since="2025-11-25")


@rule(
    code="MCP326",
    level="should",
    subject=Tool,
    message={
        "": "{key} is no keyword of JSON Schema and has no effect, write {better}",
        "format": "{key} is no registered format, write {better}",
        "property": '{key} looks like a property, but has no effect outside of "properties": put it there',
    },
    cites=(_UNKNOWN_WORDS,),
    fix="safe",
)
def misspelt_schema_keyword(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A key or a format is misspelt, or a property stands outside of `properties`.

    JSON Schema ignores words that it does not know, so a slip of the pen is never noticed: `requierd` requires
    nothing, `min_length` checks nothing, and a property outside of `properties` is not there.
    Reported are words that differ from a keyword only in case and underscores, that are one edit from a longer
    keyword and have a value of the right kind, `min` and `max`, and formats as near as that (`datetime`, `url`).
    Words that people add on purpose stay: `x-...`, and whatever is not near a keyword.
    See [Schema Dialect](https://modelcontextprotocol.io/specification/2025-11-25/basic#schema-dialect).

    Bad::

        TOOL = {
            "name": "find_book",
            "description": "Find a book by its title.",
            "inputSchema": {
                "type": "object",
                "properties": {"title": {"type": "string", "min_length": 1}},
                "requierd": ["title"],
            },
        }

    Good::

        TOOL = {
            "name": "find_book",
            "description": "Find a book by its title.",
            "inputSchema": {
                "type": "object",
                "properties": {"title": {"type": "string", "minLength": 1}},
                "required": ["title"],
            },
        }
    """
    for position in positions(tool):
        if not position.members.keys() <= KEYWORDS.keys():
            yield from _misspelt_keys(position)
        entry = position.members.get("format")
        if entry is not None:
            word = text_of(entry.value)
            meant = format_meant(word) if word is not None and "string" in position.sure_types else None
            if meant is not None:
                values = {"key": shown(word), "better": shown(meant)}
                fix = partial(_format_fix, entry.value, meant, position.at("format"))
                yield Problem(entry.value.place, values, "format", position.at("format"), fix=fix)


def _misspelt_keys(position: Position) -> Iterator[Problem]:
    is_property_found = False
    for key, entry in position.members.items():
        if not is_foreign_word(key):
            continue
        meant = _keyword_meant(key, entry.value, position)
        if meant is not None:
            values = {"key": shown(key), "better": shown(meant.name)}
            fix = partial(_spelling_fix, entry, key, meant.name, position)
            yield Problem(entry.place, values, "", position.at(key), fix=fix)
        elif not is_property_found and _is_lost_property(key, entry.value, position):
            # one level is missing, however many properties there are
            is_property_found = True
            yield Problem(entry.place, {"key": shown(key)}, "property", position.at(key))


def _spelling_fix(entry: Entry, key: str, keyword: str, position: Position) -> Fix:
    """The key is renamed; safe if only case, underscores and hyphens differ."""
    if not position.schema.lacks(keyword):
        raise NotEditableError(f"it has {keyword} too")
    changes = (Change(position.at(key), REMOVED), Change(position.at(keyword), plain(entry.value)))
    is_respelt = respelt_keyword(key, position.dialect) is not None
    return Fix(f"Rename {shown(key)} to {shown(keyword)}", tuple(rename_key(entry, keyword)), changes, is_respelt)


def _format_fix(value: Value, meant: str, pointer: str) -> Fix:
    edits = replace_value(value, meant)
    return Fix(f"Replace {shown(value)} by {shown(meant)}", tuple(edits), (Change(pointer, meant),), safe=False)


def _keyword_meant(key: str, value: Value, position: Position) -> Keyword | None:
    kind = kind_of(value)
    if kind is None:
        return None
    respelt = respelt_keyword(key, position.dialect)
    if respelt is not None:
        return respelt if _is_meant_by(respelt, value, kind, position.types) else None
    bound = short_bound(key, position.types)
    if bound is not None:
        return bound if kind in {"integer", "number"} else None
    near = [
        each
        for each in near_keywords(key, position.dialect)
        if each.name not in position.members and each.acts_on(position.types) and _fits(each, value, position)
    ]
    return near[0] if len(near) == 1 else None


def _is_meant_by(keyword: Keyword, value: Value, kind: str, types: frozenset[str] | None) -> bool:
    """Whether a value may be meant for a keyword that is only written in another way.

    It is of the right kind, or at least no object or list, which may be a property of that name.
    """
    if kind == "object" and (
        not keyword.acts_on(types) or (keyword.wants == "schema map" and looks_like_schema(value))
    ):
        return False
    return accepts(keyword.wants, kind) or (kind not in {"object", "array"} and len(keyword.name) >= _LONG_ENOUGH)


def _fits(keyword: Keyword, value: Value, position: Position) -> bool:
    """Whether a value is what a keyword wants."""
    if not accepts(keyword.wants, kind_of(value) or ""):
        return False
    if keyword.wants == "names":
        properties = position.get("properties")
        names = [text_of(each) for each in value.items] if isinstance(value, Array) else []
        return isinstance(properties, Object) and all(each is not None and properties.get(each) for each in names)
    if keyword.wants == "schemas":
        return isinstance(value, Array) and all(kind_of(each) == "object" for each in value.items)
    if keyword.wants == "schema map":
        return isinstance(value, Object) and all(kind_of(each.value) == "object" for _, each in value.members())
    return True


def _is_lost_property(key: str, value: Value, position: Position) -> bool:
    if position.types != _OBJECT or not looks_like_schema(value):
        return False
    required = position.get("required")
    names = required.items if isinstance(required, Array) else ()
    if any(text_of(each) == key for each in names):
        return True
    return position.schema.lacks("properties") and key not in RESULT_WORDS


@rule(
    code="MCP328",
    level="should",
    subject=Tool,
    message={
        "": '{keyword} acts on {acts_on} only and has no effect at "type": {types}, remove it or change the type',
        "alone": "{keyword} has no effect without {other}, add that or remove it",
    },
    cites=(
        _UNKNOWN_WORDS,
        ClientFact(
            "gemini",
            "refuses a tool with such a keyword",
            "https://github.com/anomalyco/opencode/issues/11889",
        ),
    ),
)
def ineffective_keyword(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A keyword cannot act where it stands: it belongs to another type, or to a keyword that is missing.

    Every keyword about lengths, bounds, items or properties acts on one type and lets every other value pass.
    `properties` beside `"type": "string"` describes nothing, and `minLength` beside `"type": "integer"` checks
    nothing.
    `then` and `else` need `if`, and `if` needs one of them; `minContains` and `maxContains` need `contains`.
    Most often the type is the mistake.
    A `format` is not reported: it may act on any type, and `int32` is customary on numbers.
    See [Schema Dialect](https://modelcontextprotocol.io/specification/2025-11-25/basic#schema-dialect).

    Bad::

        TOOL = {
            "name": "update_page",
            "description": "Change the title of a page.",
            "inputSchema": {
                "type": "object",
                "properties": {"data": {"type": "string", "properties": {"title": {"type": "string"}}}},
            },
        }

    Good::

        TOOL = {
            "name": "update_page",
            "description": "Change the title of a page.",
            "inputSchema": {
                "type": "object",
                "properties": {"data": {"type": "object", "properties": {"title": {"type": "string"}}}},
            },
        }
    """
    for position in positions(tool):
        if position.members.keys() <= _quiet_beside(position.get("type")):
            continue
        for key, entry in position.members.items():
            keyword = KEYWORDS.get(key)
            if keyword is None or key not in position.dialect.keywords or not _has_right_kind(keyword, entry):
                continue
            others = _PARTNERS.get(key)
            if others is not None and all(map(position.schema.lacks, others)):
                other = " or ".join(map(shown, others))
                yield Problem(entry.place, {"keyword": shown(key), "other": other}, "alone", position.at(key))
            elif keyword.types and not keyword.acts_on(position.types):
                types = shown(position.get("type"))
                values = {"keyword": shown(key), "acts_on": _PLURALS[min(keyword.types)], "types": types}
                yield Problem(entry.place, values, "", position.at(key))


def _has_right_kind(keyword: Keyword, entry: Entry) -> bool:
    """Whether a value is of the kind that its keyword wants, or is not known; `required` may be a boolean then."""
    kind = kind_of(entry.value)
    return keyword.wants != "names" if kind is None else accepts(keyword.wants, kind)


def _quiet_beside(types: Value | None) -> frozenset[str]:
    """The keywords that are surely no problem beside a value of `type`."""
    if types is None:
        return _QUIET_ANYWHERE
    return _QUIET.get(text_of(types) or "", frozenset())


def _quiet(types: frozenset[str] | None) -> frozenset[str]:
    return frozenset(name for name, each in KEYWORDS.items() if name not in _PARTNERS and each.acts_on(types))


_PARTNERS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "if": ("then", "else"),
        "then": ("if",),
        "else": ("if",),
        "minContains": ("contains",),
        "maxContains": ("contains",),
    }
)
_PLURALS: Mapping[str, str] = MappingProxyType(
    {"string": "strings", "integer": "numbers", "array": "arrays", "object": "objects"}
)
# Where `type` is one word, or none that counts: the keywords that act there without others.
_QUIET: Mapping[str, frozenset[str]] = MappingProxyType({each: _quiet(frozenset({each})) for each in TYPES})
_QUIET_ANYWHERE = _quiet(None)
