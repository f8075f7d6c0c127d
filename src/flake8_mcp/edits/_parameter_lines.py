"""How the parameters of a function are laid out: on the line of its name, or each on a line of its own."""

from __future__ import annotations

import ast
import functools
import itertools
import re
from typing import TYPE_CHECKING

from flake8_mcp.syntax.segments import span_of

from ._fix import edit
from ._pieces import has_line_end, indent_of
from .parameters import Function, parameters_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.syntax.source import Source, Span

    from ._fix import Edit

_BLANKS = re.compile(r"[ \t]*")


def arguments_of(node: Function) -> Iterator[tuple[ast.arg, ast.expr | None]]:
    """The parameters that can be given, each with its default."""
    plain = [*node.args.posonlyargs, *node.args.args]
    missing: list[ast.expr | None] = [None] * (len(plain) - len(node.args.defaults))
    yield from zip(plain, [*missing, *node.args.defaults], strict=True)
    yield from zip(node.args.kwonlyargs, node.args.kw_defaults, strict=True)


@functools.lru_cache(maxsize=4)
def is_one_line(source: Source, node: Function) -> bool:
    """Whether all parameters stand on one line: that of the function's name, or one of their own."""
    opened, closed, _ = parameter_list(source, node)
    return not has_line_end(source.text[opened:closed].strip())


def line_of_parameters(source: Source, node: Function) -> int:
    """The line on which the first parameter starts."""
    opened, closed, _ = parameter_list(source, node)
    start = closed - len(source.text[opened:closed].lstrip())
    return source.span(start, start).line


@functools.lru_cache(maxsize=4)
def parameter_list(source: Source, node: Function) -> tuple[int, int, tuple[tuple[int, int], ...]]:
    """Where the parameters start and end, and the commas between them with the blanks behind."""
    layout = parameters_of(source, node)
    commas = [each.comma for each in layout.items if each.comma is not None]
    blanks = (_BLANKS.match(source.text, at + 1) for at in commas)
    cuts = tuple((at, found.end()) for at, found in zip(commas, blanks, strict=True) if found is not None)
    return layout.opened, layout.closed, cuts


def exploded(source: Source, node: Function, inner: str) -> list[Edit]:
    """Every parameter on a line of its own, with a comma behind the last."""
    opened, closed, cuts = parameter_list(source, node)
    *others, last = parameters_of(source, node).items
    text, newline = source.text, source.newline
    start = closed - len(text[opened:closed].lstrip())
    edits = [edit(source, *cut, f",{newline}{inner}") for cut in cuts[: len(others)]]
    if not has_line_end(text[opened:start]):
        edits.insert(0, edit(source, opened, start, f"{newline}{inner}"))
    end = last.end if last.comma is None else last.comma
    if not has_line_end(text[end:closed]):
        edits.append(edit(source, end, closed, f",{newline}{indent_of(source.line(node.lineno))}"))
    elif last.comma is None:
        edits.append(edit(source, end, end, ","))  # a comment may stand behind it
    return edits


def merged(source: Source, edits: list[Edit]) -> list[Edit]:
    """Insertions at one place as one edit, in the order in which they were made."""
    result: list[Edit] = []
    for start, group in itertools.groupby(sorted(edits, key=lambda each: each.start), key=lambda each: each.start):
        here = list(group)
        insertions = [each for each in here if each.start == each.end]
        replaced = [each for each in here if each.start != each.end]
        text = "".join(each.text for each in insertions)
        if replaced:
            (only,) = replaced
            result.append(edit(source, start, only.end, text + only.text))
        else:
            result.append(edit(source, start, start, text))
    return result


def inner_indent(source: Source, node: Function) -> str:
    """How far a parameter on a line of its own is indented."""
    opened, closed, _ = parameter_list(source, node)
    gap = source.text[opened : closed - len(source.text[opened:closed].lstrip())]
    if has_line_end(gap):
        return gap.rpartition("\n")[2].rpartition("\r")[2]
    return f"{indent_of(source.line(node.lineno))}{step_of(source, node)}"


def step_of(source: Source, node: Function) -> str:
    """By how much the file indents."""
    outer, inner = indent_of(source.line(node.lineno)), indent_of(source.line(node.body[0].lineno))
    return inner.removeprefix(outer) if inner.startswith(outer) and inner != outer else "    "


def last_name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def holds(outer: Span, inner: Span) -> bool:
    starts_before = (outer.line, outer.column) <= (inner.line, inner.column)
    return starts_before and (inner.end_line, inner.end_column) <= (outer.end_line, outer.end_column)


def range_of(source: Source, node: ast.expr | ast.arg | ast.keyword) -> tuple[int, int]:
    span = span_of(source, node)
    return source.offset(span.line, span.column), source.offset(span.end_line, span.end_column)
