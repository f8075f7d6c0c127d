"""Whether one schema includes another one: the cases by name, each checked with jsonschema."""

from __future__ import annotations

import cProfile
import time
from typing import Any

import pytest
from jsonschema.validators import validator_for

from flake8_mcp.contract.inclusion import Part, are_alike, find_gaps

Json = Any

NOTHING = False
NULL = {"type": "null"}
INTEGER = {"type": "integer"}
NUMBER = {"type": "number"}
STRING = {"type": "string"}
DRAFT_07 = "http://json-schema.org/draft-07/schema#"
DRAFT_2019 = "https://json-schema.org/draft/2019-09/schema"


def object_of(*required: str, closed: bool = False, **properties: Json) -> Json:
    more = {"additionalProperties": False} if closed else {}
    return {"type": "object", "properties": properties, "required": list(required), **more}


def array_of(items: Json, **more: Json) -> Json:
    return {"type": "array", "items": items, **more}


def tagged(tag: str, value: Json, *, required: bool = True) -> Json:
    return object_of(*(["kind"] if required else []), kind={"const": tag, "type": "string"}, value=value)


MANY = {f"p{number}": STRING for number in range(300)}


def one_of(*branches: Json) -> Json:
    return {"oneOf": list(branches), "discriminator": {"propertyName": "kind"}}


def tree(value: Json, **more: Json) -> Json:
    node = object_of("value", value=value, children=array_of({"$ref": "#/$defs/Node"}), **more)
    return {"$defs": {"Node": node}, "$ref": "#/$defs/Node"}


def nested(depth: int, **more: Json) -> Json:
    schema: Json = STRING
    for _ in range(depth):
        schema = array_of(schema, **more)
    return schema


