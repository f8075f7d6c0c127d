"""Where the shared walk finds schemas, and where it does not look."""

from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.schemas import PLACE, UNKNOWN, problems_of, tool_with, value_of

from flake8_mcp.model import Array, Object, Symbol
from flake8_mcp.rules import all_rules
from flake8_mcp.rules._references import documents
from flake8_mcp.rules._schemas import (
    MAX_LEVELS,
    MAX_STEPS,
    Position,
    kind_of,
    looks_like_schema,
    positions,
    schemas_of,
)
from flake8_mcp.spec.json_schema import KEYWORDS, OPENAPI
from flake8_mcp.syntax.values import Entry


def pointers(input_schema: object, output_schema: object = None) -> list[str]:
    return [each.pointer for each in positions(tool_with(input_schema, output_schema))]


def root(schema: object) -> Position:
    return positions(tool_with(schema))[0]


def test_every_keyword_that_holds_schemas_is_followed() -> None:
    schema = {
        "properties": {"a": {}, "b/c~d": {}},
        "patternProperties": {"^x": {}},
        "$defs": {"A": {"items": {}}},
        "definitions": {"B": {}},
        "dependentSchemas": {"a": {}},
        "dependencies": {"a": {}, "b": ["a"]},
        "items": [{}, {}],
        "prefixItems": ({},),
        "additionalItems": {},
        "allOf": [{}, True],
        "anyOf": [{}],
        "oneOf": [{"not": {}}],
        "additionalProperties": {},
        "propertyNames": {},
        "contains": {},
        "if": {},
        "then": {},
        "else": {},
        "unevaluatedItems": {},
        "unevaluatedProperties": {},
        "contentSchema": {},
    }
    assert pointers(schema) == [
        "/inputSchema",
        "/inputSchema/properties/a",
        "/inputSchema/properties/b~1c~0d",
        "/inputSchema/patternProperties/^x",
        "/inputSchema/$defs/A",
        "/inputSchema/$defs/A/items",
        "/inputSchema/definitions/B",
        "/inputSchema/dependentSchemas/a",
        "/inputSchema/dependencies/a",
        "/inputSchema/items/0",
        "/inputSchema/items/1",
        "/inputSchema/prefixItems/0",
        "/inputSchema/additionalItems",
        "/inputSchema/allOf/0",
        "/inputSchema/anyOf/0",
        "/inputSchema/oneOf/0",
        "/inputSchema/oneOf/0/not",
        "/inputSchema/additionalProperties",
        "/inputSchema/propertyNames",
        "/inputSchema/contains",
        "/inputSchema/if",
        "/inputSchema/then",
        "/inputSchema/else",
        "/inputSchema/unevaluatedItems",
        "/inputSchema/unevaluatedProperties",
        "/inputSchema/contentSchema",
    ]


def test_data_and_unknown_words_are_not_followed() -> None:
    inner = {"type": "object", "properties": {"a": {}}}
    schema = {
        "default": inner,
        "const": inner,
        "enum": [inner],
        "examples": [inner],
        "example": inner,
        "x-schema": inner,
        "required": [inner],
        "type": inner,
    }
    assert pointers(schema) == ["/inputSchema"]


def test_both_schemas_in_the_order_of_the_definition() -> None:
    assert pointers({}, {"items": {}}) == ["/inputSchema", "/outputSchema", "/outputSchema/items"]
    assert pointers(UNKNOWN, {}) == ["/outputSchema"]
    assert pointers(None) == []


def test_unknown_parts_and_calls_are_left_out() -> None:
    made = Object(PLACE, (Entry(value_of("properties"), value_of({"b": {}})),), maker="library.Schema")
    assert pointers(made) == []
    schema = {"properties": {"a": made, "b": UNKNOWN, "c": {}}, "allOf": [UNKNOWN, {}], "items": made, "$defs": made}
    assert pointers(schema) == ["/inputSchema", "/inputSchema/properties/c", "/inputSchema/allOf/1"]


