"""Every rule that has a fix has examples of it in every layout; `test_fixes.py` compares what fixing makes of them.

The examples of a rule are `layouts/LAYOUT/MCPnnn.py`. Whether they show their layout is looked up where fixes edit.
"""

from __future__ import annotations

import ast
import functools
import io
import re
import tokenize
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

import pytest
from support.corpus import CORPUS, ROOT, findings_in

from flake8_mcp.rules import all_rules
from flake8_mcp.syntax.source import Source

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

pytestmark = pytest.mark.once

CODES = [each.code for each in all_rules() if each.fix != "none"]
ONE_LINE = "one_line_in_single_quotes"
EXPLODED = "exploded_in_class_with_tabs"
COMMENTS = "comments_between_in_function"
WITHOUT_PARENTHESES = "decorators_without_parentheses"

# Where a layout says nothing of a fix, and why.
_IMPORTS = "it edits the imports at the head of a file"
_OFFICIAL = "only the official SDK, which has no decorators without parentheses"
NEVER_IN: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        EXPLODED: {"MCP706": _IMPORTS, "MCP708": _IMPORTS, "MCP780": _IMPORTS},
        COMMENTS: {"MCP706": _IMPORTS, "MCP708": _IMPORTS, "MCP780": _IMPORTS},
        WITHOUT_PARENTHESES: {"MCP737": _OFFICIAL, "MCP745": _OFFICIAL, "MCP764": _OFFICIAL},
    }
)
WITHOUT_COMMAS = MappingProxyType({"MCP762": "it edits comprehensions"})

every_code = pytest.mark.parametrize("code", CODES)


