"""Edits of statements: what is returned is wrapped or raised, and what is raised becomes another exception."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.syntax.segments import span_of
from flake8_mcp.syntax.walking import walk

from ._enclosing import enclosing
from ._fix import NotEditableError, edit

if TYPE_CHECKING:
    from collections.abc import Container

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


def wrap_returned(statement: Place, function: str, keyword: str, kinds: Container[str]) -> list[Edit]:
    """Give the list that a `return` gives back to a function, by keyword.

    `kinds` are the last names of what the list is known to hold: each of its items is a call of one of them.
    """
    source = statement.source
    node = _return_at(statement)
    if isinstance(node.value, ast.List):
        items = node.value.elts
    else:
        items = [node.value.elt] if isinstance(node.value, ast.ListComp) else []
    if not all(isinstance(each, ast.Call) and _last_name(each.func) in kinds for each in items) or node.value is None:
        raise NotEditableError("it is not known what the list holds")
    if not isinstance(node.value, ast.List | ast.ListComp):
        raise NotEditableError("no list is returned")
    span = span_of(source, node.value)
    start, end = source.offset(span.line, span.column), source.offset(span.end_line, span.end_column)
    return [edit(source, start, start, f"{function}({keyword}="), edit(source, end, end, ")")]


def _last_name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def raise_other(made: Place, exception: str, keyword: str, position: int) -> list[Edit]:
    """Raise an exception with one of the arguments of the one that is raised, by its keyword or its position.

    `made` is the place of the class in `raise Error(...)`. An exception with more arguments than those in front of it
    is left as it is, and so is one that a handler around it in the same function may catch.
    """
    source = made.source
    for node in source.nodes:
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            function, call = span_of(source, node.exc.func), span_of(source, node.exc)
            if (function.end_line, function.end_column) == (made.span.end_line, made.span.end_column):
                if _may_be_caught(made, node):
                    raise NotEditableError("it may be caught in the function")
                kept = span_of(source, _argument(node.exc, keyword, position))
                start, end = (source.offset(call.line, call.column), source.offset(call.end_line, call.end_column))
                first = source.offset(kept.line, kept.column)
                last = source.offset(kept.end_line, kept.end_column)
                return [edit(source, start, first, f"{exception}("), edit(source, last, end, ")")]
    raise NotEditableError("it is not raised where it is made")


def _may_be_caught(place: Place, node: ast.Raise) -> bool:
    """Whether the statement at a place stands in the body of a `try` of its function that has a handler."""
    found = False
    for each in enclosing(place.source, place.span):
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef):
            found = False
        elif isinstance(each, ast.Try | ast.TryStar) and each.handlers:
            found = found or any(one is node for statement in each.body for one in walk(statement))
    return found


def _argument(call: ast.Call, keyword: str, position: int) -> ast.expr:
    """The argument of a call, which has none behind it by position and no other by keyword than those before it."""
    given = next((each.value for each in call.keywords if each.arg == keyword), None)
    is_plain = len(call.args) + len(call.keywords) == position + 1
    if given is None and len(call.args) == position + 1:
        given = call.args[position]
    if given is None or not is_plain or isinstance(given, ast.Starred):
        raise NotEditableError("the exception has other arguments")
    return given


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
