"""The nodes of a file around a place, from the outside inwards: a walk over the whole file costs 100 times more."""

from __future__ import annotations

import ast
from bisect import bisect_left
from itertools import takewhile
from typing import TYPE_CHECKING

from flake8_mcp.syntax.walking import children, walk

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from flake8_mcp.syntax.source import Source, Span


def enclosing(source: Source, span: Span) -> Iterator[ast.AST]:
    """The nodes whose lines hold those of a span, and nodes without a place; a node before what is inside it."""
    work: list[ast.AST] = [source.tree]
    while work:
        node = work.pop(0)
        if isinstance(node, ast.JoinedStr):  # CPython 3.11: its parts may have places outside of it
            yield from walk(node)
        else:
            yield node
            work += [each for each in _children_near(node, span) if _may_hold(each, span)]


def _children_near(node: ast.AST, span: Span) -> Iterable[ast.AST]:
    """The nodes inside a node; of a whole module only the statements about a span, for there may be thousands."""
    if not isinstance(node, ast.Module):
        return children(node)
    first = bisect_left(node.body, span.end_line, key=_last_line)
    return takewhile(lambda each: _first_line(each) <= span.line, node.body[first:])


def _may_hold(node: ast.AST, span: Span) -> bool:
    last = getattr(node, "end_lineno", None)
    if last is None:
        return True
    return _first_line(node) <= span.line and span.end_line <= last


def _first_line(node: ast.AST) -> int:
    decorators = getattr(node, "decorator_list", None)
    first: int = decorators[0].lineno if decorators else node.lineno  # type: ignore[attr-defined]  # it has a place
    return first


def _last_line(node: ast.stmt) -> int:
    return node.end_lineno or node.lineno
