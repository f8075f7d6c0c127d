"""Calls of the project's own functions and classes."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import libcst as cst

from flake8_mcp.syntax.evaluate import Evaluator
from flake8_mcp.syntax.inheritance import PLAIN_BASES
from flake8_mcp.syntax.introspection import class_of_scope, linear_bases
from flake8_mcp.syntax.names import identity, resolve_member
from flake8_mcp.syntax.references import Bound, External
from flake8_mcp.syntax.values import Array, Entry, Object, Scalar, Symbol, Unknown, Value, same

from .frames import Frame
from .objects import Arguments, Closure, Instance, agreed, with_cell
from .statements import RUNNERS, walk

if TYPE_CHECKING:
    from flake8_mcp.syntax.evaluate import Code
    from flake8_mcp.syntax.outline import Scope
    from flake8_mcp.syntax.project import CodeFile
    from flake8_mcp.syntax.values import Place

    from .interpreter import Interpreter

    Field = tuple[CodeFile, ast.expr | None, Scope]

MAX_CALL_DEPTH = 12
MAX_SAME_FUNCTION = 2


def call_function(interpreter: Interpreter, closure: Closure, arguments: Arguments, place: Place) -> Value:
    """The result of a call of a first-party function, with the effects of its body."""
    frame = run_function(interpreter, closure, arguments, place)
    return agreed(frame.returned, place) if frame is not None else Unknown(place, "calls are nested too deeply")


def run_function(interpreter: Interpreter, closure: Closure, arguments: Arguments, place: Place) -> Frame | None:
    """The variables of a call after it, with everything that it may return; None if calls are nested too deeply."""
    node = closure.node
    if interpreter.calls.count(node) >= MAX_SAME_FUNCTION:
        return None
    if len(interpreter.calls) >= MAX_CALL_DEPTH:
        interpreter.stop("calls are nested too deeply")
        return None
    frame = Frame(
        closure.file, closure.file.outline.scopes[node], closure.frame, class_of_scope(closure.file, closure.scope)
    )
    _bind(interpreter, closure, frame, arguments, place)
    interpreter.calls.append(node)
    interpreter.executed.add(node)
    try:
        walk(interpreter, node.body, frame)
    finally:
        interpreter.calls.pop()
    return frame


def _bind(interpreter: Interpreter, closure: Closure, frame: Frame, arguments: Arguments, place: Place) -> None:
    positional = arguments[0] if closure.bound is None else [closure.bound, *arguments[0]]
    rest = dict(arguments[1])
    spec = closure.node.args
    names = [each.arg for each in (*spec.posonlyargs, *spec.args)]
    every = [*spec.posonlyargs, *spec.args, *spec.kwonlyargs]
    frame.names.update(zip(names, positional, strict=False))
    frame.names.update({each.arg: rest.pop(each.arg) for each in every if each.arg in rest})
    if spec.vararg is not None:
        frame.names[spec.vararg.arg] = Array(place, tuple(positional[len(names) :]), "tuple")
    if spec.kwarg is not None:
        frame.names[spec.kwarg.arg] = _mapping(rest, place)
    for name, default in _defaults(spec).items():
        if name not in frame.names:
            frame.names[name] = interpreter.in_scope(closure.file, default, closure.scope, closure.frame)
    for argument in every:
        if argument.arg not in frame.names:
            found = interpreter.hooks.parameter(closure, argument, interpreter)
            unknown = Unknown(interpreter.place(closure.file, argument), f"{argument.arg} is a parameter")
            frame.names[argument.arg] = found or unknown


def _mapping(values: dict[str, Value], place: Place) -> Value:
    return with_cell(Object(place, tuple(Entry(Scalar(value.place, key), value) for key, value in values.items())))


def _defaults(spec: ast.arguments) -> dict[str, ast.expr]:
    names = [each.arg for each in (*spec.posonlyargs, *spec.args)]
    defaults = dict(zip(reversed(names), reversed(spec.defaults), strict=False))
    defaults.update({a.arg: value for a, value in zip(spec.kwonlyargs, spec.kw_defaults, strict=True) if value})
    return defaults


def call_outside(interpreter: Interpreter, callee: Value, code: Code, node: cst.Call) -> Value:
    """The result of a call that leaves the project; calls in its arguments may act, and a function that it runs."""
    if isinstance(callee, Symbol) and callee.name in RUNNERS:
        positional, _ = interpreter.arguments(code) or ([], {})
        if positional:
            return interpreter.call(positional[0], (positional[1:], {}), code.place())
    interpreter.valued.append(set())
    known = Evaluator.value(interpreter, code)
    valued = interpreter.valued.pop()
    if isinstance(known, Unknown):
        for argument in node.args:
            if isinstance(argument.value, cst.Call | cst.Await) and argument.value not in valued:
                interpreter.value(code.at(argument.value))
    return known


def instantiate(interpreter: Interpreter, reference: Bound, arguments: Arguments, place: Place) -> Value:
    """The object that a call of a first-party class makes."""
    positional, keywords = arguments
    member = _enum_by_value(interpreter, reference, positional, place)
    if member is not None:
        return member
    instance = Instance(reference)
    value = Symbol(place, identity(reference) or reference.binding.name, instance)
    for each in resolve_member(reference.file, reference.binding, ("__init__",)):
        if isinstance(each, Bound) and isinstance(each.binding.node, ast.FunctionDef):
            closure = interpreter.closure(each)
            closure.bound = value
            interpreter.call_closure(closure, arguments, place)
            return value
    fields = _fields(reference)
    instance.attributes.update(zip(fields, positional, strict=False))
    instance.attributes.update(keywords)
    for name, (file, default, scope) in fields.items():
        if name not in instance.attributes and default is not None:
            instance.attributes[name] = interpreter.in_scope(file, default, scope, None)
    return value


def _fields(reference: Bound) -> dict[str, Field]:
    """What the constructor takes that a decorator or a foreign base makes, in order, with defaults."""
    found: dict[str, Field] = {}
    order = list(linear_bases(reference))
    by_base = any(isinstance(each, External) and each.name not in PLAIN_BASES for each in order)
    for each in reversed(order):
        node = each.binding.node if isinstance(each, Bound) else None
        if not isinstance(each, Bound) or not isinstance(node, ast.ClassDef) or not (by_base or node.decorator_list):
            continue
        scope = each.file.outline.scopes[node]
        for statement in node.body:
            if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
                found[statement.target.id] = (each.file, statement.value, scope)
    return found


def _enum_by_value(interpreter: Interpreter, reference: Bound, positional: list[Value], place: Place) -> Value | None:
    """`Color("red")`: a member of an Enum; None if the class is none."""
    bases = (each.name for each in linear_bases(reference) if isinstance(each, External))
    if len(positional) != 1 or not any(each.startswith("enum.") for each in bases):
        return None
    scope = reference.file.outline.scopes[reference.binding.node]
    for name, bindings in scope.bindings.items():
        if bindings[0].kind == "assign" and not name.startswith("_"):
            value = interpreter.of_reference(Bound(reference.file, bindings[0], ("value",)), place)
            if same(value, positional[0]):
                return interpreter.of_reference(Bound(reference.file, bindings[0]), place)
    return Unknown(place, "the enum member is not known")
