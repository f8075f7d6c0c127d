"""What tools/list handlers return, with the code followed that leads to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from flake8_mcp.syntax.outline import dotted_name
from flake8_mcp.syntax.values import Array, Object

from ._following import closure_of
from ._meanings import Meanings

if TYPE_CHECKING:
    import ast

    from flake8_mcp.syntax.interpret import Closure, Interpreter
    from flake8_mcp.syntax.outline import FunctionNode, Located, Scope
    from flake8_mcp.syntax.project import CodeFile
    from flake8_mcp.syntax.values import Value

    from ._functions import Function
    from ._sdk import Discovery


def listed_by(discovery: Discovery, handler: Function) -> list[Value]:
    """What a tools/list handler may return, with its code followed, and the code that leads to it.

    If that puts nothing into its lists, the other functions of the file are followed too.
    """
    key = ("listed by", handler.node)
    kept = discovery.file.links.get(key)
    if kept is None:
        kept = discovery.file.links[key] = _listed_by(discovery, handler)
    return cast("list[Value]", kept)


def _listed_by(discovery: Discovery, handler: Function) -> list[Value]:
    interpreter, file = Meanings(discovery).interpreter, handler.file
    leading = _leading_to(file, handler.scope)
    interpreter.effects.acting = frozenset(each.node for each in leading)
    interpreter.module(file)
    _run_once(interpreter, file, leading)
    values = _answers(interpreter, handler)
    if values and all(map(_is_empty, values)):
        _run_once(interpreter, file, [each for each in file.outline.functions if each.scope.kind == "module"])
        values = _answers(interpreter, handler)
    return values


def seen_in(discovery: Discovery, function: Function, node: ast.expr) -> Value:
    """The value of an expression of a function when its code has run."""
    interpreter, file = Meanings(discovery).interpreter, function.file
    interpreter.module(file)
    frame = interpreter.walked(closure_of(interpreter, file, function.node, function.scope))
    return interpreter.in_frame(node, frame) if frame is not None else interpreter.of_node(file, node, function.scope)


def _answers(interpreter: Interpreter, handler: Function) -> list[Value]:
    return interpreter.run(_defined(interpreter, handler.file, handler.node, handler.scope))


def _defined(interpreter: Interpreter, file: CodeFile, node: FunctionNode, scope: Scope) -> Closure:
    """A function with the variables of what defined it last, if that has run."""
    return interpreter.defined.get(node) or closure_of(interpreter, file, node, scope)


def _is_empty(value: Value) -> bool:
    """Whether a list has nothing in it, or the one of a `ListToolsResult(tools=...)`."""
    inner = value.get("tools") if isinstance(value, Object) else value
    return isinstance(inner, Array) and inner.complete and not inner.items


def _run_once(interpreter: Interpreter, file: CodeFile, functions: list[Located[FunctionNode]]) -> None:
    for each in functions:
        if each.node not in interpreter.executed:
            interpreter.run(_defined(interpreter, file, each.node, each.scope))


def _leading_to(file: CodeFile, scope: Scope) -> list[Located[FunctionNode]]:
    """The functions that a scope lies in, each behind the one around it and those of the file that call it."""
    functions = {file.outline.scopes[each.node]: each for each in file.outline.functions}
    found: list[Located[FunctionNode]] = []
    waiting = [scope]
    while waiting:
        inner = waiting.pop().function()
        each = functions.get(inner) if inner is not None else None
        if each is not None and each not in found:
            found.insert(0, each)
            name = (each.node.name,)
            waiting += [call.scope for call in file.outline.calls if dotted_name(call.node.func)[-1:] == name]
            waiting.append(each.scope)
    return found
