"""Which arguments of a tool a piece of a dispatcher reads by their names."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.schemas.expressions import ExpressionPlace
from flake8_mcp.syntax.introspection import called_functions
from flake8_mcp.syntax.names import External
from flake8_mcp.syntax.outline import aliases_of, dotted_name, own_nodes

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from flake8_mcp.syntax.outline import FunctionNode, Scope
    from flake8_mcp.syntax.project import CodeFile
    from flake8_mcp.syntax.values import Place

_READING = frozenset({"get", "pop"})
_SETTING = frozenset({"setdefault", "update"})
_WRITING = frozenset({"critical", "debug", "error", "exception", "info", "log", "print", "warning"})

Expressions = set[tuple[str, ...]]


def reads(file: CodeFile, nodes: Iterable[ast.AST], arguments: Expressions) -> Iterator[tuple[str, Place]]:
    """The arguments that are read by their names, each once; `arguments` are the expressions that stand for all."""
    seen: set[str] = set()
    for each in sorted(nodes, key=lambda one: (getattr(one, "lineno", 0), getattr(one, "col_offset", 0))):
        match each:
            case ast.Subscript(value=value, slice=ast.Constant(value=str(key)) as constant, ctx=ast.Load()):
                pass
            case ast.Call(
                func=ast.Attribute(value=value, attr=method), args=[ast.Constant(value=str(key)) as constant, *_]
            ) if method in _READING:
                pass
            case _:
                continue
        if dotted_name(value) in arguments and key not in seen:
            seen.add(key)
            yield key, ExpressionPlace(file, constant)


def are_changed(
    file: CodeFile, nodes: Iterable[ast.AST], arguments: Expressions, scope: Scope, *, is_followed: bool = False
) -> bool:
    """Whether code may put arguments in that nobody has sent: by a key, a method, or a function that is given all."""
    for each in nodes:
        match each:
            case ast.Subscript(value=value, ctx=ast.Store()):
                pass
            case ast.Call(func=ast.Attribute(value=value, attr=method)) if method in _SETTING:
                pass
            case ast.AugAssign(target=value):
                pass
            case ast.Expr(value=ast.Call() as call) | ast.Expr(value=ast.Await(value=ast.Call() as call)):
                # a function that is called for nothing but what it does
                if _may_change(file, call, arguments, scope, is_followed=is_followed):
                    return True
                continue
            case _:
                continue
        if dotted_name(value) in arguments:
            return True
    return False


def _may_change(file: CodeFile, call: ast.Call, arguments: Expressions, scope: Scope, *, is_followed: bool) -> bool:
    """Whether a function may change the arguments that it is given: one of the project that does, or is not known."""
    if not any(dotted_name(each) in arguments for each in (*call.args, *(each.value for each in call.keywords))):
        return False
    parts = dotted_name(call.func)
    if parts[-1:] and parts[-1] in _WRITING:
        return False
    references = file.resolve(parts, scope)
    if references and all(isinstance(each, External) for each in references):
        return False
    found = [] if is_followed else list(functions_given(file, (call,), arguments, scope))
    if len(found) != 1:
        return True
    home, node, parameter = found[0]
    inside = home.outline.scopes[node]
    return are_changed(home, own_nodes(node), {(parameter,)}, inside, is_followed=True)


def functions_given(
    file: CodeFile, nodes: Iterable[ast.AST], arguments: Expressions, scope: Scope
) -> Iterator[tuple[CodeFile, FunctionNode, str]]:
    """The first-party functions that are given all arguments, each with the parameter that gets them.

    One that is given a text or a name of a tool beside them may do something else for each.
    """
    for call in (each for each in nodes if isinstance(each, ast.Call)):
        given = [*enumerate(call.args), *((each.arg, each.value) for each in call.keywords)]
        where = [key for key, value in given if dotted_name(value) in arguments]
        if len(where) != 1 or any(isinstance(value, ast.Constant | ast.Starred) for _, value in given):
            continue
        found = list(called_functions(file, dotted_name(call.func), scope))
        parameter = _parameter(found[0][1], where[0]) if len(found) == 1 else None
        if parameter is not None:
            yield (*found[0], parameter)


def _parameter(node: FunctionNode, given: int | str | None) -> str | None:
    """The parameter that gets what a call gives at a position or under a name."""
    if not isinstance(given, int):
        return given
    positional = [each.arg for each in (*node.args.posonlyargs, *node.args.args)]
    positional = positional[1:] if positional[:1] in (["self"], ["cls"]) else positional
    return positional[given] if given < len(positional) else None


def reads_of_function(file: CodeFile, node: FunctionNode, parameter: str) -> Iterator[tuple[str, Place]]:
    """What a function reads of the arguments that one of its parameters gets; nothing if it may add to them."""
    scope = file.outline.scopes[node]
    nodes = list(own_nodes(node))
    arguments = {(parameter,), *aliases_of((parameter,), scope)}
    if all(len(scope.bindings.get(each[0], ())) == 1 for each in arguments) and not are_changed(
        file, nodes, arguments, scope
    ):
        yield from reads(file, nodes, arguments)
