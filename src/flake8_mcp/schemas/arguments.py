"""The parameters of a function with their types, and an input schema under construction."""

from __future__ import annotations

import ast
import builtins
import re
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass, field
from flake8_mcp.syntax.outline import dotted_name, postpones
from flake8_mcp.syntax.values import Array, Unknown

from .annotations import Env
from .expressions import Given
from .fields import assigned_field
from .forms import AnnotatedAs, NotKnown, Unresolved, inside
from .metadata import Description, FieldCall
from .refusals import RefusedError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.syntax.outline import Scope
    from flake8_mcp.syntax.project import CodeFile
    from flake8_mcp.syntax.values import Place, Value

    from .building import Builder
    from .forms import Form
    from .json_tree import Schema
    from .metadata import Dependency, Metadata
    from .signatures import Argument, Signature


@dataclass(slots=True)
class Inputs:
    """An input schema under construction, and what the SDK refuses, in the order in which it finds out."""

    schema: Schema
    problems: list[RefusedError] = field(default_factory=list)
    late: list[RefusedError] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    unlisted: set[str] = field(default_factory=set)  # parameters that the SDK fills in
    doubtful: set[str] = field(default_factory=set)  # those of which it is not known
    resolved: list[Dependency] = field(default_factory=list)
    may_fail: bool = False  # whether something that is not followed may fail before the SDK looks at types


@dataclass(frozen=True, slots=True)
class Typed:
    """A parameter with the type that its annotation is; None if it has none."""

    argument: Argument
    form: Form | None
    default: Given | None
    call: Metadata | None

    @property
    def place(self) -> Place:
        """Where its name stands."""
        return self.argument.place


def typed_arguments(builder: Builder, signature: Signature) -> list[Typed]:
    """The parameters of a signature with their types."""
    env = env_of(signature)
    found = []
    for each in signature.arguments:
        annotation = each.node.annotation
        form = None if annotation is None else builder.reader.annotation(annotation, env)
        default = None if each.default is None else Given(signature.file, env.names, each.default)
        call = None
        if default is not None:
            call = assigned_field(builder.reader, default)
            default = None if call is not None else default
        found.append(Typed(each, form, default, call))
    return found


def env_of(signature: Signature) -> Env:
    """Where the annotations of a function are evaluated."""
    file, node = signature.file, signature.node
    names = file.outline.annotation_scope(node)
    scope: Scope | None = signature.scope
    at_import = True
    while scope is not None:
        at_import = at_import and scope.kind in {"module", "class"}
        scope = scope.parent
    line = node.lineno if at_import and not signature.wrapped else None
    parameters = frozenset(each.name for each in getattr(node, "type_params", ()))
    return Env(file, names, file.outline.module, line, parameters=parameters)


def unresolved_in(form: Form | None) -> Unresolved | None:
    """A name without a value anywhere in a type."""
    if form is None:
        return None
    if isinstance(form, Unresolved):
        return form
    return next((found for each in inside(form) if (found := unresolved_in(each)) is not None), None)


def without_value(exception: str, missing: Unresolved) -> RefusedError:
    """What an SDK raises for an annotation that names something without a value."""
    if missing.error == "SyntaxError":
        return RefusedError("SyntaxError", "the text of the annotation is no expression", missing.place, "unresolved")
    when = "defined" if missing.error else "registered"
    reason = f"{missing.name} has no value when the function is {when}"
    type_ = missing.error or exception
    return RefusedError(type_, reason, missing.place, "unresolved", defining=bool(missing.error))


def keeps_text(file: CodeFile, annotation: ast.expr | None) -> bool:
    """Whether types are still text, with names that are no builtins, once an annotation has been evaluated."""
    text = text_of(annotation)
    if text is not None and not postpones(file.outline.tree):
        try:
            annotation = ast.parse(text.strip(), mode="eval").body
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            return False
    kept = (text_of(each) for each in types_in(annotation)) if annotation is not None else ()
    return any(not hasattr(builtins, name) for each in kept if each for name in re.findall(r"\w+", each))


def text_of(annotation: ast.expr | None) -> str | None:
    """The text as which an annotation is written."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return annotation.value
    return None


def builder_scope(each: Typed) -> Scope:
    """The module scope of a parameter's file."""
    return each.argument.file.outline.module


def types_in(node: ast.expr) -> Iterator[ast.expr]:
    """The expressions of an annotation that are types: not what stands in Literal and behind the type in Annotated."""
    waiting = [node]
    while waiting:
        each = waiting.pop()
        yield each
        if isinstance(each, ast.Subscript):
            last = dotted_name(each.value)[-1:]
            elements = each.slice.elts if isinstance(each.slice, ast.Tuple) else [each.slice]
            if last != ("Literal",):
                waiting.extend(reversed(elements[:1] if last == ("Annotated",) else elements))
        elif isinstance(each, ast.BinOp):
            waiting += [each.right, each.left]


def may_have_alias(form: Form | None) -> bool:
    """Whether a type that is not known may bring another name for the parameter."""
    return isinstance(form, NotKnown) or (isinstance(form, AnnotatedAs) and isinstance(form.inner, NotKnown))


def is_certain(each: Typed) -> bool:
    """Whether a parameter is listed although its type is not known: the author describes it."""
    if isinstance(each.call, FieldCall):
        return True
    return isinstance(each.form, AnnotatedAs) and any(
        isinstance(one, FieldCall | Description) for one in each.form.metadata
    )


def set_required(schema: Schema, required: list[Value], *, open_: bool, place: Place) -> None:
    """List the required parameters; `open_` if there may be more."""
    if open_:
        schema["required"] = (
            Array(place, tuple(required), "list", complete=False)
            if required
            else Unknown(place, "which parameters are listed is not known")
        )
    elif required:
        schema["required"] = list(required)
