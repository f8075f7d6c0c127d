"""Whether a schema is valid is told as jsonschema tells it, in words, once for each place, and without a network."""

from __future__ import annotations

import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema.validators import Draft202012Validator
from referencing import Registry
from support.schemas import PLACE, UNKNOWN, problems_of, tool_with, value_of
from test_json_schema import SCHEMAS

from flake8_mcp.model import Array, Object, Symbol
from flake8_mcp.rules import all_rules
from flake8_mcp.rules._schemas import positions
from flake8_mcp.rules.input_schemas.metaschema import _errors, _faults, _is_plainly_valid, _Plain, _validator
from flake8_mcp.spec.json_schema import DIALECTS
from flake8_mcp.syntax.values import Entry

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

META = Draft202012Validator(Draft202012Validator.META_SCHEMA, registry=Registry())
RULE = next(each for each in all_rules() if each.code == "MCP320")
OBJECT = {"type": "object"}


def said(input_schema: dict[str, object], output_schema: object = None) -> list[str]:
    """The messages of MCP320 about a schema whose root has the right type, `/inputSchema` left out."""
    found = problems_of(tool_with(OBJECT | input_schema, output_schema))
    return [RULE.message(problem).replace("/inputSchema/", "/", 1) for code, problem in found if code == "MCP320"]


def codes(schema: object) -> list[tuple[str, str]]:
    return [(code, problem.pointer) for code, problem in problems_of(tool_with(schema))]


# agreement with jsonschema

# Rules that speak of validity: where they report, jsonschema has an error there, below or above.
VALIDITY = {"MCP304", "MCP320", "MCP321", "MCP322", "MCP323"}
ROOTS = st.fixed_dictionaries({"a": SCHEMAS, "b": SCHEMAS}).map(
    lambda parts: {"type": "object", "properties": {"a": parts["a"]}, "$defs": {"b": parts["b"]}}
)


NARROWER = {each.code: {rule.code for rule in all_rules() if each.code in rule.hides} for each in all_rules()}


def overlap(one: str, other: str) -> bool:
    return one == other or one.startswith(f"{other}/") or other.startswith(f"{one}/")


def pointer(path: Iterable[str | int]) -> str:
    return "".join(["/inputSchema", *(f"/{str(step).replace('~', '~0').replace('/', '~1')}" for step in path)])


@settings(max_examples=300, deadline=None)
@given(ROOTS)
def test_every_error_of_jsonschema_is_reported_and_no_other(schema: dict[str, object]) -> None:
    found = problems_of(tool_with(schema))
    errors = {pointer(error.absolute_path) for error in META.iter_errors(schema)}
    reported = {problem.pointer for code, problem in found if code in VALIDITY | {"MCP303", "MCP310", "MCP324"}}
    assert {each for each in errors if not any(overlap(each, other) for other in reported)} == set()
    valid = {
        (code, problem.pointer)
        for code, problem in found
        if code in VALIDITY and not any(overlap(problem.pointer, error) for error in errors)
    }
    # a boolean `$schema` or a declared older draft changes what is valid: no such schema is made here
    assert valid == set()


@settings(max_examples=150, deadline=None)
@given(ROOTS)
def test_each_place_is_reported_once_by_one_rule(schema: dict[str, object]) -> None:
    found = [(problem.pointer, code) for code, problem in problems_of(tool_with(schema)) if code in VALIDITY]
    assert len(set(found)) == len(found)
    narrow = {place for place, code in found if code != "MCP320"}
    assert {place for place, code in found if code == "MCP320" and place in narrow} == set()


def with_unknown(data: object, draw: Callable[[st.SearchStrategy[Any]], Any]) -> object:
    """Data in which one part, somewhere, is not known."""
    kind = draw(st.sampled_from(["here", "below", "below", "open"]))
    if isinstance(data, dict) and data:
        if kind == "open":
            known = draw(st.sets(st.sampled_from(sorted(data))))
            entries = tuple(Entry(value_of(key), value_of(each)) for key, each in data.items() if key in known)
            return Object(PLACE, entries, rest=UNKNOWN)
        if kind == "below":
            key = draw(st.sampled_from(sorted(data)))
            return {**data, key: with_unknown(data[key], draw)}
    if isinstance(data, list) and data:
        if kind == "open":
            return Array(PLACE, tuple(map(value_of, data[:-1])), complete=False)
        if kind == "below":
            index = draw(st.integers(0, len(data) - 1))
            return [*data[:index], with_unknown(data[index], draw), *data[index + 1 :]]
    return UNKNOWN