INCLUDED = {
    "the same": (STRING, STRING),
    "integers among numbers": (INTEGER, NUMBER),
    "a multiple of one is an integer": ({"type": "number", "multipleOf": 2}, INTEGER),
    "null allowed": (STRING, {"anyOf": [STRING, NULL]}),
    "null allowed by a list of types": (STRING, {"type": ["string", "null"]}),
    "nothing said": (STRING, {}),
    "true": (STRING, True),
    "false on the left": (False, STRING),
    "an enum grown": ({"enum": ["a"]}, {"enum": ["b", "a"]}),
    "a const in an enum": ({"const": "a"}, {"enum": ["a", "b"]}),
    "one and one point zero": ({"const": 1}, {"enum": [1.0]}),
    "both an enum and a const": ({"enum": ["a", "b"], "const": "b"}, {"const": "b"}),
    "an enum of a type": ({"enum": ["a", 1, None], "type": ["string", "null"]}, {"type": ["string", "null"]}),
    "values of all types": (
        {"enum": [None, True, 1, "a", [1], {"a": 1}]},
        {"enum": [{"a": 1}, [1], "a", 1, True, None]},
    ),
    "booleans one by one": ({"type": "boolean"}, {"enum": [True, False]}),
    "exclusive bound of integers": ({"type": "integer", "exclusiveMinimum": 0}, {"type": "integer", "minimum": 1}),
    "exclusive bounds of integers": ({"type": "integer", "exclusiveMaximum": 5.5}, {"type": "integer", "maximum": 5}),
    "the same exclusive bound": ({"type": "number", "exclusiveMinimum": 1}, {"type": "number", "exclusiveMinimum": 1}),
    "bounds inside bounds": ({"type": "number", "minimum": 1, "maximum": 2}, {"minimum": 0, "exclusiveMaximum": 3}),
    "a multiple of a multiple": ({"type": "integer", "multipleOf": 6}, {"type": "integer", "multipleOf": 2}),
    "an empty interval": ({"type": "integer", "minimum": 5, "maximum": 4}, STRING),
    "lengths inside lengths": ({"type": "string", "minLength": 2, "maxLength": 3}, {"minLength": 1, "maxLength": 4}),
    "no text is so long and so short": ({"type": "string", "minLength": 2, "maxLength": 1}, NULL),
    "the same pattern": ({"type": "string", "pattern": "^(?=a)b"}, {"type": "string", "pattern": "^(?=a)b"}),
    "a pattern dropped": ({"type": "string", "pattern": "^a$"}, STRING),
    "values that match a pattern": ({"enum": ["ab", "b"]}, {"type": "string", "pattern": "b$"}),
    "format is an annotation": (STRING, {"type": "string", "format": "date-time"}),
    "items widened": (array_of(INTEGER), array_of(NUMBER)),
    "counts inside counts": (array_of({}, minItems=2, maxItems=3), {"type": "array", "minItems": 1, "maxItems": 3}),
    "at most one item is unique": (array_of({}, maxItems=1), {"uniqueItems": True}),
    "no items": (array_of(NOTHING), array_of(STRING)),
    "no list is so long": (array_of(NOTHING, minItems=1), NULL),
    "first items widened": (
        {"type": "array", "prefixItems": [INTEGER, STRING], "minItems": 2, "maxItems": 2},
        {"type": "array", "prefixItems": [NUMBER], "items": {}, "minItems": 2},
    ),
    "an optional member added": (object_of(a=STRING), object_of(a=STRING, b=INTEGER)),
    "a member removed": (object_of(a=STRING, b=INTEGER), object_of(a=STRING)),
    "closed for what is not declared": (object_of(a=STRING), object_of(a=STRING, closed=True)),
    "opened": (object_of(a=STRING, closed=True), object_of(a=STRING)),
    "no longer required": (object_of("a", a=STRING), object_of(a=STRING)),
    "a member that is never there": (object_of(a=False), object_of(a=STRING)),
    "a required member that is never there": (object_of("a", a=False), NULL),
    "a map widened": (
        {"type": "object", "additionalProperties": INTEGER},
        {"type": "object", "additionalProperties": NUMBER},
    ),
    "members as a map": (object_of(a=INTEGER), {"type": "object", "additionalProperties": NUMBER}),
    "names by pattern": (
        {"type": "object", "patternProperties": {"^a": INTEGER}, "additionalProperties": False},
        {"type": "object", "patternProperties": {"^a": NUMBER}, "additionalProperties": False},
    ),
    "names by patterns that are dropped": (
        {"type": "object", "patternProperties": {"^a": INTEGER}, "additionalProperties": INTEGER},
        {"type": "object", "additionalProperties": NUMBER},
    ),
    "names by a new pattern": (
        {"type": "object", "additionalProperties": INTEGER},
        {"type": "object", "patternProperties": {"^a": NUMBER}},
    ),
    "declared names match a pattern": (
        object_of(ab=INTEGER, closed=True),
        {"type": "object", "patternProperties": {"^a": NUMBER}, "additionalProperties": False},
    ),
    "names of members": (
        {"type": "object", "propertyNames": {"enum": ["a"]}},
        {"type": "object", "propertyNames": {"enum": ["a", "b"]}},
    ),
    "declared names are allowed": (object_of(a=STRING), {"type": "object", "propertyNames": {"maxLength": 1}}),
    "few members": (object_of("a", a=STRING, b=STRING), {"minProperties": 1, "maxProperties": 2}),
    "alternatives in another order": ({"anyOf": [STRING, INTEGER]}, {"anyOf": [INTEGER, STRING]}),
    "an alternative added": ({"anyOf": [STRING]}, {"anyOf": [INTEGER, STRING]}),
    "all of one": ({"allOf": [STRING]}, STRING),
    "all of two": ({"allOf": [STRING, {"minLength": 3}]}, {"type": "string", "minLength": 2}),
    "nothing has both types": ({"allOf": [STRING, INTEGER]}, NULL),
    "members of both": (
        {"allOf": [object_of("a", a=STRING), object_of("b", b=INTEGER)]},
        object_of("a", "b", a=STRING, b=NUMBER),
    ),
    "a reference": ({"$defs": {"A": INTEGER}, "$ref": "#/$defs/A"}, NUMBER),
    "a reference beside keywords": ({"$defs": {"A": NUMBER}, "$ref": "#/$defs/A", "minimum": 3}, {"minimum": 2}),
    "a reference to the root": (
        object_of("v", v=INTEGER, n={"anyOf": [{"$ref": "#"}, NULL]}),
        object_of("v", v=NUMBER, n={"anyOf": [{"$ref": "#"}, NULL]}),
    ),
    "a definition under another name": (
        {"$defs": {"A": STRING}, "$ref": "#/$defs/A"},
        {"$defs": {"B~/c": STRING}, "$ref": "#/$defs/B~0~1c"},
    ),
    "a tree": (tree(INTEGER), tree(NUMBER)),
    "a tree with more": (tree(INTEGER), tree(NUMBER, note=STRING)),
    "tagged alternatives": (
        one_of(tagged("a", INTEGER), tagged("b", STRING)),
        one_of(tagged("b", STRING), tagged("a", NUMBER)),
    ),
    "tagged alternatives, one more": (one_of(tagged("a", INTEGER)), one_of(tagged("a", INTEGER), tagged("b", NULL))),
    "the same alternatives without sure tags": (
        {"oneOf": [tagged("a", INTEGER, required=False), tagged("b", STRING, required=False)], "title": "x"},
        {"oneOf": [tagged("b", STRING, required=False), tagged("a", INTEGER, required=False)]},
    ),
    "alternatives told apart by a member": (
        object_of("kind", kind={"enum": ["a", "b"]}, value=INTEGER),
        {"anyOf": [tagged("a", INTEGER), tagged("b", NUMBER)]},
    ),
    "alternatives told apart by an optional member": (
        object_of(kind={"enum": ["a", "b"]}, value=INTEGER),
        {"anyOf": [tagged("a", INTEGER, required=False), tagged("b", NUMBER)]},
    ),
    "not": ({"not": STRING}, {"not": {"type": "string", "minLength": 1}}),
    "surely not": (INTEGER, {"not": STRING}),
    "not anything": ({"not": {}}, STRING),
    "not nothing": (STRING, {"not": False}),
    "if and then": (
        {"type": "string", "if": {"const": "a"}, "then": {"maxLength": 9}, "else": {"minLength": 2}},
        {"anyOf": [{"const": "a"}, {"type": "string", "minLength": 2}, {"type": "string", "maxLength": 9}]},
    ),
    "if without then": ({"enum": ["a", "b"], "if": {"const": "a"}}, {"enum": ["a", "b"]}),
    "the same condition": (
        {"if": STRING, "then": {"minLength": 1}},
        {"if": STRING, "then": {"minLength": 1}, "title": "x"},
    ),
    "what is not followed, unchanged": (
        {"type": "array", "contains": STRING, "title": "x"},
        {"type": "array", "contains": STRING},
    ),
    "what is not followed, dropped": ({"type": "array", "contains": STRING}, {"type": "array"}),
    "closed for what is not evaluated, unchanged": (
        {"allOf": [object_of(a=STRING)], "unevaluatedProperties": False},
        {"allOf": [object_of(a=STRING)], "unevaluatedProperties": False, "$comment": "x"},
    ),
    "draft 7": (
        {"$schema": DRAFT_07, "definitions": {"A": INTEGER}, "$ref": "#/definitions/A", "type": "string"},
        {"$schema": DRAFT_07, "type": "number"},
    ),
    "lists of draft 7": (
        {"$schema": DRAFT_07, "type": "array", "items": [INTEGER, STRING], "additionalItems": False},
        {"$schema": DRAFT_2019, "type": "array", "items": [NUMBER, STRING], "additionalItems": False},
    ),
    "an unknown dialect, unchanged": ({"$schema": "urn:x", "type": "string"}, {"$schema": "urn:x", "type": "string"}),
}
NARROWED = {
    "numbers that are no integers": (NUMBER, INTEGER, "type"),
    "null": ({"anyOf": [STRING, NULL]}, STRING, "null"),
    "another type": (STRING, INTEGER, "type"),
    "integers no more": (INTEGER, STRING, "type"),
    "nothing at all": (STRING, False, "type"),
    "an enum": ({"enum": ["a", "b"]}, {"enum": ["a"]}, "enum"),
    "many values": ({"enum": list(range(9))}, {"enum": [0]}, "enum"),
    "true alone": ({"type": "boolean"}, {"const": True}, "enum"),
    "booleans": ({"type": "boolean"}, STRING, "type"),
    "texts made an enum": (STRING, {"enum": ["a", "b", "c", "d"]}, "enum"),
    "a minimum": (INTEGER, {"type": "integer", "minimum": 3}, "minimum"),
    "a lower maximum": ({"type": "integer", "maximum": 500}, {"type": "integer", "maximum": 100}, "maximum"),
    "an exclusive bound": (
        {"type": "number", "minimum": 1},
        {"type": "number", "exclusiveMinimum": 1},
        "exclusiveMinimum",
    ),
    "an exclusive maximum": (NUMBER, {"type": "number", "exclusiveMaximum": 1}, "exclusiveMaximum"),
    "both bounds": ({"type": "number", "minimum": 0, "maximum": 1}, {"type": "number", "maximum": 0.75}, "maximum"),
    "multiples": (INTEGER, {"type": "integer", "multipleOf": 5}, "multipleOf"),
    "longer texts": (STRING, {"type": "string", "maxLength": 1}, "maxLength"),
    "shorter texts": (STRING, {"type": "string", "minLength": 1}, "minLength"),
    "a pattern": (STRING, {"type": "string", "pattern": "^[a-z]+$"}, "pattern"),
    "another pattern": ({"type": "string", "pattern": "^[a-z]{2}$"}, {"type": "string", "pattern": "^b"}, "pattern"),
    "a pattern and a length": (
        {"type": "string", "pattern": "^(ab)+$"},
        {"type": "string", "maxLength": 3},
        "maxLength",
    ),
    "items": (array_of(NUMBER), array_of(INTEGER), "type"),
    "items at all": (array_of(STRING), array_of(NOTHING), "items"),
    "more items": (array_of(STRING), array_of(STRING, maxItems=2), "maxItems"),
    "fewer items": (array_of(STRING), array_of(STRING, minItems=1), "minItems"),
    "more unique items": (array_of({}, uniqueItems=True), array_of({}, maxItems=1), "maxItems"),
    "equal items": (array_of(STRING), array_of(STRING, uniqueItems=True), "uniqueItems"),
    "a first item": (
        {"type": "array", "prefixItems": [NUMBER, STRING]},
        {"type": "array", "prefixItems": [INTEGER, STRING]},
        "type",
    ),
    "a member required": (object_of(a=STRING), object_of("a", a=STRING), "required"),
    "a new member required": (object_of(a=STRING), object_of("b", a=STRING, b=STRING), "required"),
    "a member closed out": (object_of(a=STRING, b=STRING), object_of(a=STRING, closed=True), "additionalProperties"),
    "undeclared members": (
        {"type": "object", "additionalProperties": True},
        object_of(closed=True),
        "additionalProperties",
    ),
    "a map": (
        {"type": "object", "additionalProperties": NUMBER},
        {"type": "object", "additionalProperties": INTEGER},
        "type",
    ),
    "a map to some names": (
        {"type": "object", "additionalProperties": STRING},
        {"type": "object", "additionalProperties": STRING, "propertyNames": {"maxLength": 3}},
        "propertyNames",
    ),
    "a declared name": (object_of(ab=STRING), {"type": "object", "propertyNames": {"maxLength": 1}}, "propertyNames"),
    "names of a pattern": (
        {"type": "object", "additionalProperties": NUMBER},
        {"type": "object", "patternProperties": {"^a$": INTEGER}},
        "type",
    ),
    "more members": ({"type": "object"}, {"type": "object", "maxProperties": 0}, "maxProperties"),
    "fewer members": ({"type": "object"}, {"type": "object", "minProperties": 2}, "minProperties"),
    "a nested member": (object_of(a=object_of(b=NUMBER)), object_of(a=object_of(b=INTEGER)), "type"),
    "deep in a list": (
        object_of(a=array_of(object_of("b", b=STRING))),
        object_of(a=array_of(object_of("b", b={"type": "string", "maxLength": 2}))),
        "maxLength",
    ),
    "in a tree": (tree(NUMBER), tree(INTEGER), "type"),
    "an alternative": ({"anyOf": [STRING, INTEGER]}, {"anyOf": [STRING, NULL]}, "type"),
    "in an alternative": (
        one_of(tagged("a", NUMBER), tagged("b", STRING)),
        one_of(tagged("a", INTEGER), tagged("b", STRING)),
        "type",
    ),
    "a tagged alternative": (one_of(tagged("a", STRING), tagged("b", STRING)), one_of(tagged("a", STRING)), "enum"),
    "an alternative that no longer excludes the other one": (
        one_of(tagged("a", INTEGER), tagged("b", INTEGER, required=False)),
        one_of(tagged("a", INTEGER), object_of()),
        "oneOf",
    ),
    "more members than are declared": (
        {**object_of(a=NUMBER), "minProperties": 3},
        object_of(a=INTEGER),
        "type",
    ),
    "not a text": ({}, {"not": STRING}, "not"),
    "a list has to contain": ({"type": "array"}, {"type": "array", "contains": STRING}, "contains"),
    "lists of draft 7": (
        {"$schema": DRAFT_07, "type": "array", "items": STRING},
        {"$schema": DRAFT_07, "type": "array", "items": [STRING], "additionalItems": False},
        "items",
    ),
    "a name that has to be escaped": (object_of(**{"a/b~c": NUMBER}), object_of(**{"a/b~c": INTEGER}), "type"),
    "closed for what is not evaluated": (
        object_of(a=STRING, b=STRING),
        {**object_of(a=STRING), "unevaluatedProperties": False},
        "unevaluatedProperties",
    ),
}
UNDECIDED = {
    "one pattern inside of another one": ({"type": "string", "pattern": "^ab$"}, {"type": "string", "pattern": "^a"}),
    "a reference that leads nowhere": (STRING, {"$ref": "#/$defs/A"}),
    "a reference to elsewhere": (STRING, {"$ref": "https://example.com/schema"}),
    "a reference that is no path": (STRING, {"$ref": "#A"}),
    "a circle": (STRING, {"$defs": {"A": {"$ref": "#/$defs/B"}, "B": {"$ref": "#/$defs/A"}}, "$ref": "#/$defs/A"}),
    "a dynamic reference": (STRING, {"$dynamicRef": "#/$defs/A", "$defs": {"A": STRING}}),
    "anchors": ({"$defs": {"A": {"$anchor": "A", "type": "integer"}}, "$ref": "#/$defs/A"}, NUMBER),
    "an unknown dialect": (STRING, {"$schema": "urn:x", "type": "string"}),
    "a dialect that is no text": (STRING, {"$schema": 7}),
    "invalid": (STRING, {"type": "text"}),
    "invalid numbers": (STRING, {"minimum": float("inf")}),
    "a pattern that is not understood": ({"type": "string", "const": "a"}, {"type": "string", "pattern": "(?<=b)a"}),
    "an integer out of few": ({"type": "integer", "minimum": 1, "maximum": 2}, {"enum": [1, 2]}),
    "alternatives that may overlap": (
        object_of("kind", kind=STRING),
        one_of(object_of(kind=STRING), object_of(kind={"pattern": "^(?=a)b"})),
    ),
    "many alternatives": ({"anyOf": [{"minLength": n} for n in range(401)]}, STRING),
    "definitions that use each other very often": (
        {
            "$defs": {
                **{f"A{n}": {"allOf": [{"$ref": f"#/$defs/A{n + 1}"}] * 2} for n in range(40)},
                "A40": INTEGER,
            },
            "$ref": "#/$defs/A0",
        },
        NUMBER,
    ),
    "not what is not known": (INTEGER, {"not": {"$ref": "#/$defs/A"}}),
    "a value under a dynamic reference": ({"const": {"a": 1}}, object_of(a={"$dynamicRef": "#/$defs/A"})),
    "a value under very many references": (
        {"const": [[1] * 60] * 60},
        {"$defs": {"A": INTEGER, "B": array_of({"$ref": "#/$defs/A"})}, **array_of({"$ref": "#/$defs/B"})},
    ),
    "lists of what there is none of": (
        {"$defs": {"A": object_of("a", a={"$ref": "#/$defs/A"})}, **array_of({"$ref": "#/$defs/A"}, minItems=2)},
        array_of({}, uniqueItems=True),
    ),
    "objects of what there is none of": (
        {"$defs": {"A": object_of("a", a={"$ref": "#/$defs/A"})}, **object_of("x", x={"$ref": "#/$defs/A"}, y=NUMBER)},
        {"type": "object", "maxProperties": 0, "properties": {"y": INTEGER}},
    ),
    "a member of what there is none of": (
        {"$defs": {"A": object_of("a", a={"$ref": "#/$defs/A"})}, **object_of(y={"$ref": "#/$defs/A"})},
        {"type": "object", "maxProperties": 0},
    ),
    "values that are too deep": (nested(40, minItems=1), {"type": "array", "maxItems": 0}),
    "names by pattern that are too long": (
        {"type": "object", "patternProperties": {"^a": STRING}, "additionalProperties": False},
        {"type": "object", "propertyNames": {"maxLength": 3}},
    ),
    "a required member that is not known": (
        object_of("a", a={"$ref": "#/$defs/A"}, b=STRING),
        {"anyOf": [object_of("a", b=INTEGER), object_of("a", b=NULL)]},
    ),
    "nothing excluded in nothing excluded": (
        {"not": {"not": {"not": {"not": {"pattern": "^ab$"}}}}},
        {"not": {"not": {"not": {"not": {"pattern": "^a"}}}}},
    ),
    "very many alternatives": (
        {"allOf": [{"anyOf": [{"minLength": n} for n in range(9)]}, {"anyOf": [{"maxLength": n} for n in range(99)]}]},
        STRING,
    ),
}


