"""The functions behind tools, and what rules look at of them."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass
from flake8_mcp.model import Absent, Handler, Part, ReturnedLiteral
from flake8_mcp.schemas.expressions import ExpressionPlace
from flake8_mcp.syntax.function_changes import attributes_set
from flake8_mcp.syntax.names import Bound, External
from flake8_mcp.syntax.outline import dotted_name, own_nodes
from flake8_mcp.syntax.segments import is_docstring, span_of
from flake8_mcp.syntax.values import FixedPlace, Scalar

from ._content import bare_results
from ._decorators import keeps_function
from ._displays import literal_kind
from ._sdk import name_place

if TYPE_CHECKING:
    from flake8_mcp.syntax.outline import FunctionNode, Scope
    from flake8_mcp.syntax.project import CodeFile
    from flake8_mcp.syntax.values import Place

    from ._sdk import Discovery


@dataclass(frozen=True, slots=True)
class Function:
    """A function definition with its file and the scope that it is defined in.

    `decorators` are those between the registration and the function, by default all. `bound` says that the first
    parameter is bound to an object. `attributes` are those that were assigned to it, such as `__name__`, None if
    that was not followed. `beneath` are the decorators that followed code has applied, whatever they returned, None if
    that is not known: what they do to the signature is still to be looked at.
    """

    file: CodeFile
    node: FunctionNode
    scope: Scope
    decorators: tuple[ast.expr, ...] | None = None
    bound: bool = False
    attributes: frozenset[str] | None = None
    beneath: tuple[ast.expr, ...] | None = None


def handler_of(function: Function) -> Handler:
    """The function behind a tool, with its docstring as written."""
    place = name_place(function.file, function.node)
    docstring, computed = _docstring(function, place)
    given = function.node.args
    arguments = [*given.posonlyargs, *given.args, *given.kwonlyargs, *filter(None, (given.vararg, given.kwarg))]
    decorators = function.node.decorator_list if function.decorators is None else function.decorators
    return Handler(
        function.node.name,
        place,
        docstring,
        computed,
        unbound=is_unbound(function),
        is_async=isinstance(function.node, ast.AsyncFunctionDef),
        yields=_first_yield(function),
        arguments=frozenset(each.arg for each in arguments),
        open=given.kwarg is not None,
        decorated=bool(decorators),
        opaque=tuple(
            ExpressionPlace(function.file, each)
            for each in decorators
            if _is_opaque(function.file, each, function.scope)
        ),
        literals=_literals(function),
        bare=bare_results(function.file, function.node)
        if function.node in function.file.outline.scopes
        else frozenset(),
    )


def is_unbound(function: Function) -> bool:
    """Whether a function stands in a class body and is registered without an object."""
    if function.scope.kind != "class" or function.bound:
        return False
    return all(dotted_name(each) != ("staticmethod",) for each in function.node.decorator_list)


def _first_yield(function: Function) -> Place | None:
    """The first `yield` of a function's own body."""
    source, node = function.file.source, function.node
    start, end = (source.offset(line, 0) for line in (node.lineno, (node.end_lineno or node.lineno) + 1))
    if function.decorators or source.text.find("yield", start, end) < 0:
        return None
    found = [each for each in own_nodes(node) if isinstance(each, ast.Yield | ast.YieldFrom)]
    first = min(found, key=lambda each: (each.lineno, each.col_offset), default=None)
    return FixedPlace(source, span_of(source, first)) if first is not None else None


