"""The nodes of a file around a place, from the outside inwards: a walk over the whole file costs 100 times more."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.syntax.walking import children, walk

if TYPE_CHECKING:
    from collections.abc import Iterator

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
            work += [each for each in children(node) if _may_hold(each, span)]


def _may_hold(node: ast.AST, span: Span) -> bool:
    last = getattr(node, "end_lineno", None)
    if last is None:
        return True
    decorators = getattr(node, "decorator_list", None)
    first: int = decorators[0].lineno if decorators else node.lineno  # type: ignore[attr-defined]  # it has an end
    return first <= span.line and span.end_line <= last