def accepts(schema: Json, value: Json) -> bool:
    return bool(validator_for(schema)(schema).is_valid(value))


@pytest.mark.parametrize("name", INCLUDED)
def test_included(name: str) -> None:
    assert find_gaps(*map(Part, INCLUDED[name])) == ()


@pytest.mark.parametrize("name", NARROWED)
def test_narrowed(name: str) -> None:
    old, new, keyword = NARROWED[name]
    gaps = find_gaps(Part(old), Part(new))
    found = [gap for gap in gaps if gap.witnesses]
    assert keyword in {gap.keyword for gap in found}
    for gap in found:
        assert all(accepts(old, witness) and not accepts(new, witness) for witness in gap.witnesses)


@pytest.mark.parametrize("name", UNDECIDED)
def test_undecided(name: str) -> None:
    gaps = find_gaps(*map(Part, UNDECIDED[name]))
    assert gaps
    assert not any(gap.witnesses for gap in gaps)


def test_very_deep_schemas_are_not_decided() -> None:
    deep = nested(5_000)
    (gap,) = find_gaps(Part(deep), Part(STRING))
    # Python 3.13 recurses deep enough to see what the root is
    assert gap.what in {"comparing them takes too much work", "lists"}
    assert find_gaps(Part(deep, ("/items/type",)), Part(STRING))
    assert not are_alike(Part(deep), Part(nested(5_000)))


