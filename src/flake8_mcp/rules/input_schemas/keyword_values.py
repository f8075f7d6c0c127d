"""Values that a keyword of JSON Schema does not take: types, and booleans of old drafts."""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.edits import (
    REMOVED,
    Change,
    Fix,
    NotEditableError,
    append_item,
    insert_entry,
    remove_entry,
    rename_key,
    replace_value,
)
from flake8_mcp.model import Array, Scalar, Tool
from flake8_mcp.rules._rule import Citation, ClientFact, Context, Problem, SdkFact, rule, shown
from flake8_mcp.rules._schemas import is_true, kind_of, positions
from flake8_mcp.spec.json_schema_meant import (
    ANY_TYPE_WORDS,
    format_meant_by_type,
    is_plain_type_word,
    type_meant,
    types_meant,
)
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.rules._schemas import Position
    from flake8_mcp.syntax.values import Value


@rule(
    code="MCP321",
    level="breaks",
    subject=Tool,
    message={
        "": "{value} is not a JSON Schema type, use {better}",
        "format": '{value} is not a JSON Schema type, use "string" with "format": {better}',
        "any": '{value} is not a JSON Schema type, leave "type" out to allow every value',
        "unclear": "{value} is not a JSON Schema type, use string, integer, number, boolean, array, object or null",
    },
    cites=(
        Citation("MUST", "basic/index", "Schema Validation", since="2025-11-25"),
        SdkFact("mcp", "1.30.0", "a low-level server answers every call of the tool with an error"),
        SdkFact("@modelcontextprotocol/sdk", "1.32.2", "in an output schema, the whole tools/list result is refused"),
        ClientFact(
            "claude",
            "the API answers 400 to a request with such a tool",
            "https://github.com/can4hou6joeng4/boss-agent-cli/issues/367",
        ),
    ),
    fix="safe",
    hides=("MCP320",),
)
def unknown_json_type(tool: Tool, _context: Context) -> Iterator[Problem]:
    """`type` is, or lists, a word that is no type of JSON Schema: `str`, `int`, `dict`, `any`, `String`, `None`.

    There are seven types: string, integer, number, boolean, array, object and null, all in lower case.
    Python's own names for them, and those of databases and other notations, are none of them.
    With such a word the schema is invalid: a low-level server of mcp 1.30.0 answers every call with an error, and the
    APIs behind some clients refuse the whole request.
    A date or an address is a string with a `format`.
    A schema for any value has no `type` at all.
    See [Schema Validation](https://modelcontextprotocol.io/specification/2025-11-25/basic#schema-validation).

    Bad::

        import mcp.types as types

        TOOL = types.Tool(
            name="list_favorites",
            description="List saved items, one page at a time.",
            inputSchema={"type": "object", "properties": {"page": {"type": "int"}}},
        )

    Good::

        import mcp.types as types

        TOOL = types.Tool(
            name="list_favorites",
            description="List saved items, one page at a time.",
            inputSchema={"type": "object", "properties": {"page": {"type": "integer"}}},
        )
    """
    for position in positions(tool, "type"):
        value = position.get("type")
        pointer = position.at("type")
        if isinstance(value, Array):
            for index, each in enumerate(value.items):
                if _is_no_type(each, position):
                    yield _unknown_type(each, f"{pointer}/{index}")
        elif value is not None and _is_no_type(value, position):
            yield _unknown_type(value, pointer, position)


def _is_no_type(value: Value, position: Position) -> bool:
    if not isinstance(value, Scalar):
        return False
    return value.value is None or (isinstance(value.value, str) and value.value not in position.dialect.types)


