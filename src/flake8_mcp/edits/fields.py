"""Edits of parameters whose default is a `Field(...)`: it moves into `Annotated`, and the default stands by itself."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass
from flake8_mcp.syntax.outline import postpones
from flake8_mcp.syntax.segments import span_of
from flake8_mcp.syntax.walking import walk

from ._enclosing import enclosing
from ._fix import NotEditableError, edit
from ._layout import width_of
from ._parameter_lines import (
    arguments_of,
    exploded,
    holds,
    inner_indent,
    last_name,
    parameter_list,
    range_of,
    step_of,
)
from ._pieces import has_comment, has_line_end, moved
from .imports import bound_by, import_name
from .parameters import Function

if TYPE_CHECKING:
    from flake8_mcp.syntax.source import Source
    from flake8_mcp.syntax.values import Place

    from ._fix import Edit


def annotate_field(field: Place) -> tuple[list[Edit], bool]:
    """Write `x: Annotated[T, Field(...)] = 3` where `x: T = Field(3, ...)` has its call at a place.

    A `Field` without a default leaves the parameter without one, and one that says nothing else goes. Also tells
    whether the parameter has a default afterwards. What is needed is imported.
    """
    source = field.source
    node, argument, call = _parameter_at(field)
    if argument.annotation is None:
        raise NotEditableError("the parameter has no type")
    value, keywords = _parts(call)
    if value is None:
        _make_sure_it_may_be_required(node, argument)
    start, end = range_of(source, argument)[0], range_of(source, call)[1]
    if has_comment(source.text[start:end]):
        raise NotEditableError("a comment stands in the parameter")
    if source.text[range_of(source, argument.annotation)[1] : range_of(source, call)[0]].strip() != "=":
        raise NotEditableError("the type or the default stands in parentheses")
    default = "" if value is None else f" = {_slice(source, value)}"
    imports: list[Edit] = []
    if keywords:
        _make_sure_it_is_known(source, node, call)
        form, imports = _form(source, argument, call, keywords, default)
    else:
        form = _Form("", "", (_slice(source, argument),), "", (), default, source.newline)
    return [*_placed(source, node, (start, end), form), *imports], value is not None


def _parameter_at(field: Place) -> tuple[Function, ast.arg, ast.Call]:
    """The function and its parameter whose default is the call at a place."""
    found = None
    for node in enclosing(field.source, field.span):
        for argument, default in arguments_of(node) if isinstance(node, Function) else ():
            if not isinstance(default, ast.Call) or last_name(default.func) != "Field":
                continue
            if holds(span_of(field.source, default), field.span):
                assert isinstance(node, Function)
                found = node, argument, default
    if found is None:
        raise NotEditableError("the default is not written at its parameter")
    return found


def _parts(call: ast.Call) -> tuple[ast.expr | None, list[ast.keyword]]:
    """The default that a Field gives, if it does, and what else it says."""
    given = [*call.args, *(each.value for each in call.keywords if each.arg == "default")]
    names = {each.arg for each in call.keywords}
    if len(given) > 1 or None in names or "default_factory" in names:
        raise NotEditableError("the default is given in another way")
    value = given[0] if given else None
    if isinstance(value, ast.Starred | ast.NamedExpr | ast.Yield | ast.YieldFrom | ast.Await):
        raise NotEditableError("the default is given in another way")
    if isinstance(value, ast.Constant) and value.value is Ellipsis:
        value = None
    return value, [each for each in call.keywords if each.arg != "default"]


def _make_sure_it_may_be_required(node: Function, argument: ast.arg) -> None:
    """A parameter without default cannot stand behind one that has a default."""
    if argument in node.args.kwonlyargs:
        return
    plain = [*node.args.posonlyargs, *node.args.args]
    if plain.index(argument) > len(plain) - len(node.args.defaults):
        raise NotEditableError("a parameter with a default stands in front of it")


def _make_sure_it_is_known(source: Source, node: Function, call: ast.Call) -> None:
    """An annotation that is kept as text is read later, when only the names of the module are known."""
    scopes = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    around = (
        each for each in enclosing(source, span_of(source, node)) if isinstance(each, scopes) and each is not node
    )
    inner = {name for outer in around for each in walk(outer) for name in bound_by(each)}
    if postpones(source.tree) and any(isinstance(each, ast.Name) and each.id in inner for each in walk(call)):
        raise NotEditableError("a name of it is not one of the module")


@dataclass(frozen=True, slots=True)
class _Form:
    """A parameter as it is written: what stands in front of `[`, the type and its metadata, a call, and the default."""

    name: str
    annotated: str
    items: tuple[str, ...]
    called: str
    given: tuple[str, ...]
    default: str
    newline: str

    def in_line(self) -> str:
        """On one line, if its parts are."""
        if not self.called:
            return f"{self.items[0]}{self.default}"
        return f"{self.name}{self.annotated}[{', '.join((*self.items, self._call()))}]{self.default}"

    def on_lines(self, indent: str, step: str, width: int) -> str:
        """With a line for each part of the type, and for each argument of the call if they do not fit into one."""
        if not self.called:
            return self.in_line()
        inner = f"{self.newline}{indent}{step}"
        call = self._call()
        if has_line_end(call) or len(f"{indent}{step}{call},".expandtabs(4)) > width:
            given = (moved(each, f"{indent}{step}{step}") for each in self.given)
            call = f"{self.called}({''.join(f'{inner}{step}{each},' for each in given)}{inner})"
        items = (*(moved(each, f"{indent}{step}") for each in self.items), call)
        lines = "".join(f"{inner}{each}," for each in items)
        return f"{self.name}{self.annotated}[{lines}{self.newline}{indent}]{self.default}"

    def fitting(self, indent: str, step: str, width: int) -> str:
        """On one line if that is not too long, else on several."""
        text = self.in_line()
        if has_line_end(text) or len(f"{indent}{text},".expandtabs(4)) > width:
            return self.on_lines(indent, step, width)
        return text

    def _call(self) -> str:
        return f"{self.called}({', '.join(self.given)})"


def _form(
    source: Source, argument: ast.arg, call: ast.Call, keywords: list[ast.keyword], default: str
) -> tuple[_Form, list[Edit]]:
    """A parameter with its Field among the metadata, and the imports for that."""
    annotation = argument.annotation
    assert annotation is not None
    items: list[ast.expr] = [annotation]
    imports: list[Edit] = []
    if isinstance(annotation, ast.Subscript) and last_name(annotation.value) == "Annotated":
        annotated = _slice(source, annotation.value)
        items = annotation.slice.elts if isinstance(annotation.slice, ast.Tuple) else [annotation.slice]
    else:
        annotated, imports = import_name(source, "typing", "Annotated", "typing_extensions")
    texts = tuple(_slice(source, each) for each in items)
    given = tuple(_slice(source, each) for each in keywords)
    return _Form(
        f"{argument.arg}: ", annotated, texts, _slice(source, call.func), given, default, source.newline
    ), imports


def _placed(source: Source, node: Function, place: tuple[int, int], form: _Form) -> list[Edit]:
    """The edits that put a parameter into its signature, which gets a line for each one if they do not fit into one."""
    start, end = place
    width, step = width_of(source), step_of(source, node)
    first, last = source.span(start, end).line, source.span(start, end).end_line
    before, behind = (
        source.text[source.offset(first, 0) : start],
        source.line(last)[source.span(start, end).end_column :],
    )
    if not before.strip() and not behind.lstrip(" \t,").partition("#")[0]:
        return [edit(source, start, end, form.fitting(before, step, width))]
    text = form.in_line()
    lengths = [len(f"{before}{each}{behind}".expandtabs(4)) for each in (text, source.text[start:end])]
    is_long = has_line_end(text) or lengths[0] > max(width, lengths[1])
    opened, closed, _ = parameter_list(source, node)
    if is_long and not has_line_end((source.text[opened:start] + source.text[end:closed]).strip()):
        indent = inner_indent(source, node)
        return [edit(source, start, end, form.fitting(indent, step, width)), *exploded(source, node, indent)]
    if has_line_end(text):
        raise NotEditableError("the parameter does not stand on lines of its own")
    return [edit(source, start, end, text)]


def _slice(source: Source, node: ast.expr | ast.keyword | ast.arg) -> str:
    start, end = range_of(source, node)
    return source.text[start:end]