@pytest.mark.once
@settings(max_examples=300, deadline=None)
@given(ROOTS, st.data())
def test_what_is_reported_of_a_schema_in_part_unknown_is_true_when_it_is_known(
    schema: dict[str, object], data: st.DataObject
) -> None:
    whole = codes(schema)
    for code, place in codes(with_unknown(schema, data.draw)):
        # a narrower rule may take over when more is known, and a keyword without effect may be no schema at all
        same_code = VALIDITY | {"MCP303", "MCP324"} if code in VALIDITY else {code, *NARROWER[code]}
        same_code |= VALIDITY if code == "MCP328" else set()
        assert any(other in same_code and overlap(place, at) for other, at in whole), (code, place)


@settings(max_examples=300, deadline=None)
@given(ROOTS, st.data())
def test_what_is_taken_for_valid_without_the_metaschema_is_valid(
    schema: dict[str, object], data: st.DataObject
) -> None:
    found = positions(tool_with(with_unknown(schema, data.draw)))
    if all(map(_is_plainly_valid, found)):
        assert [fault for root in found[:1] for fault in _faults(root)] == []


# words


@pytest.mark.parametrize(
    ("schema", "messages"),
    [
        ({"minLength": "5"}, ['/minLength must be a whole number from 0 up, not "5": write 5']),
        ({"minLength": "-5"}, ['/minLength must be a whole number from 0 up, not "-5"']),
        ({"minLength": "5.0"}, ['/minLength must be a whole number from 0 up, not "5.0"']),
        ({"minimum": "5.5"}, ['/minimum must be a number, not "5.5": write 5.5']),
        ({"minimum": "05"}, ['/minimum must be a number, not "05"']),
        ({"exclusiveMinimum": "low"}, ['/exclusiveMinimum must be a number, not "low"']),
        ({"multipleOf": "0"}, ['/multipleOf must be a number greater than 0, not "0"']),
        ({"multipleOf": "2"}, ['/multipleOf must be a number greater than 0, not "2": write 2']),
        ({"uniqueItems": "False"}, ['/uniqueItems must be true or false, not "False": write false']),
        ({"uniqueItems": "yes"}, ['/uniqueItems must be true or false, not "yes"']),
        ({"enum": None}, ["/enum must be a list, not null"]),
        ({"enum": {"a": 1}}, ['/enum must be a list, not {"a": 1}']),
        ({"enum": 5}, ["/enum must be a list, not 5: write [5]"]),
        ({"examples": True}, ["/examples must be a list, not true: write [true]"]),
        ({"title": None}, ["/title must be text, not null"]),
        (
            {"$anchor": "1"},
            ['/$anchor must be a name of letters, digits, - _ and . that starts with a letter, not "1"'],
        ),
        ({"$vocabulary": {"urn:a": "true"}}, ['/$vocabulary/urn:a must be true or false, not "true": write true']),
        ({"dependentRequired": {"a": ["b", 1]}}, ["/dependentRequired/a/1 must be text, not 1"]),
        ({"items": {"oneOf": {}}}, ["/items/oneOf must be a list of at least one schema, not {}"]),
    ],
)
def test_messages(schema: dict[str, object], messages: list[str]) -> None:
    assert said(schema) == messages


def test_input_and_output() -> None:
    assert said({}, {"minLength": -1}) == ["/outputSchema/minLength must be a whole number from 0 up, not -1"]
    assert said({}, UNKNOWN) == []
    assert said({}, "text") == []


def test_messages_stay_short() -> None:
    long = "x" * 500
    for keyword in DIALECTS["2020-12"].keywords:
        for value in (long, [long, long], {long: long}, 10**200, [[], []]):
            for each in said({"properties": {long: {keyword: value}}}):
                assert len(each) <= 160 - len("/inputSchema"), each


# older dialects