@dataclass(frozen=True, slots=True)
class Brackets:
    """A pair of brackets in a file, with what stands between them."""

    start: int
    end: int
    lines: int
    ends_with_comma: bool
    has_comment: bool


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a fix edits: the innermost brackets around it, and the statement at the left margin that it is part of."""

    brackets: Brackets | None
    statement: ast.stmt


def path_of(layout: str, code: str) -> str:
    return f"layouts/{layout}/{code}.py"


@functools.cache
def source_of(layout: str, code: str) -> Source:
    path = CORPUS / path_of(layout, code)
    return Source.from_bytes(path.relative_to(ROOT).as_posix(), path.read_bytes())


@functools.cache
def spots_of(layout: str, code: str) -> tuple[Spot, ...]:
    """Where the fixes of a rule edit its example in a layout."""
    source = source_of(layout, code)
    brackets = list(brackets_of(source.text))
    fixes = [each.fix for each in findings_in(CORPUS / path_of(layout, code), code) if each.code == code]
    found = []
    for edit in [edit for fix in fixes if fix is not None for edit in fix.edits]:
        around = [each for each in brackets if each.start < edit.start and edit.end < each.end]
        innermost = max(around, key=lambda each: each.start, default=None)
        found.append(Spot(innermost, statement_at(source, edit.span.line)))
    assert found, f"{path_of(layout, code)} has no fix"
    return tuple(found)


def statement_at(source: Source, line: int) -> ast.stmt:
    """The last statement at the left margin that begins on a line or above."""
    assert isinstance(source.tree, ast.Module)
    return [each for each in source.tree.body if first_line(each) <= line][-1]


def first_line(statement: ast.stmt) -> int:
    return min(each.lineno for each in (statement, *getattr(statement, "decorator_list", ())))


def brackets_of(text: str) -> Iterator[Brackets]:
    starts = [0]
    for line in io.StringIO(text, newline=""):
        starts.append(starts[-1] + len(line))
    opened: list[tokenize.TokenInfo] = []
    comments = -1
    last = ""
    for token in tokens_of(text):
        if token.type == tokenize.OP and token.string in {"(", "[", "{"}:
            opened.append(token)
        elif token.type == tokenize.OP and token.string in {")", "]", "}"}:
            line, column = opened.pop().start
            start, end = starts[line - 1] + column, starts[token.end[0] - 1] + token.end[1]
            yield Brackets(start, end, token.end[0] - line + 1, last == ",", start < comments)
        elif token.type == tokenize.COMMENT:
            comments = starts[token.start[0] - 1] + token.start[1]
        if token.type not in {tokenize.COMMENT, tokenize.NL}:
            last = token.string


def tokens_of(text: str) -> list[tokenize.TokenInfo]:
    lines = [*io.StringIO(text, newline="").readlines(), ""]
    return list(tokenize.generate_tokens(iter(lines).__next__))


def brackets_at(layout: str, code: str) -> list[Brackets]:
    """The brackets in which the fixes of a rule edit."""
    return [each.brackets for each in spots_of(layout, code) if each.brackets is not None]


def edits_in_brackets(code: str) -> bool:
    return code not in WITHOUT_COMMAS and bool(brackets_at(ONE_LINE, code))


@every_code
def test_one_line_in_single_quotes(code: str) -> None:
    source = source_of(ONE_LINE, code)
    assert source.newline == "\r\n"
    strings = [each.string for each in tokens_of(source.text) if each.type == tokenize.STRING]
    assert [each for each in strings if re.match(r'[a-zA-Z]*"', each) and not {"'", "\\"} & set(each)] == []
    assert not edits_in_brackets(code) or any(each.lines == 1 for each in brackets_at(ONE_LINE, code))


@every_code
def test_exploded_in_class_with_tabs(code: str) -> None:
    source = source_of(EXPLODED, code)
    assert source.encoding == "utf-8-sig"
    indentations = {re.match(r"[ \t]*", each)[0] for each in source.lines}  # type: ignore[index]  # it always matches
    assert {"".join(set(each)) for each in indentations} == {"", "\t"}
    brackets = brackets_at(EXPLODED, code)
    assert not edits_in_brackets(code) or any(each.lines > 1 and each.ends_with_comma for each in brackets)
    if code not in NEVER_IN[EXPLODED]:
        assert any(isinstance(each.statement, ast.ClassDef) for each in spots_of(EXPLODED, code))


@every_code
def test_comments_between_in_function(code: str) -> None:
    brackets = [each for each in brackets_at(COMMENTS, code) if each.lines > 1 and each.has_comment]
    assert not edits_in_brackets(code) or any(not each.ends_with_comma for each in brackets)
    if code not in NEVER_IN[COMMENTS]:
        statements = [each.statement for each in spots_of(COMMENTS, code)]
        assert any(isinstance(each, ast.FunctionDef) and not each.decorator_list for each in statements)


@every_code
def test_decorators_without_parentheses(code: str) -> None:
    decorators = map(ast.unparse, decorators_at(ONE_LINE, code))
    if any(each.endswith(".tool()") for each in decorators) and code not in NEVER_IN[WITHOUT_PARENTHESES]:
        assert any(isinstance(each, ast.Attribute) for each in decorators_at(WITHOUT_PARENTHESES, code))


def decorators_at(layout: str, code: str) -> list[ast.expr]:
    """The decorators of the functions that the fixes of a rule edit."""
    functions = [each.statement for each in spots_of(layout, code)]
    return [each for function in functions for each in getattr(function, "decorator_list", ())]


def test_layouts_of_rules_only() -> None:
    for folder in (CORPUS / "layouts").iterdir():
        names = {path.name.partition(".")[0] for path in folder.iterdir()}
        assert names <= set(CODES)


@pytest.mark.parametrize("layout", [ONE_LINE, EXPLODED, COMMENTS, WITHOUT_PARENTHESES])
def test_twins_are_silent(layout: str) -> None:
    for path in (CORPUS / "layouts" / layout).glob("MCP???.py"):
        twins = [path.with_suffix(".unsafe.py"), path.with_suffix(".fixed.py")]
        last = next(each for each in twins if each.exists())
        left = [each for each in findings_in(last, path.stem) if each.code == path.stem and each.fix is not None]
        assert left == [], path
