"""The resolvers of mcp 2: what `Resolve(function)` asks of the function (2.3.0, server/mcpserver/resolve.py)."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.syntax.names import Bound
from flake8_mcp.syntax.outline import dotted_name

from .annotations import Env
from .expressions import NamePlace
from .forms import Named, NotKnown, Parametrized, UnionOf
from .injection import MCP_CONTEXTS, dependency_in, is_member
from .refusals import RefusedError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .building import Builder
    from .expressions import Given
    from .forms import Form


def check_resolvers(builder: Builder, functions: Iterable[Given | None], names: frozenset[str]) -> None:
    """Raises RefusedError if a parameter of a resolver is no context, no resolver and none of the tool's names."""
    seen: set[ast.AST] = set()
    for each in functions:
        _check(builder, each, names, seen, ())


def returns_input_required(form: Form) -> bool:
    """Whether a return type is InputRequiredResult or a union with it."""
    if isinstance(form, UnionOf):
        return any(map(returns_input_required, form.arms))
    return isinstance(form, Named) and form.name.rpartition(".")[2] == "InputRequiredResult"


def _check(
    builder: Builder, given: Given | None, names: frozenset[str], seen: set[ast.AST], stack: tuple[ast.AST, ...]
) -> None:
    if given is None:
        return
    references = given.file.resolve(dotted_name(given.node), given.scope)
    reference = references[0] if len(references) == 1 else None
    if not isinstance(reference, Bound) or reference.rest:
        return
    node, file = reference.binding.node, reference.file
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or node.decorator_list:
        return
    if node in stack:
        raise RefusedError("InvalidSignature", f"the resolver {node.name} asks for itself", given.place, "option")
    if node in seen:
        return
    seen.add(node)
    env = Env(file, file.outline.annotation_scope(node), file.outline.module)
    spec = node.args
    for each in (*spec.posonlyargs, *spec.args, *spec.kwonlyargs):
        form = None if each.annotation is None else builder.reader.annotation(each.annotation, env)
        if form is not None:
            dependency = dependency_in(form, resolve=True)
            if dependency is not None:
                _check(builder, dependency.function, names, seen, (*stack, node))
                continue
            if _may_be_context(builder, form):
                continue
        if each.arg not in names:
            reason = f"{each.arg} of the resolver {node.name} is no parameter of the tool"
            raise RefusedError("InvalidSignature", reason, NamePlace(file, each, each.arg), "option")


def _may_be_context(builder: Builder, form: Form) -> bool:
    if isinstance(form, NotKnown | Parametrized):
        return True
    return is_member(builder, form, MCP_CONTEXTS["mcp2"], generics=True) is not False