def test_parent_keyword_and_name() -> None:
    _, properties, listed = positions(tool_with({"properties": {"a": {"anyOf": [{}]}}}))
    assert (properties.keyword, properties.name) == ("properties", "a")
    assert (listed.keyword, listed.name) == ("anyOf", None)
    assert listed.parent is properties
    assert properties.parent is not None
    assert properties.parent.parent is None
    assert properties.get("anyOf") is not None
    assert properties.get("type") is None
    assert properties.at("a/b") == "/inputSchema/properties/a/a~1b"


@pytest.mark.parametrize(
    ("schema", "types"),
    [
        ({}, None),
        ({"type": "string"}, {"string"}),
        ({"type": ["string", "null"]}, {"string", "null"}),
        ({"type": ("string", "null")}, {"string", "null"}),
        ({"type": "int"}, None),
        ({"type": ["string", "int"]}, None),
        ({"type": []}, None),
        ({"type": 7}, None),
        ({"type": UNKNOWN}, None),
        ({"type": ["string", UNKNOWN]}, None),
        ({"type": Array(PLACE, (value_of("string"),), complete=False)}, None),
        ({"$schema": "http://json-schema.org/draft-03/schema#", "type": "any"}, None),
    ],
)
def test_types(schema: object, types: set[str] | None) -> None:
    assert root(schema).types == types


# dialects


def dialects(schema: object) -> list[str]:
    return [each.dialect.name for each in positions(tool_with(schema))]


def test_dialect_is_that_of_the_root() -> None:
    assert dialects({"items": {}}) == ["2020-12", "2020-12"]
    assert dialects({"$schema": "http://json-schema.org/draft-07/schema#", "items": {}}) == ["draft-07", "draft-07"]
    assert dialects({"$schema": "https://json-schema.org/draft-07/schema", "items": {}}) == ["draft-07", "draft-07"]
    assert dialects({"$schema": 7}) == ["2020-12"]


def test_dialect_that_is_not_known() -> None:
    assert dialects({"$schema": UNKNOWN}) == ["undetermined"]
    assert dialects(Object(PLACE, (), rest=UNKNOWN)) == ["undetermined"]
    assert dialects({UNKNOWN: "x"}) == ["undetermined"]


def test_schema_of_a_foreign_dialect_is_not_looked_at() -> None:
    tool = tool_with({"$schema": "https://example.org/own", "items": {}}, {})
    assert [each.pointer for each in positions(tool)] == ["/outputSchema"]
    assert [each.pointer for each in schemas_of(tool).declarations] == ["/inputSchema/$schema"]


def test_dialect_of_an_embedded_schema() -> None:
    draft = "http://json-schema.org/draft-07/schema#"
    schema = {"$defs": {"A": {"$id": "a", "$schema": draft, "items": {}}, "B": {"$schema": draft}}}
    assert dialects(schema) == ["2020-12", "draft-07", "draft-07", "2020-12"]
    declared = [each.pointer for each in schemas_of(tool_with(schema)).declarations]
    assert declared == ["/inputSchema/$defs/A/$schema"]


# kinds


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        ("a", "string"),
        (1, "integer"),
        (1.5, "number"),
        (True, "boolean"),
        (None, "null"),
        ([], "array"),
        ((), "array"),
        ({}, "object"),
        (set(), None),
        (b"", None),
        (float("nan"), None),
        (float("inf"), None),
        (..., None),
        (UNKNOWN, None),
        (Symbol(PLACE, "builtins.str"), None),
        (Object(PLACE, (), maker="library.Schema"), None),
    ],
)
def test_kind_of(data: object, kind: str | None) -> None:
    assert kind_of(value_of(data)) == kind
    assert kind_of(None) is None


@pytest.mark.parametrize(
    ("data", "verdict"),
    [
        ({"type": "string"}, True),
        ({"type": "string", "x-a": 1, "nullable": True}, True),
        ({"$ref": "#/$defs/A"}, True),
        ({"$ref": "other.json"}, False),
        ({"type": "str"}, False),
        ({"type": "string", "owner": "me"}, False),
        ({}, False),
        ("string", False),
        (Object(PLACE, (Entry(value_of("type"), value_of("string")),) * 500), False),
    ],
)
def test_looks_like_schema(data: object, verdict: bool) -> None:  # noqa: FBT001 - a row of the table
    assert looks_like_schema(value_of(data)) is verdict


