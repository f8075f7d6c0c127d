"""Edits of types: a parameter gets one, or one gets another name."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.syntax.segments import span_of

from ._fix import NotEditableError, edit

if TYPE_CHECKING:
    from flake8_mcp.syntax.values import Place

    from ._fix import Edit


def annotate(parameter: Place, text: str) -> list[Edit]:
    """Give the parameter whose name stands at a place a type, given as source text.

    The `=` of a default gets blanks around it, as it has behind a type.
    """
    source, span = parameter.source, parameter.span
    _check_parameter(parameter)
    end = source.offset(span.end_line, span.end_column)
    if not source.text.startswith("=", end):
        return [edit(source, end, end, f": {text}")]
    behind = "" if source.text[end + 1].isspace() else " "
    return [edit(source, end, end + 1, f": {text} ={behind}")]


def replace_type(place: Place, text: str) -> list[Edit]:
    """Write another class where an annotation names one, in a text too; what stands in its brackets goes."""
    source, span = place.source, place.span
    start, end = source.offset(span.line, span.column), source.offset(span.end_line, span.end_column)
    try:
        tree = ast.parse(f"({source.text[start:end]}\n)", mode="eval").body
    except SyntaxError:
        raise NotEditableError("the type is written as a text with escapes") from None
    name = tree.value if isinstance(tree, ast.Subscript) else tree
    if not isinstance(name, ast.Name | ast.Attribute):
        raise NotEditableError("it is no name of a class")
    return [edit(source, start, end, text)]


def replace_generic(place: Place, text: str) -> list[Edit]:
    """Write another class in front of the brackets of the type at a place."""
    source, span = place.source, place.span
    start, end = source.offset(span.line, span.column), source.offset(span.end_line, span.end_column)
    name, bracket, _ = source.text[start:end].partition("[")
    if not bracket or not name.strip().replace(".", "").isidentifier():
        raise NotEditableError("it is no class with brackets")
    return [edit(source, start, start + len(name.rstrip()), text)]


def _check_parameter(place: Place) -> None:
    """Make sure that a parameter of a `def`, and no other one, stands at a place and has no type."""
    start = (place.span.line, place.span.column)
    for node in place.source.nodes:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            arguments = node.args
            for each in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
                span = span_of(place.source, each)
                if (span.line, span.column) == start and each.annotation is None:
                    return
    raise NotEditableError("the parameter is not found, or has a type")