def _literals(function: Function) -> tuple[ReturnedLiteral, ...]:
    """What the `return` statements of a function show."""
    outline = function.file.outline
    scope = outline.scopes.get(function.node)
    if scope is None:
        return ()
    values = outline.returns_of(scope)
    found: list[ReturnedLiteral] = []
    for value in values:
        kind = literal_kind(value) if value is not None else None
        if value is not None and kind is not None:
            constant = value.value if isinstance(value, ast.Constant) else None
            found.append(ReturnedLiteral(ExpressionPlace(function.file, value), kind, constant, _keys(value)))
    if None in values:
        empty = [each for each in own_nodes(function.node) if isinstance(each, ast.Return) and each.value is None]
        places = [FixedPlace(function.file.source, span_of(function.file.source, each)) for each in empty]
        found += [ReturnedLiteral(each, "null") for each in sorted(places, key=lambda each: each.span)]
    elif not values and isinstance(function.node.body[-1], _GOING_ON):
        found.append(ReturnedLiteral(name_place(function.file, function.node), "null"))
    return tuple(found)


# Statements at the end of a function after which it returns None for sure; a call may raise, or never come back.
_GOING_ON = (ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Delete, ast.For)


def _keys(node: ast.expr) -> frozenset[str] | None:
    """The keys of a dict display in which all are written out."""
    if not isinstance(node, ast.Dict):
        return None
    keys = [each.value for each in node.keys if isinstance(each, ast.Constant)]
    texts = frozenset(each for each in keys if isinstance(each, str))
    return texts if len(keys) == len(node.keys) and len(texts) == len(set(keys)) else None


# Decorators of other packages that leave the signature as it is, or make no wrapper at all.
_FOLLOWED = ("builtins.", "functools.", "contextlib.", "typing.", "typing_extensions.", "mcp.", "fastmcp.")


def _is_opaque(file: CodeFile, decorator: ast.expr, scope: Scope) -> bool:
    """Whether a decorator comes from a package whose code is not read."""
    callee = decorator.func if isinstance(decorator, ast.Call) else decorator
    references = file.resolve(dotted_name(callee), scope)
    return bool(references) and all(
        isinstance(each, External) and not each.name.startswith(_FOLLOWED) for each in references
    )


def _docstring(function: Function, place: Place) -> tuple[Part, Place | None]:
    first = function.node.body[0]
    if is_docstring(first):
        assert isinstance(first, ast.Expr)
        text = ast.get_docstring(function.node, clean=False) or ""
        return Part(Scalar(FixedPlace(function.file.source, span_of(function.file.source, first.value)), text)), None
    computed = first.value if isinstance(first, ast.Expr) and _is_computed_text(first.value) else None
    found = FixedPlace(function.file.source, span_of(function.file.source, computed)) if computed is not None else None
    return Part(Absent(place)), found


def _is_computed_text(node: ast.expr) -> bool:
    """An f-string, `"...".format(...)`, `"..." % x` or `"..." + x`: a text, but no docstring."""
    if isinstance(node, ast.JoinedStr):
        return True
    if isinstance(node, ast.Call):
        function = node.func
        return isinstance(function, ast.Attribute) and function.attr == "format" and _is_text(function.value)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod | ast.Add):
        return _is_text(node.left) or _is_computed_text(node.left) or _is_text(node.right)
    return False


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def may_assign(discovery: Discovery, function: Function, attribute: str) -> bool:
    """Whether something may have assigned an attribute of the function."""
    if function.attributes is not None:
        return attribute in function.attributes
    files = (discovery.file, function.file)
    return any(each.outline.assigns_attribute(attribute) for each in files) or any(
        attribute in attributes_set(each, function.node) for each in files
    )


def renaming_decorator(function: Function) -> Place | None:
    """The decorator of a function that may give it another name or docstring."""
    decorators = function.node.decorator_list if function.decorators is None else function.decorators
    for decorator in decorators:
        if not keeps_function(function.file, decorator, function.scope):
            return FixedPlace(function.file.source, span_of(function.file.source, decorator))
    return None


def function_of(reference: object) -> Function | None:
    """The function that a reference stands for, None if it is no first-party function."""
    if isinstance(reference, Bound) and not reference.rest:
        node = reference.binding.node
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            return Function(reference.file, node, reference.binding.scope)
    return None