def test_too_much_work_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flake8_mcp.contract.inclusion.comparison._MAX_STEPS", 3)
    (gap,) = find_gaps(Part(object_of(a=INTEGER, b=INTEGER)), Part(object_of(a=NUMBER, b=NUMBER)))
    assert (gap.keyword, gap.witnesses) == ("unknown", ())


def test_large_schemas_are_only_compared_as_a_whole() -> None:
    large = object_of(**{f"part{n}": STRING for n in range(20_000)})
    other = {**large, "properties": {**large["properties"], "part7": {"type": "integer"}}}
    start = time.process_time()
    assert find_gaps(Part(large), Part(dict(reversed(large.items())))) == ()
    assert are_alike(Part(large), Part(dict(reversed(large.items()))))
    assert not are_alike(Part(large), Part(other))
    (gap,) = find_gaps(Part(large), Part(other))
    assert gap.what == "comparing them takes too much work"
    assert time.process_time() - start < 20


def test_long_lists_of_values_are_not_compared_one_by_one() -> None:
    names = [f"name{n}" for n in range(5_000)]
    (gap,) = find_gaps(Part({"enum": names}), Part({"enum": names[1:]}))
    assert gap.what == "comparing them takes too much work"
    assert find_gaps(Part({"enum": names}), Part({"enum": names[::-1]})) == ()
    (gap,) = find_gaps(Part({"enum": names[:500]}), Part({"enum": names[1:500]}))
    assert gap.witnesses == ("name0",)


