"""Lists, sets and dicts that methods change: `x.append(item)`, `row["inputSchema"].update(...)`."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import libcst as cst

from flake8_mcp.syntax.values import Array, Object, Scalar, Unknown, text_of

from .containers import changed, popped, with_item
from .objects import cell_of

if TYPE_CHECKING:
    from flake8_mcp.syntax.evaluate import Code
    from flake8_mcp.syntax.values import Value

    from .interpreter import Interpreter
    from .objects import Cell

    _Changed = Array | Object | Unknown


def change_in_place(interpreter: Interpreter, code: Code, function: cst.Attribute) -> Value | None:
    """The result of an in-place change of a list, set or dict; None if the call is none."""
    method = function.attr.value
    value = interpreter.value(code.at(function.value))
    cell = cell_of(value)
    before = cell.value if cell is not None else value
    if not isinstance(before, Array | Object | Unknown) or (
        cell is None and (isinstance(before, Unknown) or not isinstance(function.value, cst.Subscript))
    ):
        return None
    arguments = interpreter.arguments(code)
    if arguments is None or isinstance(before, Unknown):
        after: _Changed = Unknown(code.place(), "it is changed by what is not known")
        _put_back(interpreter, code, function.value, cell, after)
        return after
    if method == "pop":
        found = popped(before, arguments[0], code.place()) if not _depends(interpreter, code) else None
        after = found[1] if found is not None else Unknown(code.place(), "it is changed by pop()")
        _put_back(interpreter, code, function.value, cell, after)
        return found[0] if found is not None else after
    after = changed(before, method, *arguments, code.place())
    _put_back(interpreter, code, function.value, cell, after)
    if isinstance(after, Unknown):
        return after
    if method == "setdefault" and isinstance(after, Object):
        key = text_of(arguments[0][0])
        return after.get(key) if key is not None else None
    return Scalar(code.place(), None)


def _put_back(
    interpreter: Interpreter, code: Code, node: cst.BaseExpression, cell: Cell | None, after: _Changed
) -> None:
    """Keep what a list or dict is after a change; one that is an item of another is replaced there."""
    if cell is not None:
        cell.value = after
        return
    if not isinstance(node, cst.Subscript):
        return
    outer = interpreter.value(code.at(node.value))
    outer_cell = cell_of(outer)
    before = outer_cell.value if outer_cell is not None else outer
    index = node.slice[0].slice if len(node.slice) == 1 else None
    key = interpreter.value(code.at(index.value)) if isinstance(index, cst.Index) else None
    replaced: _Changed = Unknown(after.place, "an item is changed")
    if isinstance(before, Object) and key is not None:
        replaced = with_item(before, key, after)
    _put_back(interpreter, code, node.value, outer_cell, replaced)


def _depends(interpreter: Interpreter, code: Code) -> bool:
    """Whether an expression stands under a condition of its own function that is not known."""
    file, statement, _ = interpreter.conditions[-1] if interpreter.conditions else (None, None, "")
    function = code.scope.function()
    if file is not code.file or statement is None or function is None:
        return file is code.file and function is None
    node = function.node
    assert isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
    return node.lineno <= statement.lineno <= (node.end_lineno or node.lineno)