def _unknown_type(value: Value, pointer: str, position: Position | None = None) -> Problem:
    """The problem of a word at `type`; `position` is its schema if it stands there alone and not in a list."""
    word = text_of(value) or ("null" if isinstance(value, Scalar) and value.value is None else "")
    values = {"value": shown(value)}
    several = types_meant(word) if position is not None else None
    if several is not None:
        fix = partial(_type_fix, value, pointer, list(several), safe=False)
        return Problem(value.place, values | {"better": json.dumps(several)}, "", pointer, fix=fix)
    if word.lower() in ANY_TYPE_WORDS:
        any_fix = partial(_any_fix, position, pointer) if position is not None else None
        return Problem(value.place, values, "any", pointer, fix=any_fix)
    text_format = format_meant_by_type(word)
    if text_format is not None:
        values |= {"better": shown(text_format)}
        format_fix = partial(_format_fix, value, position, text_format) if position is not None else None
        return Problem(value.place, values, "format", pointer, fix=format_fix)
    meant = type_meant(word)
    if meant is not None:
        fix = partial(_type_fix, value, pointer, meant, safe=is_plain_type_word(word))
        return Problem(value.place, values | {"better": shown(meant)}, "", pointer, fix=fix)
    return Problem(value.place, values, "unclear", pointer)


def _type_fix(value: Value, pointer: str, better: object, *, safe: bool) -> Fix:
    title = f"Replace {shown(value)} by {json.dumps(better)}"
    return Fix(title, tuple(replace_value(value, better)), (Change(pointer, better),), safe)


def _any_fix(position: Position, pointer: str) -> Fix:
    edits = remove_entry(position.members["type"])
    return Fix('Leave "type" out to allow every value', tuple(edits), (Change(pointer, REMOVED),))


def _format_fix(value: Value, position: Position, text_format: str) -> Fix:
    if not position.schema.lacks("format"):
        raise NotEditableError("it has a format")
    edits = replace_value(value, "string") + insert_entry(position.schema, "format", text_format, after="type")
    changes = (Change(position.at("type"), "string"), Change(position.at("format"), text_format))
    return Fix(f'Write "string" with "format": {shown(text_format)}', tuple(edits), changes, safe=False)


@rule(
    code="MCP322",
    level="must",
    subject=Tool,
    message={
        "": '"required" must be a list of property names, not {value}',
        "true": '"required": true has no place in a property, add {name} to "required" of the object around it',
        "false": '"required": false has no place in a property, remove it: {name} is optional while no list names it',
    },
    cites=(
        Citation("MUST", "basic/index", "Schema Validation", since="2025-11-25"),
        SdkFact("mcp", "1.30.0", "a low-level server answers every call of the tool with an error"),
    ),
    fix="safe",
    hides=("MCP320",),
)
def boolean_required(tool: Tool, _context: Context) -> Iterator[Problem]:
    """`required` is a boolean, mostly inside a property.

    So it was in draft 3 of JSON Schema, and so it is in the arguments of MCP prompts; since draft 4 `required` is a
    list of names in the object that has the properties.
    The boolean makes the schema invalid, and the property stays optional.
    See [Schema Validation](https://modelcontextprotocol.io/specification/2025-11-25/basic#schema-validation).

    Bad::

        TOOL = {
            "name": "find_book",
            "description": "Find a book by its title.",
            "inputSchema": {
                "type": "object",
                "properties": {"title": {"type": "string", "required": True}},
            },
        }

    Good::

        TOOL = {
            "name": "find_book",
            "description": "Find a book by its title.",
            "inputSchema": {
                "type": "object",
                "properties": {"title": {"type": "string"}},
                "required": ["title"],
            },
        }
    """
    for position in positions(tool, "required"):
        value = position.get("required")
        if value is None or position.dialect.boolean_required or kind_of(value) != "boolean":
            continue
        variant, fix = "", None
        if position.keyword == "properties":
            variant = "true" if is_true(value) else "false"
            fix = partial(_required_fix, position) if is_true(value) else partial(_drop_fix, position, "required")
        yield Problem(
            value.place,
            {"value": shown(value), "name": shown(position.name)},
            variant,
            position.at("required"),
            fix=fix,
        )