def test_the_object_around_many_changed_members_is_made_once() -> None:
    def calls(count: int) -> int:
        names = [f"p{number}" for number in range(count)]
        old, new = (object_of(*names[::5], **dict.fromkeys(names, schema)) for schema in (STRING, INTEGER))
        profile = cProfile.Profile(builtins=False)
        profile.enable()
        gaps = find_gaps(Part(old), Part(new))
        profile.disable()
        assert len(gaps) == count
        assert all(gap.witnesses for gap in gaps)
        return sum(
            each.callcount for each in profile.getstats() if getattr(each.code, "co_name", "") == "first_example"
        )

    assert calls(80) < 5 * calls(20)


@pytest.mark.parametrize(
    ("left", "right", "decided"),
    [
        # many members, items or others
        (object_of(*MANY, **MANY), object_of(*MANY, **{**MANY, "p7": INTEGER}), True),
        (object_of(*MANY, **MANY), {**object_of(*MANY, **MANY), "dependentRequired": {"p0": ["x"]}}, True),
        ({"type": "object", "minProperties": 100}, {"type": "object", "additionalProperties": STRING}, True),
        (
            array_of({"type": "boolean"}, uniqueItems=True, minItems=3),
            array_of({"const": True}, uniqueItems=True, minItems=3),
            False,
        ),
        # members beside those that are required
        (
            {"type": "object", "properties": {"a": STRING}, "required": ["a"], "minProperties": 2},
            {"type": "object", "properties": {"a": INTEGER}, "required": ["a"], "minProperties": 2},
            True,
        ),
        # lengths that no text has
        (STRING, {"type": "string", "minLength": 0, "pattern": "^b"}, True),
    ],
)
def test_values_that_are_hard_to_make(left: Json, right: Json, decided: bool) -> None:  # noqa: FBT001
    gaps = find_gaps(Part(left), Part(right))
    assert gaps
    assert any(gap.witnesses for gap in gaps) is decided


