"""Which returned values pass, as the SDKs were seen to judge them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from support.schemas import PLACE, UNKNOWN, tool_with, value_of

from flake8_mcp.model import Absent, Handler, Object, Origin, Part, Raises, ReturnedLiteral, Sdk, Tool
from flake8_mcp.rules import Context, all_rules
from flake8_mcp.settings import Settings

RULE = next(each for each in all_rules() if each.code == "MCP410")
KINDS = {
    str: "string",
    type(None): "null",
    int: "integer",
    bool: "boolean",
    float: "number",
    list: "array",
    dict: "object",
}
VALUES = ["x", "12", None, 5, True, 1.5, [1], {"a": 1}]
# What mcp 1.30.0 and 2.3.0, fastmcp 2.14.7, 3.4.11 and 4.2.3 did: E for an error, in the order of VALUES.
OFFICIAL = {
    "integer": "E.E..EEE",
    "number": "E.E...EE",
    "string": "..EEEEEE",
    "boolean": "EEEE.EEE",
    "array": "EEEEEE.E",
}
FASTMCP = {
    "integer": "EEE.EEEE",
    "number": "EEE.E.EE",
    "string": "..EEEEEE",
    "boolean": "EEEE.EEE",
    "array": "EEEEEE.E",
}
FASTMCP_4 = FASTMCP | {"integer": "EEE..EEE", "number": "EEE...EE"}


def tool_that_returns(value: object, schema: object, profile: str = "mcp1") -> Tool:
    constant = value if isinstance(value, str | int | float | None) else None
    literal = ReturnedLiteral(PLACE, KINDS[type(value)], constant)
    handler = Handler("f", PLACE, Part(Absent(PLACE)), literals=(literal,))
    part = Part(value_of(schema), Origin.DERIVED)
    return replace(tool_with({"type": "object"}), output_schema=part, handler=handler, sdk=Sdk(profile))


def wrapped(schema: object, profile: str) -> dict[str, object]:
    mark = {"title": "fOutput"} if profile.startswith("mcp") else {"x-fastmcp-wrap-result": True}
    return {"type": "object", "properties": {"result": schema}, "required": ["result"], **mark}


def fails(tool: Tool) -> bool:
    return bool(list(RULE.check(tool, Context(Settings(), ()))))


@pytest.mark.parametrize(
    ("profile", "table"),
    [("mcp1", OFFICIAL), ("mcp2", OFFICIAL), ("fm2", FASTMCP), ("fm3", FASTMCP), ("fm4", FASTMCP_4)],
)
def test_types(profile: str, table: dict[str, str]) -> None:
    for kind, expected in table.items():
        tools = [tool_that_returns(value, wrapped({"type": kind}, profile), profile) for value in VALUES]
        assert "".join("E" if fails(each) else "." for each in tools) == expected, kind


def test_objects() -> None:
    for profile in ("mcp1", "mcp2", "fm2", "fm3", "fm4"):
        tools = [tool_that_returns(value, {"type": "object"}, profile) for value in VALUES]
        assert "".join("E" if fails(each) else "." for each in tools) == "EEEEEEE."


@pytest.mark.parametrize(
    ("value", "kind", "is_error"),
    [
        ("yes", "boolean", False), (" 1 ", "boolean", False), ("maybe", "boolean", True), ("-inf", "number", False), ("nan", "number", False),
        (1, "boolean", False), (0.0, "boolean", False), (2.0, "integer", False),
    ],
)  # fmt: skip
def test_conversions_of_pydantic(value: object, kind: str, is_error: bool) -> None:  # noqa: FBT001 - the verdict of a case
    assert fails(tool_that_returns(value, wrapped({"type": kind}, "mcp1"))) == is_error


def test_formatted_text_may_be_converted() -> None:
    tool = tool_that_returns("x", wrapped({"type": "integer"}, "mcp1"))
    assert tool.handler is not None
    literal = ReturnedLiteral(PLACE, "string")
    assert not fails(replace(tool, handler=replace(tool.handler, literals=(literal,))))


@pytest.mark.parametrize(
    "schema",
    [
        {"anyOf": [{"type": "integer"}, UNKNOWN]},
        {"anyOf": [{"type": "integer"}, {"anyOf": UNKNOWN}]},
        {"$ref": "#/$defs/none"},
        {"$ref": UNKNOWN},
        {"enum": ["a"]},
        UNKNOWN,
        True,
        Object(PLACE, (), rest=UNKNOWN),
    ],
)
def test_types_that_are_not_known(schema: object) -> None:
    assert not fails(tool_that_returns("x", wrapped(schema, "mcp1")))


def test_references_and_unions() -> None:
    schema = wrapped({"anyOf": [{"$ref": "#/$defs/A"}, {"type": "null"}]}, "mcp1")
    assert fails(tool_that_returns("x", schema | {"$defs": {"A": {"type": "object"}}}))
    assert not fails(tool_that_returns("x", schema | {"$defs": {"A": {"type": "string"}}}))
    endless = wrapped({"$ref": "#/$defs/A"}, "mcp1") | {"$defs": {"A": {"$ref": "#/$defs/A"}}}
    assert not fails(tool_that_returns("x", endless))


def test_roots_that_are_not_known() -> None:
    assert not fails(tool_that_returns("x", Object(PLACE, (), rest=UNKNOWN)))
    assert not fails(tool_that_returns("x", UNKNOWN))
    assert not fails(tool_that_returns("x", wrapped({}, "fm3") | {"properties": UNKNOWN}, "fm3"))


def test_tools_that_are_not_judged() -> None:
    tool = tool_that_returns("x", {"type": "object"})
    assert tool.handler is not None
    assert fails(tool)
    assert not fails(replace(tool, handler=None))
    assert not fails(replace(tool, handler=replace(tool.handler, decorated=True)))
    assert not fails(replace(tool, handler=replace(tool.handler, yields=PLACE)))
    assert not fails(replace(tool, refusals=(Raises("TypeError", "", PLACE),)))
    assert not fails(replace(tool, output_schema=Part(value_of({"type": "object"}), Origin.DECLARED)))
