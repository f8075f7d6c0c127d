"""Limits and values of a schema that contradict each other, so that nothing passes, or something never counts."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.edits import Change, Fix, append_item
from flake8_mcp.model import NOTHING, Array, Object, Scalar, Tool
from flake8_mcp.rules._fixes import item_removal, replacement
from flake8_mcp.rules._plain import key_of, plain
from flake8_mcp.rules._rule import Advice, Context, Problem, SdkFact, rule, shown
from flake8_mcp.rules._schemas import kind_of, positions
from flake8_mcp.spec.json_schema import KEYWORDS
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator

    from flake8_mcp.rules._schemas import Position
    from flake8_mcp.syntax.values import Value

# Lower bound, upper bound, what they bound.
_COUNTS = (
    ("minLength", "maxLength", "string"),
    ("minItems", "maxItems", "array"),
    ("minProperties", "maxProperties", "object"),
    ("minContains", "maxContains", "array"),
)
_LOWER = ("minimum", "exclusiveMinimum")
_UPPER = ("maximum", "exclusiveMaximum")
_LOWER_BOUNDS = (*_LOWER, *(lower for lower, _, _ in _COUNTS))


@rule(
    code="MCP361",
    level="breaks",
    subject=Tool,
    message={
        "": "{lower} {low} is above {upper} {high}, so no {what} passes: swap or correct them",
        "between": "{lower} {low} and {upper} {high} leave no {what} between them: correct one of them",
    },
    cites=(
        SdkFact("mcp", "1.30.0", "a low-level server refuses every call that sends the property"),
        SdkFact("jsonschema", "4.26.0", "no value is valid"),
        Advice("JSON Schema 2020-12, Validation, section 6: a value must satisfy both bounds."),
    ),
)
def crossed_bounds(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A lower bound lies above its upper bound, so that no value passes.

    `minimum` and `maximum`, their exclusive forms, and the least and greatest length, number of items or of
    properties.
    The schema is valid, and nothing warns when the server starts; every call that sends the property is refused.
    The two numbers were mostly swapped, or one of them has a digit too few.
    Between an exclusive and another bound there must also be room for a value, and for a whole number where the type
    is `integer`.

    Bad::

        TOOL = {
            "name": "list_favorites",
            "description": "List saved items, one page at a time.",
            "inputSchema": {
                "type": "object",
                "properties": {"limit": {"type": "integer", "minimum": 100, "maximum": 10}},
            },
        }

    Good::

        TOOL = {
            "name": "list_favorites",
            "description": "List saved items, one page at a time.",
            "inputSchema": {
                "type": "object",
                "properties": {"limit": {"type": "integer", "minimum": 10, "maximum": 100}},
            },
        }
    """
    for position in positions(tool, *_LOWER_BOUNDS):
        for lower, upper, what in _COUNTS:
            if lower in position.members and upper in position.members and _acts(lower, position):
                low, high = _number(position, lower), _number(position, upper)
                if low is not None and high is not None and low > high:
                    yield _crossed(position, lower, upper, what)
        if not position.members.keys().isdisjoint(_LOWER) and _acts("minimum", position):
            yield from _crossed_numbers(position)


def _acts(keyword: str, position: Position) -> bool:
    """Whether a keyword has an effect at a position; what has none is another rule's."""
    if keyword == "minContains" and "contains" not in position.members:
        return False
    return keyword in position.dialect.keywords and KEYWORDS[keyword].acts_on(position.sure_types)


def _number(position: Position, keyword: str) -> int | float | None:
    value = position.get(keyword)
    if isinstance(value, Scalar) and kind_of(value) in {"integer", "number"}:
        assert isinstance(value.value, int | float)
        return value.value
    return None


def _crossed(position: Position, lower: str, upper: str, what: str, variant: str = "") -> Problem:
    low, high = position.members[lower].value, position.members[upper].value
    values = {"lower": shown(lower), "low": shown(low), "upper": shown(upper), "high": shown(high), "what": what}
    return Problem(low.place, values, variant, position.at(lower))


def _crossed_numbers(position: Position) -> Iterator[Problem]:
    is_whole = position.types == frozenset({"integer"})
    for lower in _LOWER:
        low = _number(position, lower)
        if low is None:
            continue
        for upper in _UPPER:
            high = _number(position, upper)
            if high is None:
                continue
            if low > high:
                yield _crossed(position, lower, upper, "number")
                break
            is_open = (lower != "minimum", upper != "maximum")
            if (low == high and any(is_open)) or (is_whole and not _has_whole(low, high, *is_open)):
                yield _crossed(position, lower, upper, "whole number" if is_whole else "number", "between")
                break


def _has_whole(low: float, high: float, is_low_open: bool, is_high_open: bool) -> bool:  # noqa: FBT001 - a pair of pairs
    first = math.floor(low) + 1 if is_low_open else math.ceil(low)
    last = math.ceil(high) - 1 if is_high_open else math.floor(high)
    return first <= last


