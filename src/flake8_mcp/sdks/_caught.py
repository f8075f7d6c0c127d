"""Whether an error that a function raises leaves it: no `except` or `suppress` of the function keeps it."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.syntax.names import identity
from flake8_mcp.syntax.outline import dotted_name, own_nodes
from flake8_mcp.syntax.walking import walk

if TYPE_CHECKING:
    from flake8_mcp.syntax.outline import FunctionNode, Scope
    from flake8_mcp.syntax.project import CodeFile

_ANY = frozenset({"builtins.Exception", "builtins.BaseException"})


def is_caught(file: CodeFile, function: FunctionNode, node: ast.AST, names: frozenset[str]) -> bool:
    """Whether an exception made at a node may be kept by the function; `names` are those of its class.

    A handler that ends by raising the same again takes nothing away from it. One whose type cannot be read may catch
    it.
    """
    scope = file.outline.scopes[function]
    for each in own_nodes(function):
        if isinstance(each, ast.Try | ast.TryStar) and _holds(each.body, node):
            handler = next((one for one in each.handlers if _may_be(file, scope, one.type, names)), None)
            if handler is not None and not _raises_again(handler):
                return True
        elif isinstance(each, ast.With | ast.AsyncWith) and _holds(each.body, node):
            suppressed = (one for item in each.items for one in _suppressed(item.context_expr))
            if any(_may_be(file, scope, one, names) for one in suppressed):
                return True
    return False


def _suppressed(entered: ast.expr) -> list[ast.expr]:
    """The exceptions of `with suppress(...)`."""
    is_called = isinstance(entered, ast.Call) and dotted_name(entered.func)[-1:] == ("suppress",)
    return entered.args if isinstance(entered, ast.Call) and is_called else []


def _holds(body: list[ast.stmt], node: ast.AST) -> bool:
    return any(each is node for statement in body for each in walk(statement))


def _may_be(file: CodeFile, scope: Scope, type_: ast.expr | None, names: frozenset[str]) -> bool:
    """Whether an `except` with that type may catch an exception of a class, whose parent is Exception."""
    if type_ is None:
        return True
    if isinstance(type_, ast.Tuple):
        return any(_may_be(file, scope, each, names) for each in type_.elts)
    found = {identity(each) for each in file.resolve(dotted_name(type_), scope)}
    return not found or any(each is None or each in _ANY or each.rpartition(".")[2] in names for each in found)


def _raises_again(handler: ast.ExceptHandler) -> bool:
    """Whether a handler ends with `raise`, or raises what it has caught."""
    last = handler.body[-1]
    if not isinstance(last, ast.Raise):
        return False
    return last.exc is None or (handler.name is not None and dotted_name(last.exc) == (handler.name,))
