"""Edits of statements: what is returned is raised."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.syntax.segments import span_of
from flake8_mcp.syntax.walking import walk

from ._enclosing import enclosing
from ._fix import NotEditableError, edit

if TYPE_CHECKING:
    from flake8_mcp.syntax.values import Place

    from ._fix import Edit


def raise_returned(statement: Place, exception: str) -> list[Edit]:
    """Raise, in place of what a `return` gives back, an exception with it; in a handler, from what was caught.

    `statement` is the place of the `return`, or of its first word.
    """
    source = statement.source
    node = _return_at(statement)
    if node.value is None or not _is_text(node.value):
        raise NotEditableError("what is returned is no text")
    value, whole = span_of(source, node.value), span_of(source, node)
    start, end = source.offset(whole.line, whole.column), source.offset(whole.end_line, whole.end_column)
    value_start = source.offset(value.line, value.column)
    before = source.text[start + len("return") : value_start]
    if before.strip():
        raise NotEditableError("what is returned stands in parentheses")
    caught = _caught(statement, node)
    behind = f") from {caught}" if caught is not None else ")"
    return [edit(source, start, value_start, f"raise {exception}("), edit(source, end, end, behind)]


def _is_text(node: ast.expr) -> bool:
    """Whether an expression surely is a text."""
    if isinstance(node, ast.BinOp):
        return _is_text(node.left)
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Attribute) and node.func.attr == "format" and _is_text(node.func.value)
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def _return_at(place: Place) -> ast.Return:
    for node in enclosing(place.source, place.span):
        if isinstance(node, ast.Return):
            span = span_of(place.source, node)
            if (span.line, span.column) == (place.span.line, place.span.column):
                return node
    raise NotEditableError("the return is not found")


def _caught(place: Place, node: ast.Return) -> str | None:
    """The name of the exception in whose handler the statement at a place stands."""
    inner: str | None = None
    for handler in enclosing(place.source, place.span):
        if isinstance(handler, ast.ExceptHandler) and any(each is node for each in walk(handler)):
            inner = handler.name
    return inner
