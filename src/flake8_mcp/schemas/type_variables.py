"""The type variables in types, and types in their places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .forms import AnnotatedAs, Items, Parametrized, UnionOf, Variable, union

if TYPE_CHECKING:
    import ast
    from collections.abc import Mapping

    from .forms import Form


def variables_of(form: Form) -> list[Variable]:
    """The type variables in a form, in order of appearance."""
    match form:
        case Variable():
            return [form]
        case Parametrized():
            parts: tuple[Form, ...] = form.args
        case UnionOf():
            parts = form.arms
        case AnnotatedAs():
            parts = (form.inner,)
        case Items():
            parts = form.items
        case _:
            return []
    return [each for part in parts for each in variables_of(part)]


def substitute(form: Form, given: Mapping[ast.AST, Form]) -> Form:
    """A form with its type variables replaced."""
    match form:
        case Variable():
            return given.get(form.node, form)
        case Parametrized():
            return Parametrized(form.place, form.origin, tuple(substitute(each, given) for each in form.args))
        case UnionOf():
            return union(form.place, [substitute(each, given) for each in form.arms])
        case AnnotatedAs():
            inner = substitute(form.inner, given)
            if isinstance(inner, AnnotatedAs):
                return AnnotatedAs(form.place, inner.inner, (*inner.metadata, *form.metadata))
            return AnnotatedAs(form.place, inner, form.metadata)
        case Items():
            return Items(form.place, tuple(substitute(each, given) for each in form.items))
        case _:
            return form
