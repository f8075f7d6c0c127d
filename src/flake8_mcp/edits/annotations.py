"""Edits of types: a parameter gets one, or one gets another name."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.syntax.segments import span_of

from ._enclosing import enclosing
from ._fix import NotEditableError, edit
from ._parameter_lines import arguments_of, last_name, range_of
from .imports import import_name, is_bound
from .literals import quote_of, written
from .parameters import Function, parameters_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flake8_mcp.syntax.values import Place

    from ._fix import Edit


def annotate(parameter: Place, text: str) -> list[Edit]:
    """Give the parameter whose name stands at a place a type, given as source text.

    The `=` of a default gets blanks around it, as it has behind a type.
    """
    source, span = parameter.source, parameter.span
    if _parameter_at(parameter)[1].annotation is not None:
        raise NotEditableError("the parameter has a type")
    end = source.offset(span.end_line, span.end_column)
    if not source.text.startswith("=", end):
        return [edit(source, end, end, f": {text}")]
    behind = "" if source.text[end + 1].isspace() else " "
    return [edit(source, end, end + 1, f": {text} ={behind}")]


def give_default(parameter: Place, text: str) -> list[Edit]:
    """Give the parameter whose name stands at a place a default, given as source text, where the order allows it."""
    source = parameter.source
    node, argument = _parameter_at(parameter)
    plain = [*node.args.posonlyargs, *node.args.args]
    if argument in plain and plain.index(argument) != len(plain) - len(node.args.defaults) - 1:
        raise NotEditableError("it has a default, or a parameter without one stands behind it")
    if argument in node.args.kwonlyargs and node.args.kw_defaults[node.args.kwonlyargs.index(argument)] is not None:
        raise NotEditableError("it has a default")
    start = source.offset(parameter.span.line, parameter.span.column)
    item = next(each for each in parameters_of(source, node).items if each.start == start)
    return [edit(source, item.end, item.end, f" = {text}")]


def narrow_text(parameter: Place, values: Sequence[str]) -> list[Edit]:
    """Write `Literal[...]` for the `str` of the parameter whose name stands at a place."""
    source = parameter.source
    annotation = _parameter_at(parameter)[1].annotation
    if isinstance(annotation, ast.Subscript) and last_name(annotation.value) == "Annotated":
        annotation = annotation.slice.elts[0] if isinstance(annotation.slice, ast.Tuple) else annotation.slice
    if not isinstance(annotation, ast.Name) or annotation.id != "str" or is_bound(source, "str"):
        raise NotEditableError("its type is not written as str")
    literal, imports = import_name(source, "typing", "Literal", "typing_extensions")
    items = ", ".join(written(each, quote_of(source)) for each in values)
    return [edit(source, *range_of(source, annotation), f"{literal}[{items}]"), *imports]


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


def _parameter_at(place: Place) -> tuple[Function, ast.arg]:
    """The parameter of a `def`, and no other one, whose name stands at a place."""
    start = (place.span.line, place.span.column)
    for node in enclosing(place.source, place.span):
        if isinstance(node, Function):
            for each, _ in arguments_of(node):
                span = span_of(place.source, each)
                if (span.line, span.column) == start:
                    return node, each
    raise NotEditableError("the parameter is not found")