HUGE = 10**400


@pytest.mark.parametrize(
    ("left", "right", "witness"),
    [
        (INTEGER, {"type": "integer", "maximum": HUGE}, HUGE + 1),
        ({"type": "integer", "minimum": -HUGE}, {"type": "integer", "exclusiveMinimum": -HUGE}, -HUGE),
        ({"type": "integer", "minimum": 0.5, "maximum": HUGE}, {"multipleOf": HUGE}, HUGE - 1),
    ],
)
def test_numbers_beyond_those_of_a_machine(left: Json, right: Json, witness: int) -> None:
    (gap,) = find_gaps(Part(left), Part(right))
    assert gap.witnesses == (witness,)


def test_a_witness_is_json() -> None:
    (gap,) = find_gaps(Part(NUMBER), Part({"type": "number", "maximum": 1.7e308}))
    assert gap.witnesses == ()


def test_long_values_are_cut() -> None:
    (gap,) = find_gaps(Part(STRING), Part({"type": "string", "pattern": f"^{'b' * 90}$"}))
    assert len(gap.what) < 80
    assert "…" in gap.what


@pytest.mark.parametrize(
    ("schema", "unknown", "included", "including"),
    [
        # (what is shown, what is not known, a schema that surely has all of it, one of which it surely has all)
        (STRING, ("",), True, False),
        (True, ("",), True, False),
        ({"type": "object"}, ("",), True, False),
        ({**object_of(), "additionalProperties": False}, ("",), True, False),
        (
            {"properties": {"a": {}}},
            ("/properties/a/type",),
            {"type": ["object", "null", "array", "string", "number", "boolean"]},
            NULL,
        ),
        (object_of(a=STRING), ("/properties/b",), object_of(a=STRING), object_of(a=STRING)),
        (object_of(a=STRING), ("/properties",), object_of(a=STRING), object_of(a=STRING)),
        ({**object_of(a=STRING), "patternProperties": {}}, ("/properties",), object_of(a=STRING), False),
        (array_of(STRING), ("/items/maxLength",), array_of(STRING), array_of(STRING, maxItems=0)),
        ({"type": "array"}, ("/items",), {"type": "array"}, array_of(STRING, maxItems=0)),
        ({"anyOf": [STRING, INTEGER]}, ("/anyOf/0/maxLength",), {"anyOf": [STRING, INTEGER]}, INTEGER),
        ({"allOf": [STRING]}, ("/allOf/0/maxLength",), STRING, False),
        ({"enum": ["a"]}, ("/enum",), {}, {"const": "a"}),
        ({"type": "string", "enum": ["a"]}, ("/enum",), STRING, {"const": "a"}),
        (STRING, ("/enum",), STRING, False),
        ({"type": "string", "title": "x"}, ("/title", "/description"), STRING, STRING),
        ({"if": STRING, "then": {"minLength": 3}, "type": "string"}, ("/if",), STRING, False),
        (object_of("a", a=STRING), ("/required",), object_of("a", a=STRING), False),
        ({"$defs": {"A": STRING}, "$ref": "#/$defs/A"}, ("/$defs/A/maxLength",), STRING, False),
        ({"$defs": {}, "$ref": "#/$defs/A"}, ("/$defs/A",), {}, False),
        ({"$schema": DRAFT_07, "$ref": "#", "type": "string"}, ("/minLength",), {}, False),
        ({"$schema": DRAFT_07, "type": "string"}, ("",), {}, False),
    ],
)
def test_parts_that_are_not_known(schema: Json, unknown: tuple[str, ...], included: Json, including: Json) -> None:
    assert find_gaps(Part(schema, unknown), Part(included)) == ()
    assert find_gaps(Part(including), Part(schema, unknown)) == ()
    gaps = find_gaps(Part({}), Part(schema, unknown))
    assert all(not accepts(schema, witness) for gap in gaps for witness in gap.witnesses)


