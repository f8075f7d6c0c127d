"""What rules say of schemas that contradict themselves, also where parts are not known, odd, huge or circular."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

import pytest
from support.schemas import PLACE, UNKNOWN, problems_of, tool_with, value_of

from flake8_mcp.model import Absent, Array, Object, Origin, Parameter, Part, Raises
from flake8_mcp.rules import all_rules
from flake8_mcp.rules._near import only_near
from flake8_mcp.rules._plain import key_of, plain
from flake8_mcp.rules._rule import shown
from flake8_mcp.syntax.values import Entry, Symbol

RULES = {each.code: each for each in all_rules()}
HUGE = 1 << 20_000


def said(schema: dict[str, Any], *codes: str, output: object = None) -> list[str]:
    found = problems_of(tool_with({"type": "object"} | schema, output))
    return [f"{code} {problem.pointer}" for code, problem in found if not codes or code in codes]


def of(schema: object, *codes: str) -> list[str]:
    """What is said of one property."""
    return said({"properties": {"a": schema}}, *codes)


def open_object(**members: object) -> Object:
    entries = tuple(Entry(value_of(key), value_of(each)) for key, each in members.items())
    return Object(PLACE, entries, rest=UNKNOWN)


# types that are not known


@pytest.mark.parametrize(
    "schema",
    [
        {"properties": {"b": {}}, "required": ["x"]},
        {"minLength": 5, "maxLength": 3},
        {"minimum": 5, "maximum": 3},
        {"oneOf": [{"type": "integer"}, {"type": "number"}]},
        {"format": "emial"},
    ],
)
def test_nothing_is_said_of_what_an_unknown_type_may_leave_without_effect(schema: dict[str, Any]) -> None:
    assert of(schema)
    assert of(schema | {"type": UNKNOWN}) == []
    assert of(schema | {"type": ["null", UNKNOWN]}) == []
    assert of(open_object(**schema)) == []


# required names


@pytest.mark.parametrize(
    "schema",
    [
        {"properties": UNKNOWN, "required": ["x"]},
        {"properties": open_object(), "required": ["x"]},
        {"properties": {"b": {}}, "required": [UNKNOWN, 5]},
        {"properties": {"b": {}}, "anyOf": UNKNOWN, "required": ["x"]},
        {"properties": {"b": {}}, "anyOf": Array(PLACE, (value_of({}),), complete=False), "required": ["x"]},
        {"properties": {"b": {}}, "anyOf": [UNKNOWN], "required": ["x"]},
        {"properties": {"b": {}}, "dependentSchemas": open_object(), "required": ["x"]},
        {"properties": {"b": {}}, "dependentSchemas": {"b": {"properties": {"x": {}}}}, "required": ["x"]},
        {"properties": {"b": {}}, "additionalProperties": {"type": "string"}, "required": ["x"]},
        {"properties": {"b": {}}, "dependentRequired": {"b": "x"}},
        {"properties": {"b": open_object()}, "allOf": [open_object()], "required": ["x"]},
    ],
)
def test_required_name_that_may_be_declared(schema: dict[str, Any]) -> None:
    assert said(schema, "MCP360") == []


def test_required_name_in_an_object_that_is_not_known_whole() -> None:
    schema = open_object(type="object", properties={"b": {}}, required=["x"])
    assert [code for code, _ in problems_of(tool_with(schema)) if code == "MCP360"] == []


def test_required_name_in_a_definition_is_judged_by_how_it_is_used() -> None:
    definition = {"type": "object", "properties": {"b": {}}, "required": ["x"]}
    alone = {"properties": {"a": {"$ref": "#/$defs/D", "description": "D"}}, "$defs": {"D": definition}}
    assert said(alone, "MCP360") == ["MCP360 /inputSchema/$defs/D/required/0"]
    beside = {"properties": {"a": {"$ref": "#/$defs/D", "properties": {"x": {}}}}, "$defs": {"D": definition}}
    assert said(beside, "MCP360") == []


def test_required_name_with_slashes() -> None:
    schema = {"properties": {"a": {}}, "dependentRequired": {"a/b": ["x"]}}
    assert said(schema, "MCP360") == ["MCP360 /inputSchema/dependentRequired/a~1b/0"]


def test_only_near_names_are_proposed() -> None:
    assert only_near("titel", ["title", "year"]) == "title"
    assert only_near("ab", ["abc"]) is None
    assert only_near("name1", ["name2", "name3"]) is None
    assert only_near("n" * 65, ["n" * 64]) is None
    assert only_near("name", [f"other_{number}" for number in range(300)]) is None
    assert only_near("first_name", ["frist_name"]) == "frist_name"


# bounds and choices


def test_bounds_of_any_size() -> None:
    assert of({"minimum": HUGE, "maximum": 1}, "MCP361") == ["MCP361 /inputSchema/properties/a/minimum"]
    assert of({"minimum": 1e308, "maximum": HUGE}, "MCP361") == []
    assert of({"minimum": float("inf"), "maximum": 1}, "MCP361") == []
    assert of({"minimum": "5", "maximum": 1}, "MCP361") == []
    assert of({"minimum": UNKNOWN, "maximum": 1, "minLength": UNKNOWN, "maxLength": 1}, "MCP361") == []
    assert of({"minItems": 1, "maxItems": UNKNOWN}, "MCP361") == []
    assert of({"minItems": 2, "maxItems": 2}, "MCP361") == []
    assert len(shown(value_of(HUGE))) <= 40


def test_enum_that_is_not_known() -> None:
    assert of({"enum": Array(PLACE, (), complete=False)}, "MCP363") == []
    assert of({"enum": {1, 2}}, "MCP363") == []
    assert of({"type": "string", "enum": [UNKNOWN, Symbol(PLACE, "library.A")], "const": UNKNOWN}, "MCP363") == []
    assert of({"enum": [[UNKNOWN], [UNKNOWN]]}, "MCP363") == []


def test_required_with_odd_properties() -> None:
    assert said({"properties": UNKNOWN, "required": ["a"]}, "MCP364") == []
    assert said({"properties": {"a": True}, "required": ["a", UNKNOWN]}, "MCP364") == []


def test_large_enum_takes_no_time() -> None:
    started = time.perf_counter()
    assert of({"enum": [*range(3000), 7]}, "MCP363") == ["MCP363 /inputSchema/properties/a/enum/3000"]
    assert time.perf_counter() - started < 5


# branches


@pytest.mark.parametrize(
    "schema",
    [
        {"additionalProperties": False, "anyOf": UNKNOWN},
        {"additionalProperties": False, "properties": UNKNOWN, "anyOf": [{"properties": {"x": {}}}]},
        {"additionalProperties": UNKNOWN, "anyOf": [{"properties": {"x": {}}}]},
        {"additionalProperties": False, "anyOf": [{"properties": {"x": False}}]},
        {"additionalProperties": False, "anyOf": [{"$ref": "#/$defs/none"}, {"$ref": "https://example.com"}]},
        {"additionalProperties": False, "anyOf": [{"$ref": "#"}]},
    ],
)
def test_closed_object_whose_branches_declare_nothing(schema: dict[str, Any]) -> None:
    assert said(schema, "MCP365") == []


def test_closed_object_over_branches_in_branches() -> None:
    schema = {"additionalProperties": False, "allOf": [{"anyOf": [{"properties": {"x": {}}}]}]}
    assert said(schema, "MCP365") == ["MCP365 /inputSchema/additionalProperties"]


def test_closed_object_that_may_have_patterns() -> None:
    entries = {"type": "object", "additionalProperties": False, "anyOf": [{"properties": {"x": {}}}]}
    found = problems_of(tool_with(open_object(**entries)))
    assert [code for code, _ in found if code == "MCP365"] == []


@pytest.mark.parametrize(
    "branches",
    [
        UNKNOWN,
        [UNKNOWN, UNKNOWN],
        [True, True],
        [{"type": "integer"}, {"$ref": "#/$defs/none"}],
        [{"type": UNKNOWN}, {"type": UNKNOWN}],
        [{"type": "integer", "minimum": 1}, {"type": "number", "maximum": 0}],
        [{"enum": ["a"]}, {"type": "integer"}],
        [{"type": "integer", "enum": ["a"]}, {"type": "integer"}],
    ],
)
def test_branches_that_may_exclude_each_other(branches: object) -> None:
    assert of({"oneOf": branches}, "MCP366") == []


def test_branch_that_takes_what_its_values_are() -> None:
    for values in ({"enum": [None]}, {"const": True}, {"enum": [1.5]}, {"enum": [[1]]}, {"enum": [{"b": 1}]}):
        types = {"type": ["null", "boolean", "number", "array", "object"]}
        assert of({"oneOf": [types, values]}, "MCP366") == ["MCP366 /inputSchema/properties/a/oneOf/1"]


def test_many_branches_take_no_time() -> None:
    started = time.perf_counter()
    of({"oneOf": [{"const": str(number)} for number in range(1000)]}, "MCP366")
    assert time.perf_counter() - started < 5


# references


def test_reference_through_what_is_not_known() -> None:
    schema = {"properties": {"a": {"$ref": "#/$defs/A/x"}, "b": {"$ref": "#/$defs/L/5"}, "c": {"$ref": UNKNOWN}}}
    unknown = {"$defs": {"A": UNKNOWN, "L": Array(PLACE, (), complete=False)}}
    assert said(schema | unknown, "MCP330", "MCP331") == []
    made = Object(PLACE, (), maker="library.Made")
    assert said({"properties": {"a": {"$ref": "#/x/y"}}, "x": made}, "MCP330") == []
    symbol = Symbol(PLACE, "library.A")
    assert said({"properties": {"a": {"$ref": "#/x/y"}, "b": {"$ref": "#/x"}}, "x": symbol}, "MCP330") == []


def test_reference_into_lists_and_data() -> None:
    schema = {
        "properties": {
            "a": {"$ref": "#/x/0"},
            "b": {"$ref": "#/x/1"},
            "c": {"$ref": "#/x/01"},
            "d": {"$ref": "#/x/one"},
            "e": {"$ref": "#/y/z"},
            "f": {"$ref": "#/y"},
        },
        "x": [{}],
        "y": "text",
    }
    pointers = [f"MCP330 /inputSchema/properties/{name}/$ref" for name in "bcde"]
    assert said(schema, "MCP330") == pointers


def test_reference_with_an_address_that_is_none() -> None:
    nested = {"$id": "https://example.com/", "$defs": {"A": {"$id": "https://[x", "$ref": "y"}}}
    assert said(nested, "MCP330", "MCP331") == ["MCP331 /inputSchema/$defs/A/$ref"]
    schema = {"$id": "https://[x", "properties": {"a": {"$ref": "y"}, "b": {"$ref": "#/properties/a"}}}
    assert said(schema, "MCP330", "MCP331") == []


def test_anchor_that_may_be_in_what_is_not_known() -> None:
    assert said({"properties": {"a": {"$ref": "#x"}, "b": UNKNOWN}}, "MCP330") == []
    draft_07 = {"$schema": "http://json-schema.org/draft-07/schema#", "definitions": {"x": {"$id": "#x"}}}
    assert said(draft_07 | {"properties": {"a": {"$ref": "#x"}}}, "MCP330") == []


def test_loops_through_all_that_applies_in_place() -> None:
    for keyword in ("allOf", "anyOf", "oneOf"):
        assert said({"$defs": {"A": {keyword: [{"$ref": "#/$defs/A"}]}}}, "MCP330") == [
            f"MCP330 /inputSchema/$defs/A/{keyword}/0/$ref"
        ]
    for keyword in ("not", "if"):
        assert said({"$defs": {"A": {keyword: {"$ref": "#/$defs/A"}, "then": {}}}}, "MCP330") == [
            f"MCP330 /inputSchema/$defs/A/{keyword}/$ref"
        ]
    assert said({"$defs": {"A": {"properties": {"b": {"$ref": "#/$defs/A"}}}}}, "MCP330") == []
    assert said({"$defs": {"A": {"not": True, "allOf": [True, {"$ref": "#/$defs/B"}]}, "B": {}}}, "MCP330") == []


def test_many_references_take_no_time() -> None:
    started = time.perf_counter()
    chain = {f"A{number}": {"anyOf": [{"$ref": f"#/$defs/A{number + 1}"}] * 30} for number in range(40)}
    said({"$defs": chain | {"A40": {"type": "string"}}}, "MCP330", "MCP331")
    assert time.perf_counter() - started < 5


# defaults


def test_definitions_that_use_each_other_twice_end() -> None:
    started = time.perf_counter()
    chain = {f"A{n}": {"allOf": [{"$ref": f"#/$defs/A{n + 1}"}, {"$ref": f"#/$defs/A{n + 1}"}]} for n in range(60)}
    schema = {"$defs": chain | {"A60": {"type": "string"}}, "properties": {"a": {"$ref": "#/$defs/A0", "default": "x"}}}
    assert said(schema, "MCP362") == []
    assert time.perf_counter() - started < 5


@pytest.mark.parametrize(
    "schema",
    [
        {"type": "integer", "default": UNKNOWN},
        {"type": UNKNOWN, "default": "1"},
        {"type": "int", "default": "1"},
        {"$ref": "#/$defs/none", "default": "1"},
        {"$ref": "https://example.com", "default": "1"},
        {"type": "object", "unevaluatedProperties": False, "default": {"x": 1}},
        {"type": "object", "patternProperties": {"(a+)+$": False}, "default": {"a" * 40: 1}},
        {"$schema": "https://example.com/dialect", "$id": "x", "type": "integer", "default": "1"},
        {"type": "array", "maxItems": 1, "default": [0] * 400},
        {"multipleOf": 2, "default": True},
        {"pattern": "^a$", "default": 5},
        {"pattern": "(", "default": "a"},
        {"default": 1, "examples": {"a": 1}},
    ],
)
def test_default_that_is_not_judged(schema: object) -> None:
    assert of(schema, "MCP362") == []


def test_reference_into_a_document_in_part_unknown() -> None:
    schema = {
        "properties": {"a": {"$ref": "#/$defs/A", "default": 1}, "b": UNKNOWN},
        "$defs": {"A": {"type": "string"}},
    }
    assert said(schema, "MCP362") == []


def test_default_of_an_older_dialect() -> None:
    schema = {
        "$schema": "http://json-schema.org/draft-04/schema#",
        "properties": {"a": {"type": "integer", "default": "1"}},
    }
    assert said(schema, "MCP362") == ["MCP362 /inputSchema/properties/a/default"]


def test_recursive_default_ends() -> None:
    tree = {"type": "object", "properties": {"next": {"$ref": "#/$defs/T"}}, "additionalProperties": False}
    deep: dict[str, Any] = {"wrong": 1}
    for _ in range(50):
        deep = {"next": deep}
    schema = {"properties": {"a": {"$ref": "#/$defs/T", "default": deep}}, "$defs": {"T": tree}}
    assert said(schema, "MCP362") == ["MCP362 /inputSchema/properties/a/default"]
    endless = {"$defs": {"T": {"$ref": "#/$defs/T"}}, "properties": {"a": {"$ref": "#/$defs/T", "default": 1}}}
    assert said(endless, "MCP362") == []


def test_null_and_untyped_defaults_of_a_signature_are_left_to_others() -> None:
    schema = {
        "type": "object",
        "properties": {"a": {"type": "string", "default": None}, "b": {"type": "string", "default": 5}},
    }
    tool = replace(
        tool_with(schema),
        input_schema=Part(value_of(schema), Origin.DERIVED),
        parameters=(Parameter("b", "positional-or-keyword", PLACE),),
    )
    assert [code for code, _ in problems_of(tool) if code == "MCP362"] == []


# patterns


@pytest.mark.parametrize(
    ("pattern", "level"),
    [(r"\-", "should"), ("(?<n>a)", None), ("(", None)],
)
def test_level_of_a_pattern_in_an_input_schema(pattern: str, level: str | None) -> None:
    found = problems_of(tool_with({"type": "object", "properties": {"a": {"pattern": pattern}}}))
    assert [problem.level for code, problem in found if code == "MCP332"] == [level]


def test_level_of_a_pattern_in_an_output_schema() -> None:
    found = problems_of(tool_with({"type": "object"}, {"type": "object", "properties": {"a": {"pattern": r"\-"}}}))
    assert [problem.level for code, problem in found if code == "MCP332"] == [None]


def test_patterns_that_are_not_tried() -> None:
    long_sets = "(?i)[\x00-\U0010ffff]" + "[\x00-\U0010ffff]" * 50
    nested = "(" * 3000 + ")" * 3000
    started = time.perf_counter()
    for pattern in (long_sets, nested, "(?:" * 900 + ")" * 900, 5, UNKNOWN):
        of({"pattern": pattern}, "MCP332")
    assert time.perf_counter() - started < 5
    assert of({"pattern": "a{99999999999999999999}"}, "MCP332") != []
    assert of({"pattern": "(?:" * 90 + ")" * 90}, "MCP332") == []


def test_pattern_that_pydantic_refuses() -> None:
    refused = Raises("SchemaError", "x" * 200, PLACE, "pattern")
    found = problems_of(replace(tool_with({"type": "object"}), refusals=(refused,)))
    assert [(code, problem.variant, len(problem.values["reason"])) for code, problem in found] == [
        ("MCP332", "pydantic", 75)
    ]
    other = problems_of(replace(tool_with({"type": "object"}), refusals=(replace(refused, kind=""),)))
    assert other == []


# headers


def test_header_with_bounds_that_are_not_known() -> None:
    header = {"type": "integer", "minimum": UNKNOWN, "maximum": "5", "enum": [UNKNOWN], "x-mcp-header": "A"}
    assert of(header, "MCP381") == []
    assert of(header | {"default": 1e300}, "MCP381") == ["MCP381 /inputSchema/properties/a/x-mcp-header"]


# credentials


@pytest.mark.parametrize(
    ("schema", "description", "is_reported"),
    [
        ({"description": UNKNOWN}, "Find a book.", False),
        ({"description": "Token of the API."}, UNKNOWN, True),
        ({}, UNKNOWN, False),
        ({}, Absent(PLACE), True),
        ({}, "Find a book.", True),
        ({}, "Find a book.\nThe token marks a page.", False),
        ({"type": ["integer"]}, "Find a book.", False),
        ({"$ref": "#/$defs/none"}, "Find a book.", False),
        ({"anyOf": [{"type": "string"}, {"type": "null"}]}, "Find a book.", True),
        ({"anyOf": [{"type": "string", "enum": ["a"]}, UNKNOWN]}, "Find a book.", False),
        (open_object(), "Find a book.", False),
    ],
)
def test_token(schema: object, description: object, is_reported: bool) -> None:  # noqa: FBT001 - the verdict of a case
    tool = tool_with({"type": "object", "properties": {"token": schema}})
    value = description if isinstance(description, Absent) else value_of(description)
    found = problems_of(replace(tool, description=Part(value)))
    assert [code for code, _ in found if code == "MCP340"] == ["MCP340"] * is_reported


def test_names_without_words_are_no_credentials() -> None:
    assert said({"properties": {"": {}, "_": {}, "\u00e9": {}}}, "MCP340") == []


# plain JSON


def test_plain_json() -> None:
    assert plain(value_of({"a": [1, (2.5, None)]})) == {"a": [1, [2.5, None]]}
    for odd in (
        UNKNOWN,
        {1},
        b"x",
        {"a": UNKNOWN},
        [UNKNOWN],
        open_object(),
        {UNKNOWN: 1},
        Object(PLACE, (), maker="x"),
    ):
        assert not isinstance(plain(value_of(odd)), dict | list | str)
    deep: list[Any] = []
    for _ in range(70):
        deep = [deep]
    assert not isinstance(plain(value_of(deep)), list)
    assert not isinstance(plain(value_of([1] * 10), limit=5), list)
    assert not isinstance(plain(value_of({str(n): 1 for n in range(10)}), limit=5), dict)
    assert not isinstance(plain(value_of([[1, 2, 3]] * 3), limit=10), list)
    assert key_of({"a": [1, True]}) == key_of({"a": [1.0, True]}) != key_of({"a": [1, 1]})
