"""How grave a word of another notation is."""

from __future__ import annotations

from support.corpus import ROOT, findings, settings_of
from support.schemas import problems_of, tool_with

from flake8_mcp.syntax.source import Source

SCHEMA = {
    "type": "object",
    "properties": {"point": {"type": "array", "items": [{"type": "number"}]}},
    "definitions": {"Card": {"type": "string"}},
}


def test_only_a_list_under_items_is_invalid() -> None:
    levels = {problem.pointer: problem.level for code, problem in problems_of(tool_with(SCHEMA)) if code == "MCP324"}
    assert levels == {"/inputSchema/properties/point/items": None, "/inputSchema/definitions": "should"}


def test_the_level_of_a_problem_is_that_of_its_finding() -> None:
    text = f'TOOL = {{"name": "draw", "description": "Draw a line from here.", "inputSchema": {SCHEMA!r}}}\n'
    found = findings(Source("example.py", text), ROOT / "docs" / "example.py", settings_of(text))
    assert [(each.code, each.level) for each in found] == [("MCP324", "must"), ("MCP324", "should")]