@rule(
    code="MCP363",
    level="should",
    subject=Tool,
    message={
        "": '{value} stands in "enum" more than once, remove one',
        "empty": '"enum" is empty, so no value passes: list the values or leave it out',
        "type": '{value} in "enum" is excluded by "type": {types}, so it never passes: correct one of them',
        "null": 'null in "enum" is excluded by "type": {types}: add "null" to the types or remove it here',
        "const": '"const": {value} is excluded by "type": {types}, so no value passes: correct one of them',
    },
    cites=(
        SdkFact(
            "@modelcontextprotocol/sdk",
            "1.32.2",
            "an empty enum in an output schema takes the whole tools/list result with it",
        ),
        Advice("JSON Schema 2020-12, Validation, section 6.1.2: an enum SHOULD have members, all different."),
    ),
    fix="safe",
)
def faulty_enum(tool: Tool, _context: Context) -> Iterator[Problem]:
    """`enum` is empty, repeats a value, or holds one that the schema's own `type` excludes.

    The list of allowed values is what a model chooses from.
    A value of another type looks like a choice, and the call with it is refused: `None` beside `"type": "string"`, or
    numbers in quotes beside `"type": "integer"`.
    A repeated value is noise, and some validators refuse the schema for it.
    Values are compared as JSON compares them: 1 and 1.0 are the same, 1 and true are not.
    A `const` that the type excludes is reported too.

    Bad::

        TOOL = {
            "name": "list_favorites",
            "description": "List saved items, one page at a time.",
            "inputSchema": {
                "type": "object",
                "properties": {"size": {"type": "integer", "enum": ["10", "20"]}},
            },
        }

    Good::

        TOOL = {
            "name": "list_favorites",
            "description": "List saved items, one page at a time.",
            "inputSchema": {
                "type": "object",
                "properties": {"size": {"type": "integer", "enum": [10, 20]}},
            },
        }
    """
    for position in positions(tool, "enum", "const"):
        enum = position.get("enum")
        if isinstance(enum, Array) and kind_of(enum) == "array":
            if not enum.items and enum.complete:
                yield Problem(enum.place, {}, "empty", position.at("enum"))
            yield from _faulty_members(position, enum)
        const = position.get("const")
        if const is not None and "const" in position.dialect.keywords and _is_excluded(const, position):
            values = {"value": shown(const), "types": shown(position.get("type"))}
            yield Problem(const.place, values, "const", position.at("const"))


def _faulty_members(position: Position, enum: Array) -> Iterator[Problem]:
    seen: set[Hashable] = set()
    for index, each in enumerate(enum.items):
        data = plain(each)
        key = key_of(data) if data is not NOTHING else None
        if key is not None and key in seen:
            fix = partial(item_removal, enum, index, position.at("enum"))
            yield Problem(each.place, {"value": shown(each)}, "", f"{position.at('enum')}/{index}", fix=fix)
        elif _is_excluded(each, position):
            variant = "null" if kind_of(each) == "null" else "type"
            values = {"value": shown(each), "types": shown(position.get("type"))}
            null_fix = partial(_null_fix, position) if variant == "null" else None
            yield Problem(each.place, values, variant, f"{position.at('enum')}/{index}", fix=null_fix)
        if key is not None:
            seen.add(key)


def _null_fix(position: Position) -> Fix:
    """The types also allow null."""
    types = position.get("type")
    assert types is not None
    if isinstance(types, Array):
        names = [*(text_of(each) for each in types.items), "null"]
        return Fix(
            'Add "null" to the types',
            tuple(append_item(types, "null")),
            (Change(position.at("type"), names),),
            safe=False,
        )
    return replacement(types, [text_of(types), "null"], position.at("type"), safe=False)


def _is_excluded(value: Value, position: Position) -> bool:
    """Whether the types of a schema surely exclude a value."""
    kind, types = kind_of(value), position.types
    if kind is None or types is None or kind in types:
        return False
    if kind == "integer":
        return "number" not in types
    if kind == "number" and "integer" in types:
        assert isinstance(value, Scalar)
        return not (isinstance(value.value, float) and value.value.is_integer())
    return True


@rule(
    code="MCP364",
    level="advice",
    subject=Tool,
    message='{name} has a default and is in "required" too, so the default never counts: remove one of them',
    cites=(Advice("The tool-schema authoring guide: what has a default is optional."),),
    fix="unsafe",
)
def default_on_required(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A parameter has a default and is required as well.

    A caller must send what `required` names, so there is no call in which the default could count.
    To a model the two say different things: it may be left out, and it may not.
    Most often the name stayed in `required` when the default was added.
    Only input schemas are looked at: what a server returns may be required and still have a usual value.

    Bad::

        TOOL = {
            "name": "list_favorites",
            "description": "List saved items, one page at a time.",
            "inputSchema": {
                "type": "object",
                "properties": {"limit": {"type": "integer", "default": 20}},
                "required": ["limit"],
            },
        }

    Good::

        TOOL = {
            "name": "list_favorites",
            "description": "List saved items, one page at a time.",
            "inputSchema": {
                "type": "object",
                "properties": {"limit": {"type": "integer", "default": 20}},
            },
        }
    """
    for position in positions(tool, "required"):
        properties, required = position.get("properties"), position.get("required")
        if not isinstance(properties, Object) or not isinstance(required, Array) or properties.maker is not None:
            continue
        names: dict[str | None, int] = {}
        for index, each in enumerate(required.items):
            names.setdefault(text_of(each), index)
        for name, index in names.items():
            schema = properties.get(name) if name is not None else None
            if not isinstance(schema, Object) or schema.maker is not None or schema.get("default") is None:
                continue
            if position.is_input:
                place = required.items[index].place
                pointer = position.at("required")
                fix = partial(item_removal, required, index, pointer, safe=False)
                yield Problem(place, {"name": shown(name)}, "", f"{pointer}/{index}", fix=fix)