@pytest.mark.parametrize(
    ("schema", "unknown"),
    [
        ({"type": "object"}, ("/properties",)),
        ({"type": "object"}, ("", "/properties")),
        (object_of(b=STRING), ("/properties",)),
        (object_of(b=STRING), ("",)),
        ({"$ref": "#/$defs/B", "$defs": {"B": object_of(b=STRING)}}, ("",)),
    ],
)
def test_members_that_are_not_shown_count(schema: Json, unknown: tuple[str, ...]) -> None:
    gaps = find_gaps(Part(schema, unknown), Part(object_of(a=INTEGER)))
    assert ("type", "texts", ("a",), ()) in {(gap.keyword, gap.what, gap.path, gap.witnesses) for gap in gaps}


def test_what_is_excluded_where_parts_are_not_known() -> None:
    new = {"$defs": {"A": STRING}, "properties": {"a": {"not": {"$ref": "#/$defs/A"}}}, "type": "object"}
    gaps = find_gaps(Part(object_of(a=INTEGER)), Part(new, ("/$defs/A/maxLength",)))
    assert [gap.witnesses for gap in gaps] == [()]
    assert find_gaps(Part(object_of(a=INTEGER)), Part(new, ("/$defs/B",))) == ()
    assert find_gaps(Part(object_of(a=STRING)), Part(new, ("/$defs/A/maxLength",)))[0].witnesses == ()


