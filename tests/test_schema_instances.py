"""What is told of a value without jsonschema is what jsonschema says."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from referencing import Registry

from flake8_mcp.spec.json_schema_instances import plainly_accepts
from flake8_mcp.spec.json_schema_validity import plainly_valid

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from([0.5, 1.0, 2.5]) | st.text("ab", max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("ab"), inner, max_size=2),
    max_leaves=5,
)
LEAVES = st.fixed_dictionaries(
    {},
    optional={
        "type": st.sampled_from(
            ["string", "integer", "number", "boolean", "null", "array", "object", ["integer", "null"]]
        ),
        "enum": st.lists(VALUES, max_size=3),
        "const": VALUES,
        "minimum": st.integers(-2, 2),
        "exclusiveMaximum": st.integers(-2, 2),
        "maxLength": st.integers(0, 2),
        "minItems": st.integers(0, 2),
        "required": st.sampled_from([[], ["a"], ["a", "b"]]),
        "uniqueItems": st.booleans(),
        "title": st.text("ab", max_size=2),
        "oneOf": st.just([{}]),
        "x-order": st.integers(),
    },
)
SCHEMAS = st.recursive(
    LEAVES
    | st.booleans()
    | st.just({"$ref": "#/$defs/a"})
    | st.just({"$ref": "#"})
    | st.just({"$ref": "#/$defs/none"}),
    lambda inner: st.fixed_dictionaries(
        {},
        optional={
            "anyOf": st.lists(inner, min_size=1, max_size=2),
            "items": inner,
            "prefixItems": st.lists(inner, min_size=1, max_size=1),
            "properties": st.dictionaries(st.sampled_from("ab"), inner, max_size=2),
            "additionalProperties": inner,
            "patternProperties": st.just({"a": {}}),
        },
    ),
    max_leaves=5,
)


@settings(max_examples=500)
@given(SCHEMAS, LEAVES, VALUES)
def test_what_is_accepted_is_valid(schema: object, definition: object, value: object) -> None:
    root = {"$defs": {"a": definition}}
    if plainly_accepts(schema, value, root):
        document = {"$defs": {"a": definition}, "properties": {"here": schema}}
        validator = Draft202012Validator(document, registry=Registry())
        # a reference to the root leads to another schema here, and jsonschema raises at one to nothing
        if "'#'" not in repr(schema) and "none" not in repr(schema):
            assert validator.evolve(schema=schema).is_valid(value)


@pytest.mark.parametrize(
    ("schema", "value"),
    [
        ({"type": "integer"}, 1), ({"type": ["integer", "null"]}, None), ({"anyOf": [{"type": "integer"}, {"type": "null"}]}, None),
        ({"type": "array", "items": {"type": "string"}}, ["a"]), ({"properties": {"a": {"type": "string"}}}, {"a": "b", "c": 1}),
        ({"additionalProperties": {"type": "integer"}}, {"a": 1}), ({"$ref": "#/$defs/a"}, "x"), ({"items": {}}, 1),
        ({"properties": {}}, 1), ({"additionalProperties": False}, 1), ({"minLength": 1, "maxLength": 2}, "a"), ({"maxItems": 1}, []),
        ({"maximum": 1, "exclusiveMinimum": 0}, 1), ({"enum": ["a"]}, "a"), ({"const": "a"}, "a"), (True, 1), ({"unknown": 1}, 1),
    ],
)  # fmt: skip
def test_accepted(schema: object, value: object) -> None:
    assert plainly_accepts(schema, value, {"$defs": {"a": {"type": "string"}}})


@pytest.mark.parametrize(
    ("schema", "value"),
    [
        ({"type": "integer"}, 1.0), (False, 1), ({"$ref": "#/$defs/b"}, 1), ({"$ref": "#"}, 1), ({"$ref": 5}, 1), ({"anyOf": 5}, 1),
        ({"properties": 5}, {"a": 1}), ({"properties": [], "additionalProperties": {}}, {"a": 1}), ({"enum": 5}, 1), ({"minimum": "1"}, 1),
        ({"minLength": "1"}, "a"), ({"required": 5}, {}), ({"patternProperties": {}, "additionalProperties": {}}, {}), ({"not": {}}, 1),
        ({"$ref": "#/$defs/loop"}, 1),
    ],
)  # fmt: skip
def test_left_to_jsonschema(schema: object, value: object) -> None:
    loop = {"anyOf": [{"$ref": "#/$defs/loop"}] * 40}
    assert not plainly_accepts(schema, value, {"$defs": {"a": {}, "loop": loop}})


def test_definitions_that_are_no_object() -> None:
    assert not plainly_accepts({"$ref": "#/$defs/a"}, 1, {"$defs": []})
    assert not plainly_accepts({"$ref": "#/$defs/a"}, 1)


def test_schemas_of_these_tests_are_told_to_be_valid() -> None:
    assert plainly_valid({"anyOf": [{"type": "integer"}], "items": True})