@pytest.mark.parametrize(
    ("draft", "schema", "messages"),
    [
        ("04", {"minimum": 1, "exclusiveMinimum": True, "items": [{}], "id": "x"}, []),
        ("04", {"exclusiveMaximum": True}, ['/exclusiveMaximum needs "maximum" beside it in draft-04']),
        ("04", {"exclusiveMinimum": 5, "minimum": 5}, ["/exclusiveMinimum must be true or false, not 5"]),
        ("04", {"properties": {"a": True}}, []),  # MCP303
        ("04", {"items": {"items": True}}, ["/items/items must be a schema or a list of schemas, not true"]),
        ("04", {"not": True}, ["/not must be a schema, that is an object, not true"]),
        ("04", {"dependencies": {"a": []}}, ["/dependencies/a must be a schema or a list of names, not []"]),
        ("04", {"dependencies": {"a": ["b", 1]}}, ["/dependencies/a/1 must be text, not 1"]),
        (
            "04",
            {"dependencies": {"a": {"minLength": -1}}},
            ["/dependencies/a/minLength must be a whole number from 0 up, not -1"],
        ),
        ("04", {"enum": [1, 1]}, ["/enum repeats an item, which a list may not: [1, 1]"]),
        ("06", {"items": [{"minLength": -1}, {}]}, ["/items/0/minLength must be a whole number from 0 up, not -1"]),
        ("07", {"items": {"minLength": -1}}, ["/items/minLength must be a whole number from 0 up, not -1"]),
        ("07", {"items": 5}, ["/items must be a schema or a list of schemas, not 5"]),
        ("07", {"if": True, "minLength": 1.0}, []),
        (
            "03",
            {"properties": {"a": {"type": ["string", {"minLength": -1}]}}},
            ["/prope...a/type/1/minLength must be a whole number from 0 up, not -1"],
        ),
        ("03", {"divisibleBy": 0}, ["/divisibleBy must be a number greater than 0, not 0"]),
        (
            "03",
            {"properties": {"a": {"required": [1]}}, "uniqueItems": "yes"},
            ['/uniqueItems must be true or false, not "yes"'],
        ),
    ],
)
def test_declared_drafts(draft: str, schema: dict[str, object], messages: list[str]) -> None:
    uri = f"http://json-schema.org/draft-{draft}/schema#"
    found = [each for each in said({"$schema": uri, **schema}) if not each.startswith("/required ")]
    assert found == messages


def test_lone_bound_is_silent_while_the_other_may_be_there() -> None:
    uri = "http://json-schema.org/draft-04/schema#"
    bound = {"exclusiveMinimum": True, "exclusiveMaximum": True, "maximum": 9}
    assert len(said({"$schema": uri, **bound})) == 1
    assert said({"$schema": uri, "minimum": UNKNOWN, **bound}) == []
    open_object = value_of(bound)
    assert isinstance(open_object, Object)
    rest = Object(PLACE, open_object.entries, rest=UNKNOWN)
    assert said({"$schema": uri, "properties": {"a": rest}}) == []


def test_embedded_schema_of_another_dialect_is_not_judged() -> None:
    inner = {"$id": "a", "$schema": "http://json-schema.org/draft-04/schema#", "exclusiveMinimum": True, "minimum": 1}
    assert said({"$defs": {"A": inner}, "minLength": -1}) == ["/minLength must be a whole number from 0 up, not -1"]


def test_dialect_that_is_not_known_is_not_judged() -> None:
    assert said({"$schema": UNKNOWN, "minLength": -1}) == []
    assert said({"$schema": "https://example.org/own", "minLength": -1}) == []


# unknown parts


def test_unknown_parts_of_lists() -> None:
    rest = Array(PLACE, (), complete=False)
    known = Array(PLACE, (value_of("a"), value_of("b")), complete=False)
    assert said({"anyOf": rest, "items": {"type": rest, "required": known}}) == []
    assert said({"allOf": [UNKNOWN], "items": {"type": [UNKNOWN, "string"], "enum": UNKNOWN}}) == []
    assert said({"dependentRequired": {"a": [UNKNOWN, UNKNOWN]}}) == []
    assert said({"dependentRequired": {"a": [UNKNOWN, 5]}}) == ["/dependentRequired/a/1 must be text, not 5"]
    assert said({"properties": {"a": {"properties": [UNKNOWN]}}}) == [
        "/properties/a/properties must be an object of schemas, not [...]"
    ]


