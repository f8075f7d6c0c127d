"""Edits of a function's parameters: their types and descriptions."""

from __future__ import annotations

import ast
import functools
from dataclasses import replace
from typing import TYPE_CHECKING

from flake8_mcp.syntax.segments import span_of

from ._enclosing import enclosing
from ._fix import NotEditableError, applied, edit
from ._layout import width_of
from ._parameter_lines import (
    arguments_of,
    exploded,
    holds,
    inner_indent,
    is_one_line,
    last_name,
    line_of_parameters,
    merged,
    parameter_list,
    range_of,
    step_of,
)
from .import_groups import merged_imports
from .imports import import_name
from .literals import folded, quote_of, written
from .parameters import Function

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flake8_mcp.syntax.source import Source
    from flake8_mcp.syntax.values import Place

    from ._fix import Edit


def describe_parameters(function: Place, texts: Mapping[str, str]) -> list[Edit]:
    """Describe parameters with `Field(description=...)`, by name.

    `function` is the place of the function's name. A description joins the `Field` that a parameter has; else its type
    becomes `Annotated[T, Field(...)]`. What is needed is imported. A signature that gets too long for its line gets a
    line for each parameter.
    """
    source, node = function.source, function_at(function)
    arguments = {each.arg: (each, default) for each, default in arguments_of(node)}
    missing = [name for name in texts if name not in arguments]
    if missing:
        raise NotEditableError(f"{missing[0]} is no parameter")
    wanted = [(*arguments[name], text) for name, text in texts.items()]
    described = [_described(source, *each) for each in wanted]
    imports = [edit for _, needed in described for edit in needed]
    width = width_of(source)
    edits = [edit for each, _ in described for edit in each]
    indent = None
    if is_one_line(source, node) and _length(source, line_of_parameters(source, node), edits) > width:
        indent = inner_indent(source, node)
    both = zip(wanted, described, strict=True)
    edits = [edit for each, (own, _) in both for edit in _fitted(source, node, each, own, indent, width)]
    if indent is not None:
        edits = merged(source, [*edits, *exploded(source, node, indent)])
    return [*edits, *merged_imports(source, imports)]


def describe_with_field(text: Place) -> list[Edit]:
    """Make `Field(description=...)` of the string at a place, an item of `Annotated`."""
    source, span = text.source, text.span
    field, imports = import_name(source, "pydantic", "Field")
    start, end = source.offset(span.line, span.column), source.offset(span.end_line, span.end_column)
    return [edit(source, start, start, f"{field}(description="), edit(source, end, end, ")"), *imports]


def make_optional(default: Place) -> list[Edit]:
    """Let a type also allow None, in the way that the file writes it: `T | None` or `Optional[T]`.

    `default` is the place of the default, or of a part of it, of a parameter or of a field of a class.
    """
    source = default.source
    annotation = _annotation_for(default)
    while isinstance(annotation, ast.Subscript) and last_name(annotation.value) == "Annotated":
        annotation = annotation.slice.elts[0] if isinstance(annotation.slice, ast.Tuple) else annotation.slice
    start, end = range_of(source, annotation)
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        if source.text[start:end] != f"{source.text[start]}{annotation.value}{source.text[start]}":
            raise NotEditableError("the type is written as a text with escapes")
        return [edit(source, end - 1, end - 1, " | None")]
    optional = _optional(source)
    if optional is not None:
        return [edit(source, start, start, f"{optional}["), edit(source, end, end, "]")]
    return [edit(source, end, end, " | None")]


def function_at(place: Place) -> Function:
    """The function whose name stands at a place."""
    span = place.span
    for node in enclosing(place.source, span):
        if isinstance(node, Function) and node.lineno <= span.line <= node.body[0].lineno:
            after = place.source.column(node.lineno, node.col_offset)
            if node.lineno < span.line or after <= span.column:
                name = place.source.slice(span)
                if name in {node.name, "def", "async"} or name.startswith(("def ", "async ")):
                    return node
    raise NotEditableError("the function is not found")


def is_in_signature(function: Place, place: Place) -> bool:
    """Whether a place lies among the parameters of the function whose name stands at another one."""
    source = function.source
    opened, closed, _ = parameter_list(source, function_at(function))
    start = source.offset(place.span.line, place.span.column)
    return place.source is source and opened <= start < closed


def _described(
    source: Source, argument: ast.arg, default: ast.expr | None, description: str
) -> tuple[list[Edit], list[Edit]]:
    """The edits of a parameter, and those of imports."""
    text = written(description, quote_of(source))
    if default is not None and _is_field(default):
        return [_with_description(source, default, text)], []
    annotation = argument.annotation
    if annotation is None:
        raise NotEditableError("the parameter has no type")
    items = _annotated_items(annotation)
    if items is not None:
        for item in items[1:]:
            if _is_field(item):
                return [_with_description(source, item, text)], []
        field, imports = import_name(source, "pydantic", "Field")
        _, end = range_of(source, items[-1])
        return [edit(source, end, end, f", {field}(description={text})")], imports
    annotated, imports = import_name(source, "typing", "Annotated", "typing_extensions")
    field, needed = import_name(source, "pydantic", "Field")
    start, end = range_of(source, annotation)
    edits = [edit(source, start, start, f"{annotated}["), edit(source, end, end, f", {field}(description={text})]")]
    return edits, [*imports, *needed]


