"""Walks statements with values in place of data. A condition that is not known takes every way."""

from __future__ import annotations

import ast
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.syntax.effects import CHANGING_METHODS
from flake8_mcp.syntax.evaluate import sequence_items, truth
from flake8_mcp.syntax.introspection import class_of_scope
from flake8_mcp.syntax.outline import dotted_name
from flake8_mcp.syntax.references import Bound, External
from flake8_mcp.syntax.values import Object, Scalar, Unknown, Value, text_of

from .containers import changed, with_item
from .frames import Frame, merged
from .looking import set_attribute
from .objects import cell_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from flake8_mcp.syntax.outline import FunctionNode

    from .interpreter import Interpreter

    Arm = tuple[str, list[ast.stmt]]

MAX_STATEMENTS = 40_000
MAX_NESTING = 40
MAX_TEXT = 100_000
TOO_MANY_STEPS = "it takes too many steps to follow"
# functions of Python that change what they are given, or run a module
_ACTING = frozenset({"import_module", "setattr", "update_wrapper"})
# functions outside the project that call the function that they are given first
RUNNERS = frozenset({"anyio.run", "trio.run", "typer.run"})


def walk(interpreter: Interpreter, body: list[ast.stmt], frame: Frame) -> str | None:
    """Walk statements; gives how they end the block around them (return, raise, continue, break), if surely."""
    if interpreter.nesting >= MAX_NESTING:
        interpreter.stop("statements are nested too deeply")
        return None
    interpreter.nesting += 1
    try:
        for statement in body:
            interpreter.statements += 1
            interpreter.latest[frame.file.path] = statement
            if interpreter.statements > interpreter.max_statements:
                interpreter.stop(TOO_MANY_STEPS)
                return "return"
            end = _walk_one(interpreter, statement, frame)
            if end is not None:
                return end
        return None
    finally:
        interpreter.nesting -= 1


def _walk_one(interpreter: Interpreter, statement: ast.stmt, frame: Frame) -> str | None:
    step = _STATEMENTS.get(type(statement))
    return step(interpreter, statement, frame) if step is not None else None


# simple statements


def _expression(interpreter: Interpreter, statement: ast.Expr, frame: Frame) -> None:
    value = statement.value.value if isinstance(statement.value, ast.Await) else statement.value
    if isinstance(value, ast.Call) and _may_act(interpreter, value, frame):
        interpreter.in_frame(value, frame)


def _may_act(interpreter: Interpreter, node: ast.Call, frame: Frame) -> bool:
    """Whether a call whose result is not used has to be walked."""
    function = node.func
    parts = dotted_name(function)
    if not parts or parts[-1] in _ACTING or (isinstance(function, ast.Attribute) and function.attr in CHANGING_METHODS):
        return True
    if parts[0] in frame:
        return True
    references = frame.file.resolve(parts, frame.scope)
    known = [each for each in references if isinstance(each, Bound) and not each.rest]
    if len(known) != len(references):
        return not all(isinstance(each, External) for each in references) or _may_run(interpreter, node, frame)
    if any(each.binding.kind not in {"function", "class"} for each in known):
        return True
    return interpreter.effects.of_call(frame.file, function, frame.scope)


def _may_run(interpreter: Interpreter, node: ast.Call, frame: Frame) -> bool:
    """Whether a call that leaves the project is given a call that has to be walked, or a function that it runs."""
    given = [*node.args, *(keyword.value for keyword in node.keywords)]
    return any(isinstance(each, ast.Call) and _may_act(interpreter, each, frame) for each in given) or any(
        isinstance(each, External) and each.name in RUNNERS
        for each in frame.file.resolve(dotted_name(node.func), frame.scope)
    )


def _return(interpreter: Interpreter, statement: ast.Return, frame: Frame) -> str:
    if statement.value is None:
        value: Value = Scalar(interpreter.place(frame.file, statement), None)
    else:
        value = interpreter.in_frame(statement.value, frame)
    frame.returned.append(value)
    return "return"


def _raise(interpreter: Interpreter, statement: ast.Raise, frame: Frame) -> str:
    # what is raised may be made of a call that acts, as is SystemExit at the end of a program
    if isinstance(statement.exc, ast.Call) and _may_act(interpreter, statement.exc, frame):
        interpreter.in_frame(statement.exc, frame)
    return "raise"


def _continue(_interpreter: Interpreter, _statement: ast.Continue, _frame: Frame) -> str:
    return "continue"


def _break(_interpreter: Interpreter, _statement: ast.Break, _frame: Frame) -> str:
    return "break"


def _delete(interpreter: Interpreter, statement: ast.Delete, frame: Frame) -> None:
    for target in statement.targets:
        deleted = Unknown(interpreter.place(frame.file, target), "it is deleted")
        cell = cell_of(interpreter.in_frame(target.value, frame)) if isinstance(target, ast.Subscript) else None
        if cell is not None:
            cell.value = deleted
        else:
            assign(interpreter, target, deleted, frame)


# assignments