def test_unknown_parts_under_the_alternatives_of_draft_03() -> None:
    # its metaschema names schemas as types, so that an error about an alternative may rest on an unknown part
    uri = "http://json-schema.org/draft-03/schema#"
    assert len(said({"$schema": uri, "additionalProperties": ["x"]})) == 1
    assert said({"$schema": uri, "additionalProperties": [UNKNOWN]}) == []
    assert said({"$schema": uri, "additionalProperties": {"enum": [UNKNOWN]}}) == []


def test_what_json_cannot_hold_is_left_to_another_rule() -> None:
    odd = [{"a"}, b"x", float("nan"), Symbol(PLACE, "builtins.str")]
    for each in odd:
        assert said({"properties": {"a": {"enum": each, "minLength": each, "type": each, "anyOf": [each]}}}) == []


def test_made_objects_are_unknown() -> None:
    made = Object(PLACE, (Entry(value_of("type"), value_of("str")),), maker="library.Schema")
    assert said({"items": made, "anyOf": [made]}) == []


# limits


def test_too_deep_or_too_large_is_not_judged() -> None:
    deep: dict[str, object] = {"minLength": "x"}
    for _ in range(62):
        deep = {"not": deep}
    assert len(said(deep)) == 1
    assert said({"not": {"not": deep}}) == []
    assert said({"minLength": "x", "enum": list(range(4_990))}) != []
    assert said({"minLength": "x", "enum": list(range(5_000))}) == []


def test_deepest_schema_does_not_exhaust_the_stack() -> None:
    schema: dict[str, object] = {"minLength": "x"}
    for keyword in ("not", "items", "additionalProperties", "contains") * 15:
        schema = {keyword: schema}

    def below(frames: int) -> list[str]:
        return below(frames - 1) if frames else said(schema)

    assert len(below(120)) == 1


def test_many_alike_objects_in_a_list_take_no_long_time() -> None:
    started = time.process_time()
    assert said({"properties": {"a": {"required": [{} for _ in range(4_000)]}, "b": {"minLength": -1}}}) != []
    assert time.process_time() - started < 10


def test_verdicts_are_kept() -> None:
    before = _errors.cache_info()
    schema = {"minLength": -17, "title": "kept"}
    assert len(said(schema)) == len(said(dict(schema))) == 1
    after = _errors.cache_info()
    assert after.misses == before.misses + 1
    assert after.hits >= before.hits + 1


def test_plain_json_leaves_out_what_is_not_known() -> None:
    plain = _Plain()
    assert plain.of(value_of({"a": 1, "b": UNKNOWN, "c": (1, "x"), "d": {"e": None}})) == {
        "a": 1,
        "c": [1, "x"],
        "d": {"e": None},
    }
    assert plain.left > 0


# nothing outside


def test_validators_know_no_other_documents() -> None:
    for dialect in DIALECTS.values():
        assert _validator(dialect) is _validator(dialect)


def test_nothing_is_fetched() -> None:
    """An audit hook ends the process at the first socket, and jsonschema is only imported for an unusual schema."""
    code = """
import sys

def refuse(event, arguments):
    if event.startswith(("socket.", "urllib.", "http.")):
        sys.exit(f"network: {event} {arguments}")

sys.addaudithook(refuse)
from support.schemas import problems_of, tool_with
usual = {"type": "object", "properties": {"a": {"$ref": "https://example.org/a.json"}}}
assert [code for code, _ in problems_of(tool_with(usual))] == ["MCP331"]
assert "jsonschema" not in sys.modules
for uri in ("http://json-schema.org/draft-%s/schema#" % each for each in ("03", "04", "06", "07")):
    assert problems_of(tool_with({"$schema": uri, **usual, "minLength": -1}))
for uri in ("https://json-schema.org/draft/2019-09/schema", "https://json-schema.org/draft/2020-12/schema"):
    assert problems_of(tool_with({"$schema": uri, **usual, "minLength": -1, "$dynamicRef": "https://example.org/b"}))
assert "jsonschema" in sys.modules
"""
    environment = {"PYTHONPATH": ":".join(sys.path)}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=environment)
    assert done.stderr == ""
    assert done.returncode == 0
