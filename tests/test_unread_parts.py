"""What is said of parts that are not known."""

from __future__ import annotations

from dataclasses import replace

from support.schemas import PLACE, UNKNOWN, tool_with, value_of

from flake8_mcp.model import Array, Object, Part
from flake8_mcp.rules import Context, all_rules
from flake8_mcp.settings import Settings
from flake8_mcp.syntax.values import Scalar, Symbol

RULE = next(each for each in all_rules() if each.code == "MCP004")


def said(schema: object) -> list[str]:
    tool = tool_with(schema)
    return [RULE.message(each).partition(" is not")[0] for each in RULE.check(tool, Context(Settings(), ()))]


def test_parts_of_all_kinds() -> None:
    schema = {
        "type": UNKNOWN,
        "enum": Array(PLACE, (value_of(1),), complete=False),
        "properties": Object(PLACE, (), rest=UNKNOWN),
        "default": Symbol(PLACE, "library.A"),
        "const": Symbol(PLACE, "library.B", value=Scalar(PLACE, 1)),
        "title": "known",
    }
    assert said(schema) == [
        '/inputSchema/type of "find_book"',
        '/inputSchema/enum of "find_book"',
        '/inputSchema/properties of "find_book"',
        '/inputSchema/default of "find_book"',
    ]


def test_too_large_and_too_deep() -> None:
    deep: object = {}
    for _ in range(100):
        deep = {"not": deep}
    assert len(said(deep)) == 1
    assert len(said({"enum": list(range(6000))})) == 1


def test_tool_without_a_known_name() -> None:
    tool = replace(tool_with({}), name=Part(UNKNOWN))
    found = [RULE.message(each) for each in RULE.check(tool, Context(Settings(), ()))]
    assert found == ["/name of this tool is not known and not checked: it is not known"]


def test_long_reason_is_cut() -> None:
    tool = replace(tool_with({}), title=Part(replace(UNKNOWN, reason="x" * 200)))
    [found] = RULE.check(tool, Context(Settings(), ()))
    assert len(RULE.message(found)) <= 160