def test_what_is_excluded_twice_beside_a_part_that_is_not_known() -> None:
    new = object_of(a={"allOf": [{"not": STRING}, {"not": NULL}]})
    assert find_gaps(Part(object_of(a=INTEGER)), Part({**new, "$defs": {}}, ("/$defs/B",))) == ()


def test_many_members_of_one_definition() -> None:
    old, new = (
        {**object_of(**{name: {"$ref": "#/$defs/A"} for name in "abcd"}), "$defs": {"A": object_of(x=schema)}}
        for schema in (STRING, INTEGER)
    )
    (gap,) = find_gaps(Part(old), Part(new))
    assert (gap.path, gap.witnesses) == (("a", "x"), ({"a": {"x": "text"}},))


@pytest.mark.parametrize(
    ("left", "right", "witness"),
    [
        ({"type": "string", "minLength": 3, "maxLength": 4}, {"type": "string", "minLength": 4}, "a b"),
        (
            {"type": "string", "pattern": "^b+$", "maxLength": 5},
            {"type": "string", "pattern": "^b+$", "maxLength": 3},
            "bbbbb",
        ),
        (
            {"type": "object", "patternProperties": {"^b": INTEGER}, "additionalProperties": STRING},
            object_of(a=INTEGER),
            {"a": "text"},
        ),
        (
            NUMBER,
            {"patternProperties": {"^b": STRING}, "additionalProperties": False, "pattern": "^b", "maximum": 0},
            1,
        ),
    ],
)
def test_what_keywords_of_one_type_say_of_others(left: Json, right: Json, witness: Json) -> None:
    (gap,) = find_gaps(Part(left), Part(right))
    assert gap.witnesses == (witness,)


def test_alike() -> None:
    assert are_alike(Part(tree(STRING)), Part(tree(STRING)))
    assert not are_alike(Part(tree(STRING)), Part(tree(INTEGER)))
    assert not are_alike(Part({"anyOf": [STRING]}), Part({"anyOf": [STRING, NULL]}))
    assert not are_alike(Part({"properties": {"a": STRING}}), Part({"properties": {"b": STRING}}))
    assert are_alike(Part({"$schema": DRAFT_07, "items": [STRING]}), Part({"$schema": DRAFT_07, "items": [STRING]}))
    assert are_alike(Part({"$ref": "#"}), Part({"$ref": "#"}))