def _assignment(interpreter: Interpreter, statement: ast.Assign, frame: Frame) -> None:
    if frame.scope.kind == "module" and not _matters(interpreter, statement.targets, statement.value, frame):
        return
    value = interpreter.in_frame(statement.value, frame)
    for target in statement.targets:
        assign(interpreter, target, value, frame)


def _annotated(interpreter: Interpreter, statement: ast.AnnAssign, frame: Frame) -> None:
    value = statement.value
    if value is None or (frame.scope.kind == "module" and not _matters(interpreter, [statement.target], value, frame)):
        return
    assign(interpreter, statement.target, interpreter.in_frame(value, frame), frame)


def _matters(interpreter: Interpreter, targets: list[ast.expr], value: ast.expr, frame: Frame) -> bool:
    """Whether a module's assignment has to be walked: others are evaluated when they are asked for."""
    if interpreter.loops:
        return True
    for target in targets:
        if not isinstance(target, ast.Name):
            return True
        if len(frame.scope.bindings.get(target.id, ())) > 1 or isinstance(value, ast.List | ast.Dict | ast.Set):
            return True
    return isinstance(value, ast.Call) and interpreter.effects.of_call(frame.file, value, frame.scope)


def _augmented(interpreter: Interpreter, statement: ast.AugAssign, frame: Frame) -> None:
    value = interpreter.in_frame(statement.value, frame)
    target = statement.target
    before = frame.find(target.id) if isinstance(target, ast.Name) else interpreter.in_frame(target, frame)
    cell = cell_of(before)
    adds = isinstance(statement.op, ast.Add)
    if cell is not None and not isinstance(cell.value, Unknown):
        method = "extend" if adds else "update" if isinstance(statement.op, ast.BitOr) else "reduce"
        cell.value = changed(cell.value, method, [value], {}, value.place)
        return
    text, more = text_of(before), text_of(value)
    if text is not None and more is not None and adds and len(text) + len(more) <= MAX_TEXT:
        assign(interpreter, target, Scalar(value.place, text + more), frame)
    else:
        assign(interpreter, target, Unknown(value.place, "it is changed by an augmented assignment"), frame)


def assign(interpreter: Interpreter, target: ast.expr, value: Value, frame: Frame) -> None:
    """Give the names, attributes and items of an assignment's target a value."""
    if isinstance(target, ast.Name):
        frame.bind(target.id, value)
    elif isinstance(target, ast.Tuple | ast.List):
        _unpack(interpreter, target, value, frame)
    elif isinstance(target, ast.Attribute):
        set_attribute(interpreter.in_frame(target.value, frame), target.attr, value)
    else:
        assert isinstance(target, ast.Subscript)
        base = interpreter.in_frame(target.value, frame)
        cell = cell_of(base)
        before = base if cell is None else cell.value
        if cell is None and not isinstance(target.value, ast.Subscript):
            return
        key = interpreter.in_frame(target.slice, frame)
        unknown = Unknown(value.place, "an item is replaced")
        after = with_item(before, key, value) if isinstance(before, Object) else unknown
        if cell is not None:
            cell.value = after
        else:
            assign(interpreter, target.value, after, frame)  # `row["inputSchema"]["properties"] = ...`


def _unpack(interpreter: Interpreter, target: ast.Tuple | ast.List, value: Value, frame: Frame) -> None:
    items = sequence_items(value)
    starred = any(isinstance(each, ast.Starred) for each in target.elts)
    if items is None or starred or len(items) != len(target.elts):
        items = (Unknown(value.place, "it is unpacked from what is not known"),) * len(target.elts)
    for each, item in zip(target.elts, items, strict=True):
        assign(interpreter, each.value if isinstance(each, ast.Starred) else each, item, frame)


# what brings names


def _function(interpreter: Interpreter, statement: FunctionNode, frame: Frame) -> None:
    if frame.scope.kind == "module" and not _acts(interpreter, statement.decorator_list, frame):
        return
    frame.bind(statement.name, interpreter.define(frame.file, statement, frame.scope, frame))


def _class(interpreter: Interpreter, statement: ast.ClassDef, frame: Frame) -> None:
    """A class: its decorators, those of its methods that collect them, and `__init_subclass__` of its bases."""
    inner = frame.file.outline.scopes[statement]
    for each in statement.body:
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef) and _acts(
            interpreter, each.decorator_list, Frame(frame.file, inner, frame)
        ):
            interpreter.decorated(frame.file, each, inner)
    if statement.bases or statement.keywords or _acts(interpreter, statement.decorator_list, frame):
        reference = class_of_scope(frame.file, inner)
        if reference is not None:
            interpreter.define_class(reference, statement, frame)


def _acts(interpreter: Interpreter, decorators: list[ast.expr], frame: Frame) -> bool:
    return any(
        not interpreter.hooks.is_read(each) and interpreter.effects.of_decorator(frame.file, each, frame.scope)
        for each in decorators
    )


def _import(interpreter: Interpreter, statement: ast.Import, frame: Frame) -> None:
    for alias in statement.names:
        _imported(interpreter, frame, alias.name)


