"""An example of what is refused is found for large and deep values too, and where it is not, the reason is said."""

from __future__ import annotations

from typing import Any

import pytest
from jsonschema import Draft202012Validator

from flake8_mcp.contract.inclusion import Part, find_gaps
from flake8_mcp.contract.inclusion.effort import MAX_VALUES, size_of

Json = Any

TEXT = {"type": "string"}
SHORT = {"type": "string", "maxLength": 3}
NUMBER = {"type": "integer"}
MANY = [f"p{number}" for number in range(1_200)]


def object_of(*required: str, **members: Json) -> Json:
    return {"type": "object", "properties": members, "required": list(required)}


def list_of(items: Json, **more: Json) -> Json:
    return {"type": "array", "items": items, **more}


def deep(schema: Json, levels: int) -> Json:
    for _ in range(levels):
        schema = object_of("below", "beside", below=schema, beside=TEXT)
    return schema


def beside(schema: Json) -> tuple[Json, Json]:
    """A change of a parameter that can only be shown together with another one."""
    return object_of("needed", needed=schema, limit=TEXT), object_of("needed", needed=schema, limit=NUMBER)


def doubled(levels: int) -> Json:
    """An object that holds twice what is one level below, and so on."""
    definitions = {
        f"D{level}": object_of("a", "b", a={"$ref": f"#/$defs/D{level + 1}"}, b={"$ref": f"#/$defs/D{level + 1}"})
        for level in range(levels)
    }
    return {"$defs": {**definitions, f"D{levels}": TEXT}, "$ref": "#/$defs/D0"}


SHOWN = {
    "one of many that must be given": (
        object_of(*MANY, **dict.fromkeys(MANY, TEXT)),
        object_of(*MANY, **{**dict.fromkeys(MANY, TEXT), "p7": NUMBER}),
    ),
    "one more of many that must be given": (
        object_of(*MANY[1:], **dict.fromkeys(MANY, TEXT)),
        object_of(*MANY, **dict.fromkeys(MANY, TEXT)),
    ),
    "all of many": (object_of(**dict.fromkeys(MANY, TEXT)), object_of(**dict.fromkeys(MANY, SHORT))),
    "a part deep inside": (deep(TEXT, 25), deep(SHORT, 25)),
    "beside a deep one": beside(deep(TEXT, 25)),
    "beside a long list": beside(list_of(TEXT, minItems=5_000)),
    "beside a long text": beside({"type": "string", "minLength": 200_000}),
    "beside many members": beside({"type": "object", "additionalProperties": TEXT, "minProperties": 500}),
    "beside different numbers": beside(list_of({"type": "integer", "minimum": 7}, uniqueItems=True, minItems=300)),
    "beside different even numbers": beside(
        list_of({"type": "integer", "maximum": 7, "multipleOf": 2}, uniqueItems=True, minItems=40)
    ),
    "beside different numbers between two": beside(
        list_of({"type": "number", "exclusiveMinimum": 0, "exclusiveMaximum": 31}, uniqueItems=True, minItems=30)
    ),
    "beside different texts": beside(
        list_of({"type": "string", "minLength": 1, "maxLength": 2}, uniqueItems=True, minItems=300)
    ),
    "beside anything different": beside({"type": "array", "uniqueItems": True, "minItems": 300}),
    "an item of a long list": (list_of(TEXT, minItems=1_000), list_of(SHORT, minItems=1_000)),
    "an item that is there twice": (
        list_of({"enum": [1, 2, 3]}, uniqueItems=True, minItems=3),
        list_of({"enum": [1, 2]}, minItems=3),
    ),
    "a longer list": (list_of(TEXT, maxItems=9_000), list_of(TEXT, maxItems=8_000)),
    "a longer set": (list_of(TEXT, maxItems=40, uniqueItems=True), list_of(TEXT, maxItems=20, uniqueItems=True)),
    "a longer text": (TEXT, {"type": "string", "maxLength": 500_000}),
    "more members": ({"type": "object"}, {"type": "object", "maxProperties": 200}),
    "more members of some names": (
        {"type": "object", "propertyNames": {"maxLength": 1}},
        {"type": "object", "propertyNames": {"maxLength": 1}, "maxProperties": 20},
    ),
    "fewer members": ({"type": "object", "minProperties": 100}, {"type": "object", "minProperties": 200}),
}