# limits


def nested(levels: int) -> dict[str, object]:
    schema: dict[str, object] = {"minLength": "x"}
    for _ in range(levels):
        schema = {"not": schema}
    return schema


def test_levels_are_bounded() -> None:
    assert len(pointers(nested(MAX_LEVELS))) == MAX_LEVELS + 1
    assert len(pointers(nested(MAX_LEVELS + 1))) == MAX_LEVELS + 1
    assert len(pointers(nested(400))) == MAX_LEVELS + 1


def test_a_large_schema_is_read_to_its_end() -> None:
    schema = {"type": "object", "properties": {f"p{n}": {"type": "string"} for n in range(1_600)}}
    assert len(pointers(schema)) == 1_601


@pytest.mark.once
@pytest.mark.parametrize(
    "shared",
    [
        value_of({f"p{n}": {"type": "int"} for n in range(1_000)}),
        value_of({f"p{n}": "text" for n in range(1_000)}),
        value_of(["text"] * 1_000),
        value_of([{"type": "text"}] * 1_000),
    ],
)
def test_constants_that_hold_each_other_take_bounded_time(shared: object) -> None:
    started = time.process_time()
    for keyword in ("properties", "allOf", "required", "enum", "default", "type", "items"):
        wide = value_of({"properties": {f"p{n}": {keyword: shared} for n in range(1_000)}})
        deep = wide
        for _ in range(40):
            deep = value_of({"allOf": [deep, deep], "default": [deep, deep]})
        # counted apart: pytest would write out the whole tool if an assertion about it failed
        found = len(positions(tool_with(wide)))
        assert 0 < found < MAX_STEPS
        found = len(positions(tool_with(deep)))
        assert 0 < found < MAX_STEPS
        found = len(problems_of(tool_with(deep)))
        assert found > 0
    assert time.process_time() - started < 30  # exponential or quadratic work would take hours


# whatever is written


ODD = st.sampled_from([UNKNOWN, Symbol(PLACE, "builtins.str"), Symbol(PLACE, "library.X"), b"x", 1j, ..., float("inf")])
LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=60) | ODD
KEYS = st.sampled_from([*sorted(KEYWORDS), *OPENAPI, "requierd", "min", "Items", "city"]) | LEAVES.map(value_of)


def containers(inner: st.SearchStrategy[object]) -> st.SearchStrategy[object]:
    items = st.lists(inner.map(value_of), max_size=3).map(tuple)
    entries = st.lists(st.builds(Entry, KEYS.map(value_of), inner.map(value_of)), max_size=5).map(tuple)
    kinds = st.sampled_from(["list", "tuple", "set"])
    arrays = st.builds(Array, st.just(PLACE), items, kinds, st.booleans())
    rests = st.sampled_from([None, None, UNKNOWN])
    return arrays | st.builds(Object, st.just(PLACE), entries, rests, st.sampled_from([None, None, "library.Schema"]))


ANYTHING = st.recursive(LEAVES, containers, max_leaves=25)


@settings(max_examples=400, deadline=None)
@given(ANYTHING, ANYTHING)
def test_rules_take_whatever_is_written(input_schema: object, output_schema: object) -> None:
    messages = {each.code: each for each in all_rules()}
    for code, problem in problems_of(tool_with(input_schema, output_schema)):
        text = messages[code].message(problem)
        assert len(text) <= 160, text
        assert text.isprintable(), text
        assert problem.pointer.startswith(("/inputSchema", "/outputSchema"))


def test_documents_are_those_of_the_positions_that_are_kept() -> None:
    """Also when other tools were looked at between: the positions are kept for the last few tools only."""
    schema = {"type": "object", "properties": {"a": {"$ref": "#/$defs/a"}}, "$defs": {"a": {"type": "string"}}}
    first, *others = (tool_with(schema) for _ in range(8))
    documents(first)
    for each in others:
        positions(each)
    assert {id(each.root) for each in positions(first)} == {id(each.root) for each in documents(first)}