def _is_field(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and last_name(node.func) == "Field"


def _with_description(source: Source, call: ast.expr, text: str) -> Edit:
    assert isinstance(call, ast.Call)
    if any(each.arg in {"description", None} for each in call.keywords):
        raise NotEditableError("the description is given already")
    _, end = range_of(source, call)
    given = [*call.args, *(each.value for each in call.keywords)]
    if not given:
        return edit(source, end - 1, end - 1, f"description={text}")
    at = max(range_of(source, each)[1] for each in given)
    rest = source.text[at : end - 1]
    if rest.strip(" \t\r\n,)"):
        raise NotEditableError("a comment stands in the call")
    at += len(rest) - len(rest.lstrip(")"))
    return edit(source, at, at, f", description={text}")


def _annotated_items(annotation: ast.expr) -> list[ast.expr] | None:
    if isinstance(annotation, ast.Subscript) and last_name(annotation.value) == "Annotated":
        return annotation.slice.elts if isinstance(annotation.slice, ast.Tuple) else [annotation.slice]
    return None


def _fitted(  # noqa: PLR0913, PLR0917 - a parameter in its function
    source: Source,
    node: Function,
    parameter: tuple[ast.arg, ast.expr | None, str],
    edits: list[Edit],
    indent: str | None,
    width: int,
) -> list[Edit]:
    """The edits of a parameter, over several lines if its own line is too long; `indent` is what it is moved to."""
    argument, default, description = parameter
    line = source.line(argument.lineno)
    column = source.column(argument.lineno, argument.col_offset)
    if indent is not None:
        last: ast.expr | ast.arg = default or argument
        moved = source.offset(argument.lineno, 0) + column
        _, end = range_of(source, last)
        text = applied(source.text[moved:end], _shifted(edits, moved))
        is_long = "\n" not in text and len(f"{indent}{text},".expandtabs(4)) > width
    else:
        indent = line[:column]
        is_own_line = not indent.strip() and not is_one_line(source, node)
        is_long = is_own_line and _length(source, argument.lineno, edits, until=default or argument) > width
    wraps = len(edits) == 2 and edits[0].start != edits[1].start  # noqa: PLR2004 - in front of the type and behind it
    if not is_long or not wraps:
        return edits
    before, behind = edits
    step = step_of(source, node)
    inner = f"{source.newline}{indent}{step}"
    field = behind.text.removeprefix(", ").removesuffix("]")
    if len(f"{indent}{step}{field},".expandtabs(4)) > width:
        field = _folded(source, field, description, (f"{indent}{step}", step), width)
    return [
        edit(source, before.start, before.end, f"{before.text}{inner}"),
        edit(source, behind.start, behind.end, f",{inner}{field},{source.newline}{indent}]"),
    ]


def _folded(source: Source, field: str, description: str, indents: tuple[str, str], width: int) -> str:
    """A `Field(description=...)` over several lines; `indents` are its own, and that of each level in it."""
    indent, step = indents
    newline, deep = f"{source.newline}{indent}{step}", f"{source.newline}{indent}{step * 2}"
    pieces = folded(description, quote_of(source), width - len(f"{indent}{step * 2}".expandtabs(4)))
    if len(pieces) == 1:
        return field
    texts = "".join(f"{deep}{each}" for each in pieces)
    return f"{field.partition('(')[0]}({newline}description=({texts}{newline}),{source.newline}{indent})"


def _shifted(edits: list[Edit], by: int) -> list[Edit]:
    return [replace(each, start=each.start - by, end=each.end - by) for each in edits]


def _length(source: Source, line: int, edits: list[Edit], until: ast.expr | ast.arg | None = None) -> int:
    """How long a line is with edits made; `until` is what only a comma and a comment follow, which do not count."""
    start = source.offset(line, 0)
    end = start + len(source.line(line))
    if until is not None:
        end = min(end, range_of(source, until)[1] + 1)
    here = [each for each in edits if start <= each.start and each.end <= end]
    return max(map(len, applied(source.text[start:end], _shifted(here, start)).expandtabs(4).split("\n")))


def _annotation_for(default: Place) -> ast.expr:
    """The type of the parameter or field whose default stands at a place."""
    source, span = default.source, default.span
    found: list[tuple[int, ast.expr]] = []
    for node in enclosing(source, span):
        pairs: list[tuple[ast.expr | None, ast.expr | None]] = []
        if isinstance(node, ast.AnnAssign):
            pairs.append((node.annotation, node.value))
        elif isinstance(node, Function):
            pairs += [(argument.annotation, value) for argument, value in arguments_of(node)]
        for annotation, value in pairs:
            if annotation is not None and value is not None and holds(span_of(source, value), span):
                start, end = range_of(source, value)
                found.append((end - start, annotation))
    if not found:
        raise NotEditableError("the default is not written at its type")
    return min(found, key=lambda each: each[0])[1]


@functools.lru_cache(maxsize=4)
def _optional(source: Source) -> str | None:
    """How the file says Optional, if it does so and nowhere writes `| None`."""
    names = [
        alias.asname or alias.name
        for node in source.tree.body
        if isinstance(node, ast.ImportFrom) and node.module in {"typing", "typing_extensions"}
        for alias in node.names
        if alias.name == "Optional"
    ]
    is_union_used = any(
        isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.BitOr)
        and isinstance(node.right, ast.Constant)
        and node.right.value is None
        for node in source.nodes
    )
    return names[0] if names and not is_union_used else None