NOT_SHOWN = {
    "too many items": (list_of(TEXT, minItems=30_000), list_of(SHORT, minItems=30_000)),
    "too many members": (
        {"type": "object", "minProperties": 30_000, "additionalProperties": TEXT},
        {"type": "object", "minProperties": 30_000, "additionalProperties": SHORT},
    ),
    "too long": (TEXT, {"type": "string", "maxLength": 5_000_000}),
    "too deep": (deep(TEXT, 40), deep(SHORT, 40)),
    "beside one that is too deep": beside(deep(TEXT, 40)),
    "beside one that doubles at each level": beside(doubled(24)),
    "lists of lists that are too large together": beside(
        list_of(list_of(TEXT, minItems=5_000), minItems=5_000),
    ),
    "not as many different ones": (
        list_of({"type": "string", "pattern": "^[ab]$"}, uniqueItems=True, minItems=3),
        list_of({"type": "string", "pattern": "^[ab]$"}, uniqueItems=True, minItems=4),
    ),
    "not as many names": (
        {"type": "object", "propertyNames": {"enum": ["a", "b"]}, "minProperties": 3},
        {"type": "object", "propertyNames": {"enum": ["a", "b"]}, "minProperties": 4},
    ),
}


@pytest.mark.parametrize("name", SHOWN)
def test_an_example_is_shown(name: str) -> None:
    old, new = SHOWN[name]
    gaps = find_gaps(Part(old), Part(new))
    assert gaps
    accepting, refusing = Draft202012Validator(old), Draft202012Validator(new)
    for gap in gaps[:: max(1, len(gaps) // 5)]:  # each is compared with the whole schema, which takes its time
        witnesses = tuple(gap.witnesses)
        assert witnesses, gap.what
        assert accepting.is_valid(witnesses[0])
        assert not refusing.is_valid(witnesses[0])
    assert all(gap.witnesses and not gap.why for gap in gaps)


@pytest.mark.parametrize("name", NOT_SHOWN)
def test_why_none_is_shown(name: str) -> None:
    gaps = find_gaps(*map(Part, NOT_SHOWN[name]))
    assert gaps
    assert not any(gap.witnesses for gap in gaps)
    assert {gap.why for gap in gaps} <= {"no example was found", "an example would be too large"}


def test_a_whole_that_is_too_large_is_not_tried() -> None:
    long = {"type": "string", "minLength": 900_000}
    old = object_of(*MANY[:22], **dict.fromkeys(MANY[:23], long))
    (gap,) = find_gaps(Part(old), Part({**old, "properties": {**old["properties"], MANY[22]: NUMBER}}))
    assert (gap.witnesses, gap.why) == ((), "an example would be too large")


def test_the_work_for_examples_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flake8_mcp.contract.inclusion.comparison._MAX_WORK", 800)
    names = MANY[:100]
    gaps = find_gaps(
        Part(object_of(*names, **dict.fromkeys(names, TEXT))), Part(object_of(*names, **dict.fromkeys(names, NUMBER)))
    )
    assert len(gaps) == 100
    assert gaps[0].witnesses
    assert {gap.why for gap in gaps if not gap.witnesses} == {"looking for an example takes too much work"}


def test_sizes() -> None:
    assert size_of({"a": [1, "x"], "b": None}) == 5
    assert size_of("x" * 2_500) == 3
    many = [0] * 100
    assert size_of([many] * 1_000) == MAX_VALUES + 1
    assert size_of([many] * 1_000, 50) == 51