def _from(interpreter: Interpreter, statement: ast.ImportFrom, frame: Frame) -> None:
    name = frame.file.absolute_name(statement)
    if name is None:
        return
    _imported(interpreter, frame, name)
    for alias in statement.names:
        _imported(interpreter, frame, f"{name}.{alias.name}")


def _imported(interpreter: Interpreter, frame: Frame, name: str) -> None:
    words = interpreter.imports_that_name
    if words is not None:
        path = frame.file.project.locate(name, frame.file.path)
        if path is None or not words or not (path.endswith("__init__.py") or frame.file.project.mentions(path, words)):
            return
    target = frame.file.find_module(name)
    if target is not None:
        interpreter.module(target)


# branches and loops


def _if(interpreter: Interpreter, statement: ast.If, frame: Frame) -> str | None:
    verdict = truth(interpreter.in_frame(statement.test, frame))
    if verdict is not None:
        return walk(interpreter, statement.body if verdict else statement.orelse, frame)
    return _either(interpreter, frame, statement, [("body", statement.body), ("else", statement.orelse)])


def _match(interpreter: Interpreter, statement: ast.Match, frame: Frame) -> str | None:
    interpreter.in_frame(statement.subject, frame)
    arms = [(f"case {index}", case.body) for index, case in enumerate(statement.cases)]
    return _either(interpreter, frame, statement, [*arms, ("none", [])])


def _while(interpreter: Interpreter, statement: ast.While, frame: Frame) -> None:
    _either(interpreter, frame, statement, [("loop", statement.body), ("else", [])])


def _either(interpreter: Interpreter, frame: Frame, statement: ast.stmt, arms: list[Arm]) -> str | None:
    """Walk the arms of a condition that is not known; what they bind differently is unknown afterwards."""
    before = dict(frame.names)
    after: list[dict[str, Value]] = []
    ends: list[str | None] = []
    for arm, body in arms:
        frame.names = dict(before)
        ends.append(_walk_arm(interpreter, frame, statement, arm, body))
        if ends[-1] is None:
            after.append(frame.names)
    frame.names = merged(after or [before], interpreter.place(frame.file, statement))
    return ends[0] if all(each == ends[0] for each in ends) else None


def _walk_arm(
    interpreter: Interpreter, frame: Frame, statement: ast.stmt, arm: str, body: list[ast.stmt]
) -> str | None:
    interpreter.conditions.append((frame.file, statement, arm))
    try:
        return walk(interpreter, body, frame)
    finally:
        interpreter.conditions.pop()


def _for(interpreter: Interpreter, statement: ast.For, frame: Frame) -> str | None:
    known = sequence_items(interpreter.in_frame(statement.iter, frame))
    items: Sequence[Value] = known or ()
    if known is None:
        items = (Unknown(interpreter.place(frame.file, statement.iter), "it loops over what is not known"),)
    for item in items:
        assign(interpreter, statement.target, item, frame)
        interpreter.loops += 1
        end = walk(interpreter, statement.body, frame)
        interpreter.loops -= 1
        if end in {"return", "raise"}:
            return end if known is not None else None  # perhaps it loops over nothing
        if end == "break":
            return None
    return walk(interpreter, statement.orelse, frame)


def _with(interpreter: Interpreter, statement: ast.With, frame: Frame) -> str | None:
    for item in statement.items:
        value = interpreter.in_frame(item.context_expr, frame)
        if item.optional_vars is not None:
            assign(interpreter, item.optional_vars, Unknown(value.place, "it is bound by `with`"), frame)
    return walk(interpreter, statement.body, frame)


def _try(interpreter: Interpreter, statement: ast.Try, frame: Frame) -> str | None:
    body = [*statement.body, *statement.orelse]
    if not statement.handlers:
        end = walk(interpreter, body, frame)
        return walk(interpreter, statement.finalbody, frame) or end
    handlers = [(f"except {index}", handler.body) for index, handler in enumerate(statement.handlers)]
    end = _either(interpreter, frame, statement, [("try", body), *handlers])
    return walk(interpreter, statement.finalbody, frame) or end


_STATEMENTS: Mapping[type[ast.stmt], Callable[..., str | None]] = MappingProxyType(
    {
        ast.AnnAssign: _annotated,
        ast.Assign: _assignment,
        ast.AsyncFor: _for,
        ast.AsyncFunctionDef: _function,
        ast.AsyncWith: _with,
        ast.AugAssign: _augmented,
        ast.Break: _break,
        ast.ClassDef: _class,
        ast.Continue: _continue,
        ast.Delete: _delete,
        ast.Expr: _expression,
        ast.For: _for,
        ast.FunctionDef: _function,
        ast.If: _if,
        ast.Import: _import,
        ast.ImportFrom: _from,
        ast.Match: _match,
        ast.Raise: _raise,
        ast.Return: _return,
        ast.Try: _try,
        ast.TryStar: _try,
        ast.While: _while,
        ast.With: _with,
    }
)