def _required_fix(position: Position) -> Fix:
    """The name joins the list of the object around it, the boolean goes."""
    parent, name = position.parent, position.name
    assert parent is not None
    found = parent.get("required")
    if found is None and parent.schema.lacks("required"):
        names = [name]
        edits = insert_entry(parent.schema, "required", names)
    elif isinstance(found, Array) and found.complete:
        names = [text_of(each) for each in found.items]
        if None in names:
            raise NotEditableError("the list does not hold names alone")
        edits = append_item(found, name) if name not in names else []
        names = [*names, *([name] if name not in names else [])]
    else:
        raise NotEditableError("the list of names is not known")
    changes = (Change(position.at("required"), REMOVED), Change(parent.at("required"), names))
    return Fix(
        f'Add {shown(name)} to "required" of the object around it',
        (*edits, *remove_entry(position.members["required"])),
        changes,
    )


def _drop_fix(position: Position, keyword: str) -> Fix:
    edits = remove_entry(position.members[keyword])
    return Fix(f"Remove {shown(keyword)}", tuple(edits), (Change(position.at(keyword), REMOVED),))


@rule(
    code="MCP323",
    level="must",
    subject=Tool,
    message={
        "": "{keyword} is the bound itself, a number, not {value}",
        "true": "{keyword} is the bound itself, not true: write {keyword}: {bound} and leave {plain} out",
        "false": "{keyword} is the bound itself, a number, not false: leave it out",
    },
    cites=(
        Citation("MUST", "basic/index", "Schema Validation", since="2025-11-25"),
        ClientFact(
            "windsurf",
            "Windsurf and Mistral refuse such a schema",
            "https://github.com/SylphxAI/pdf-reader-mcp/issues/63",
        ),
    ),
    fix="safe",
    hides=("MCP320",),
)
def boolean_exclusive_bound(tool: Tool, _context: Context) -> Iterator[Problem]:
    """`exclusiveMinimum` or `exclusiveMaximum` is a boolean, as it was in draft 4.

    There it said whether `minimum` itself is excluded; since draft 6 it is the excluded bound, a number.
    OpenAPI 3.0 and generators that aim at it still write the boolean.
    A schema that declares draft 4 with `$schema` may do so: then only MCP310 reports the dialect.
    See [Schema Validation](https://modelcontextprotocol.io/specification/2025-11-25/basic#schema-validation).

    Bad::

        TOOL = {
            "name": "resize",
            "description": "Resize a picture.",
            "inputSchema": {
                "type": "object",
                "properties": {"factor": {"type": "number", "minimum": 0, "exclusiveMinimum": True}},
            },
        }

    Good::

        TOOL = {
            "name": "resize",
            "description": "Resize a picture.",
            "inputSchema": {
                "type": "object",
                "properties": {"factor": {"type": "number", "exclusiveMinimum": 0}},
            },
        }
    """
    for position in positions(tool, "exclusiveMinimum", "exclusiveMaximum"):
        if position.dialect.boolean_bounds:
            continue
        for keyword, plain in (("exclusiveMinimum", "minimum"), ("exclusiveMaximum", "maximum")):
            value = position.get(keyword)
            if value is None or kind_of(value) != "boolean":
                continue
            bound = position.get(plain)
            values = {"keyword": shown(keyword), "plain": shown(plain), "value": shown(value), "bound": shown(bound)}
            variant, fix = "false", partial(_drop_fix, position, keyword)
            if is_true(value) and kind_of(bound) in {"integer", "number"}:
                variant, fix = "true", partial(_bound_fix, position, keyword, plain)
            can_be_fixed = variant == "true" or not is_true(value)
            yield Problem(
                value.place,
                values,
                variant if can_be_fixed else "",
                position.at(keyword),
                fix=fix if can_be_fixed else None,
            )


def _bound_fix(position: Position, keyword: str, plain: str) -> Fix:
    """The bound gets the keyword that says that it is exclusive, and the boolean goes."""
    bound = position.members[plain]
    assert isinstance(bound.value, Scalar)
    changes = (Change(position.at(plain), REMOVED), Change(position.at(keyword), bound.value.value))
    edits = (*rename_key(bound, keyword), *remove_entry(position.members[keyword]))
    return Fix(f"Write {shown(keyword)}: {shown(bound.value)} without {shown(plain)}", edits, changes)
