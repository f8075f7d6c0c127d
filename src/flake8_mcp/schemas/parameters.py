"""What rules are told of a function's signature: its parameters, its return annotation, and what hides it."""

from __future__ import annotations

import ast
import re
from bisect import bisect_left
from typing import TYPE_CHECKING

from flake8_mcp.model import Origin, Parameter, Part, Returned, TypeName
from flake8_mcp.syntax.segments import span_of
from flake8_mcp.syntax.source import Span
from flake8_mcp.syntax.values import FixedPlace, Scalar, Symbol, Unknown
from flake8_mcp.syntax.walking import walk

from .class_functions import validates_whole
from .expressions import ExpressionPlace, NamePlace, text_of_given
from .forms import AnnotatedAs, Class, Named, Parametrized, UnionOf, inside
from .metadata import Description, FieldCall

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.syntax.outline import FunctionNode
    from flake8_mcp.syntax.project import CodeFile
    from flake8_mcp.syntax.values import Place, Value

    from .arguments import Inputs, Typed
    from .building import Builder
    from .forms import Form
    from .signatures import Signature

_MAX_TYPES = 50
# parentheses around a default, the comma, comments
_SLASH = re.compile(r"(?:[\s),\\]|#[^\n]*\n)*/")


def parameter_of(builder: Builder, each: Typed, signature: Signature, inputs: Inputs) -> Parameter:
    """A parameter for rules, with whether the SDK lists it."""
    name = each.argument.name
    annotation = each.argument.node.annotation
    listed: bool | None = name not in inputs.unlisted
    if name in inputs.doubtful or each.argument.doubtful:
        listed = None
    return Parameter(
        name,
        each.argument.kind,
        each.place,
        None if annotation is None or each.form is None else Part(_symbol(each, annotation), Origin.DECLARED),
        _default(each),
        listed,
        tuple(_types(each.form)) if each.form is not None else (),
        _alias(builder, each),
        _read(signature.node, name) if annotation is None else None,
        _texts(each.form),
    )


def returned_by(builder: Builder, form: Form | None, place: Place) -> Returned | None:
    """The return annotation for rules, None without one."""
    return None if form is None else Returned(place, tuple(_types(form)), _converts(builder, form))


def _converts(builder: Builder, form: Form) -> bool:
    """Whether a class that a type names has a validator of the whole object."""
    if isinstance(form, Class) and any(
        validates_whole(builder, builder.classes.facts(each.form))
        for each in builder.classes.facts(form).order
        if isinstance(each.form, Class)
    ):
        return True
    return any(_converts(builder, each) for each in inside(form))


def wrapper_of(signature: Signature, file: CodeFile, decorators: tuple[ast.expr, ...]) -> Place | None:
    """The function that a decorator puts in the place of the tool's own; the decorator if that is in another file."""
    if not signature.replaced or signature.rewritten:
        return None
    if signature.file is file or not decorators:
        return NamePlace(signature.file, signature.node, signature.node.name)
    return ExpressionPlace(file, decorators[0])


def slash_of(signature: Signature) -> Place | None:
    """The `/` behind the positional-only parameters."""
    spec = signature.node.args
    if not spec.posonlyargs:
        return None
    source = signature.file.source
    last = spec.posonlyargs[-1]
    without = len(spec.posonlyargs) + len(spec.args) - len(spec.defaults)
    index = len(spec.posonlyargs) - 1 - without
    span = span_of(source, spec.defaults[index] if index >= 0 else last)
    found = _SLASH.match(source.text, source.offset(span.end_line, span.end_column))
    if found is None:
        return None
    line = bisect_left(source.line_starts, found.end())
    column = found.end() - 1 - source.line_starts[line - 1]
    return FixedPlace(source, Span(line, column, line, column + 1))


def _texts(form: Form | None) -> tuple[Value, ...]:
    """The strings among the metadata of an `Annotated`."""
    metadata = form.metadata if isinstance(form, AnnotatedAs) else ()
    return tuple(item.text for item in metadata if isinstance(item, Description))


def _symbol(each: Typed, annotation: ast.expr) -> Value:
    place = ExpressionPlace(each.argument.file, annotation)
    form = each.form.origin if isinstance(each.form, Parametrized) else each.form
    if isinstance(form, Named):
        return Symbol(place, form.name)
    if isinstance(form, Class):
        return Symbol(place, f"{form.file.module_name}.{form.node.name}")
    return Unknown(place, "the annotation is no single class")


def _default(each: Typed) -> Part | None:
    default = each.argument.default
    if default is None:
        return None
    place = ExpressionPlace(each.argument.file, default)
    value: Value = (
        Scalar(place, default.value)
        if isinstance(default, ast.Constant)
        else Unknown(place, "the default is not looked at")
    )
    return Part(value, Origin.DECLARED)


def _types(form: Form) -> Iterator[TypeName]:
    """The classes that a type names, those that it allows first."""
    waiting: list[tuple[Form, bool]] = [(form, False)]
    for _ in range(_MAX_TYPES):
        if not waiting:
            return
        current, nested = waiting.pop(0)
        match current:
            case Named():
                yield TypeName(current.name, current.place, None, nested)
            case Class():
                yield TypeName(f"{current.file.module_name}.{current.node.name}", current.place, None, nested)
            case Parametrized(origin=Named() as origin):
                yield TypeName(origin.name, current.place, len(current.args), nested)
            case _:
                pass
        deeper = nested or not isinstance(current, AnnotatedAs | UnionOf)
        waiting.extend((each, deeper) for each in inside(current))


def _alias(builder: Builder, each: Typed) -> Place | None:
    """The place of `alias=` in a Field, if it is known to be another name."""
    metadata = each.form.metadata if isinstance(each.form, AnnotatedAs) else ()
    for field in (each.call, *metadata):
        given = field.given.get("alias") if isinstance(field, FieldCall) else None
        if text_of_given(builder.reader.evaluator, given) not in {None, each.argument.name}:
            return None if given is None else given.key
    return None


def _read(node: FunctionNode, name: str) -> frozenset[str] | None:
    """The attributes that a function reads from one of its parameters, None if it does more with it."""
    found: set[str] = set()
    within: set[ast.AST] = set()
    for statement in node.body:
        for each in walk(statement):
            if isinstance(each, ast.Attribute) and isinstance(each.value, ast.Name) and each.value.id == name:
                found.add(each.attr)
                within.add(each.value)
                if not isinstance(each.ctx, ast.Load):
                    return None
            elif isinstance(each, ast.Name) and each.id == name and each not in within:
                return None
    return frozenset(found)
