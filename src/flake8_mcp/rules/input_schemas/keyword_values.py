"""Values that a keyword of JSON Schema does not take: types, and booleans of old drafts."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from flake8_mcp.model import Array, Scalar, Tool
from flake8_mcp.rules._rule import Citation, ClientFact, Context, Problem, SdkFact, rule, shown
from flake8_mcp.rules._schemas import is_true, kind_of, positions
from flake8_mcp.spec.json_schema_meant import ANY_TYPE_WORDS, format_meant_by_type, type_meant, types_meant
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
                    yield _unknown_type(each, f"{pointer}/{index}", is_listed=True)
        elif value is not None and _is_no_type(value, position):
            yield _unknown_type(value, pointer, is_listed=False)


def _is_no_type(value: Value, position: Position) -> bool:
    if not isinstance(value, Scalar):
        return False
    return value.value is None or (isinstance(value.value, str) and value.value not in position.dialect.types)


def _unknown_type(value: Value, pointer: str, *, is_listed: bool) -> Problem:
    word = text_of(value) or ("null" if isinstance(value, Scalar) and value.value is None else "")
    values = {"value": shown(value)}
    several = None if is_listed else types_meant(word)
    if several is not None:
        return Problem(value.place, values | {"better": json.dumps(several)}, "", pointer)
    if word.lower() in ANY_TYPE_WORDS:
        return Problem(value.place, values, "any", pointer)
    text_format = format_meant_by_type(word)
    if text_format is not None:
        return Problem(value.place, values | {"better": shown(text_format)}, "format", pointer)
    meant = type_meant(word)
    if meant is not None:
        return Problem(value.place, values | {"better": shown(meant)}, "", pointer)
    return Problem(value.place, values, "unclear", pointer)


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
        variant = ""
        if position.keyword == "properties":
            variant = "true" if is_true(value) else "false"
        yield Problem(
            value.place,
            {"value": shown(value), "name": shown(position.name)},
            variant,
            position.at("required"),
        )


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
            variant = "false"
            if is_true(value):
                variant = "true" if kind_of(bound) in {"integer", "number"} else ""
            yield Problem(value.place, values, variant, position.at(keyword))
