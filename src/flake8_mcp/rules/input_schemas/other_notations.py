"""Words of other notations that look like JSON Schema: of its older drafts, and of OpenAPI."""

from __future__ import annotations

from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.edits import (
    ANY,
    REMOVED,
    Change,
    Fix,
    NotEditableError,
    append_item,
    remove_entry,
    rename_key,
    replace_value,
    wrap_in_list,
)
from flake8_mcp.model import Array, Object, Tool
from flake8_mcp.rules._rule import Citation, ClientFact, Context, Problem, SdkFact, cut, rule, shown
from flake8_mcp.rules._schemas import is_true, kind_of, looks_like_schema, plain, positions
from flake8_mcp.spec.json_schema import KEYWORDS, LEGACY, OPENAPI, accepts
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from flake8_mcp.rules._schemas import Position
    from flake8_mcp.syntax.values import Value


@rule(
    code="MCP324",
    level="must",
    subject=Tool,
    message={
        "": "{keyword} is of an older draft, in {dialect} use {better}",
        "dependencies": '"dependencies" is not of {dialect}, use "dependentRequired" or "dependentSchemas"',
        "items": 'a list under "items" is not valid in {dialect}, use "prefixItems"',
        "additionalItems": '"additionalItems" is of an older draft, in {dialect} "items" alone counts: leave it out',
    },
    cites=(
        Citation("MUST", "basic/index", "Schema Dialect", since="2025-11-25"),
        SdkFact("jsonschema", "4.26.0", "under 2020-12 neither additionalItems nor dependencies is enforced"),
    ),
    fix="safe",
    since="2025-11-25",
)
def legacy_keyword(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A schema uses a keyword of an older draft of JSON Schema that 2020-12 does not have.

    These are a list under `items`, `additionalItems`, `dependencies`, `definitions`, `id` and `$recursiveRef`.
    A schema without `$schema` is read as 2020-12.
    There a list under `items` is invalid, and the other words are ignored: a rule that the author wrote is not
    checked by anyone.
    `definitions` still works as the target of a `$ref`, but tools that look for `$defs` pass it by.
    A schema that declares the draft with `$schema` may use its words; then MCP310 reports the dialect.
    See [Schema Dialect](https://modelcontextprotocol.io/specification/2025-11-25/basic#schema-dialect), in revisions
    2025-11-25 and 2026-07-28.

    Bad::

        TOOL = {
            "name": "draw_line",
            "description": "Draw a line from the origin.",
            "inputSchema": {
                "type": "object",
                "properties": {"to": {"type": "array", "items": [{"type": "number"}, {"type": "number"}]}},
            },
        }

    Good::

        TOOL = {
            "name": "draw_line",
            "description": "Draw a line from the origin.",
            "inputSchema": {
                "type": "object",
                "properties": {
                    "to": {
                        "type": "array",
                        "prefixItems": [{"type": "number"}, {"type": "number"}],
                        "items": False,
                    }
                },
            },
        }
    """
    for position in positions(tool, "items", *LEGACY):
        dialect = position.dialect
        items = position.members.get("items")
        if items is not None and kind_of(items.value) == "array" and not dialect.array_items:
            tuple_fix = partial(_tuple_fix, position)
            yield Problem(items.place, {"dialect": dialect.name}, "items", position.at("items"), fix=tuple_fix)
        for keyword, better in LEGACY.items():
            entry = position.members.get(keyword)
            if entry is not None and keyword not in dialect.keywords and _is_used_as(keyword, entry.value):
                values = {"keyword": shown(keyword), "dialect": dialect.name, "better": shown(better)}
                variant = keyword if keyword == "dependencies" else ""
                if keyword == "additionalItems" and items is not None and kind_of(items.value) in {"object", "boolean"}:
                    variant = keyword
                fix = partial(_LEGACY_FIXES[keyword], position) if keyword in _LEGACY_FIXES else None
                yield Problem(entry.place, values, variant, position.at(keyword), "should", fix)


def _is_used_as(keyword: str, value: Value) -> bool:
    """Whether a value is what an old keyword wants: a property whose level was forgotten may have its name."""
    if not accepts(KEYWORDS[keyword].wants, kind_of(value) or ""):
        return False
    if not isinstance(value, Object) or keyword == "additionalItems":
        return True
    return all(
        kind_of(entry.value) in {None, "object", "boolean", "array"} for _, entry in value.members()
    ) and not looks_like_schema(value)


def _tuple_fix(position: Position) -> Fix:
    """A list under `items` becomes `prefixItems`, and `additionalItems` then is `items`."""
    items, additional = position.members.get("items"), position.members.get("additionalItems")
    if items is not None and kind_of(items.value) == "array":
        _make_sure_it_lacks(position, "prefixItems")
        edits = rename_key(items, "prefixItems")
        changes = [Change(position.at("prefixItems"), plain(items.value)), Change(position.at("items"), REMOVED)]
        if additional is not None:
            edits += rename_key(additional, "items")
            changes[1] = Change(position.at("items"), plain(additional.value))
            changes.append(Change(position.at("additionalItems"), REMOVED))
        return Fix('Rename "items" to "prefixItems"', tuple(edits), tuple(changes))
    if items is None or additional is None or kind_of(items.value) not in {"object", "boolean"}:
        raise NotEditableError("it is not clear what it is meant for")
    changes = [Change(position.at("additionalItems"), REMOVED)]
    return Fix('Leave "additionalItems" out', tuple(remove_entry(additional)), tuple(changes))


def _dependencies_fix(position: Position) -> Fix:
    entry = position.members["dependencies"]
    assert isinstance(entry.value, Object)
    kinds = {kind_of(each.value) for _, each in entry.value.members()}
    if entry.value.rest is not None or len(kinds) != 1:
        raise NotEditableError("it holds both lists and schemas")
    name = "dependentRequired" if kinds == {"array"} else "dependentSchemas"
    _make_sure_it_lacks(position, name)
    changes = (Change(position.at("dependencies"), REMOVED), Change(position.at(name), plain(entry.value)))
    return Fix(f'Rename "dependencies" to {shown(name)}', tuple(rename_key(entry, name)), changes)


def _definitions_fix(position: Position) -> Fix:
    """The key is renamed together with every reference to it, which only the root is known to have."""
    if position.parent is not None:
        raise NotEditableError("a reference may lead there in another way")
    _make_sure_it_lacks(position, "$defs")
    data = plain(position.schema)
    if not isinstance(data, dict):
        raise NotEditableError("not all of the schema is known")
    edits = rename_key(position.members["definitions"], "$defs")
    for value in _references(position.schema):
        text = text_of(value) or ""
        if text.startswith(_DEFINITIONS):
            edits += [each for each in replace_value(value, _to_defs(text)) if each not in edits]
        elif "/definitions/" in text and text.startswith("#"):
            raise NotEditableError("a reference leads there in another way")
    renamed = {"$defs" if key == "definitions" else key: _with_defs(value) for key, value in data.items()}
    return Fix('Rename "definitions" to "$defs"', tuple(edits), (Change(position.pointer, renamed),))


_DEFINITIONS = "#/definitions/"
_LEGACY_FIXES: Mapping[str, Callable[[Position], Fix]] = MappingProxyType(
    {"additionalItems": _tuple_fix, "definitions": _definitions_fix, "dependencies": _dependencies_fix}
)


def _make_sure_it_lacks(position: Position, keyword: str) -> None:
    if not position.schema.lacks(keyword):
        raise NotEditableError(f"it has {keyword}")


def _references(root: Value) -> Iterator[Value]:
    """The values of every `$ref` in a value."""
    work = [root]
    while work:
        value = work.pop()
        if isinstance(value, Array):
            work += value.items
        elif isinstance(value, Object):
            for key, entry in value.members():
                if key == "$ref":
                    yield entry.value
                else:
                    work.append(entry.value)


def _with_defs(data: object) -> object:
    if isinstance(data, list):
        return [_with_defs(each) for each in data]
    if isinstance(data, dict):
        return {
            key: _to_defs(value) if key == "$ref" and isinstance(value, str) else _with_defs(value)
            for key, value in data.items()
        }
    return data


def _to_defs(reference: str) -> str:
    return f"#/$defs/{reference.removeprefix(_DEFINITIONS)}" if reference.startswith(_DEFINITIONS) else reference


@rule(
    code="MCP327",
    level="should",
    subject=Tool,
    message={
        "": "{keyword} is a word of OpenAPI that JSON Schema ignores, leave it out",
        "nullable": '"nullable" is a word of OpenAPI that JSON Schema ignores, write "type": {better}',
        "untyped": '"nullable" is a word of OpenAPI that JSON Schema ignores, allow null with "type" or "anyOf"',
        "example": '"example" is a word of OpenAPI that JSON Schema ignores, write "examples": {better}',
    },
    cites=(
        Citation("text", "basic/index", "Schema Dialect", since="2025-11-25"),
        ClientFact(
            "several",
            "schemas made of OpenAPI documents are refused or misread",
            "https://github.com/tadata-org/fastapi_mcp/issues/218",
        ),
    ),
    fix="safe",
)
def openapi_keyword(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A schema uses a word of OpenAPI that JSON Schema ignores.

    These are `nullable`, `example`, `xml`, `externalDocs` and `discriminator`.
    Schemas that come out of an OpenAPI 3.0 document look like JSON Schema and are not quite.
    `nullable` does not allow null: a validator refuses it, and ajv refuses the schema if `type` is missing.
    An `example` is not shown to the model, while `examples` is JSON Schema's own list of them.
    The `discriminator` that pydantic writes beside `oneOf`, with a mapping, is not reported.
    See [Schema Dialect](https://modelcontextprotocol.io/specification/2025-11-25/basic#schema-dialect).

    Bad::

        TOOL = {
            "name": "update_contact",
            "description": "Change fields of a contact.",
            "inputSchema": {
                "type": "object",
                "properties": {"phone": {"type": "string", "nullable": True}},
            },
        }

    Good::

        TOOL = {
            "name": "update_contact",
            "description": "Change fields of a contact.",
            "inputSchema": {
                "type": "object",
                "properties": {"phone": {"type": ["string", "null"]}},
            },
        }
    """
    for position in positions(tool, *OPENAPI):
        for keyword, kinds in OPENAPI.items():
            entry = position.members.get(keyword)
            if (
                entry is not None
                and kind_of(entry.value) in kinds
                and not _is_other_use(keyword, entry.value, position)
            ):
                variant, better = _openapi_replacement(keyword, entry.value, position)
                values = {"keyword": shown(keyword), "better": better}
                fix = partial(_openapi_fix, position, keyword)
                yield Problem(entry.place, values, variant, position.at(keyword), fix=fix)


def _is_other_use(keyword: str, value: Value, position: Position) -> bool:
    """Whether a word of OpenAPI is used for something else: as pydantic does, or as a property."""
    if keyword == "discriminator" and isinstance(value, Object):
        return (
            "oneOf" in position.members and value.get("propertyName") is not None and value.get("mapping") is not None
        )
    return keyword in {"discriminator", "xml", "externalDocs"} and looks_like_schema(value)


def _openapi_fix(position: Position, keyword: str) -> Fix:
    entry = position.members[keyword]
    gone = Change(position.at(keyword), REMOVED)
    if keyword == "example":
        _make_sure_it_lacks(position, "examples")
        value = plain(entry.value)
        change = Change(position.at("examples"), value if value is ANY else [value])
        edits = (*rename_key(entry, "examples"), *wrap_in_list(entry.value))
        return Fix('Rename "example" to "examples", with a list', edits, (gone, change))
    if keyword != "nullable":
        raise NotEditableError("it may be meant for people")
    if not is_true(entry.value):
        return Fix('Leave "nullable" out', tuple(remove_entry(entry)), (gone,))
    type_value, enum = position.members.get("type"), position.members.get("enum")
    type_name = text_of(type_value.value) if type_value is not None else None
    if type_value is None or type_name is None or not position.schema.lacks("const"):
        raise NotEditableError("it has no plain type")
    types = [type_name, "null"]
    edits = (*replace_value(type_value.value, types), *remove_entry(entry))
    changes = [gone, Change(position.at("type"), types)]
    if enum is not None:
        members = plain(enum.value)
        if not isinstance(members, list):
            raise NotEditableError("the enum is not known")
        if None not in members:
            edits += tuple(append_item(enum.value, None))
            changes.append(Change(position.at("enum"), [*members, None]))
    return Fix(f'Write "type": [{shown(type_name)}, "null"]', edits, tuple(changes))


def _openapi_replacement(keyword: str, value: Value, position: Position) -> tuple[str, str]:
    if keyword == "example":
        return "example", cut(f"[{shown(value)}]")
    if keyword != "nullable" or not is_true(value):
        return "", ""
    type_name = text_of(position.get("type"))
    return ("untyped", "") if type_name is None else ("nullable", f'[{shown(type_name)}, "null"]')
