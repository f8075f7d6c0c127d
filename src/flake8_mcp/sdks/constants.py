"""Functions that return the same value in each call."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.syntax.names import Bound
from flake8_mcp.syntax.segments import is_docstring

if TYPE_CHECKING:
    from flake8_mcp.syntax.outline import FunctionNode
    from flake8_mcp.syntax.project import CodeFile

_MAX_DEPTH = 20


def returns_constant(file: CodeFile, node: FunctionNode) -> bool:
    """Whether a function does nothing but return one value: a literal, or a constant of the module."""
    body = node.body[1:] if is_docstring(node.body[0]) else node.body
    if len(body) != 1 or not isinstance(body[0], ast.Return) or body[0].value is None:
        return False
    value = body[0].value
    if isinstance(value, ast.Constant) and (value.value is None or value.value is ...):
        return False
    if isinstance(value, ast.Name):
        return _is_constant(file, node, value)
    return _is_literal(value, 0)


def _is_constant(file: CodeFile, node: FunctionNode, name: ast.Name) -> bool:
    """Whether a name is set once, in a module, to a literal that nobody changes.

    An empty list or dict is not one: a module makes it for others to fill.
    """
    references = file.resolve((name.id,), file.outline.scopes[node])
    reference = references[0] if len(references) == 1 else None
    if not isinstance(reference, Bound) or reference.rest or reference.binding.kind != "assign":
        return False
    binding = reference.binding
    if binding.scope.kind != "module" or binding.path or binding.value is None or binding.branch is not None:
        return False
    changed = any(
        isinstance(each.expression, ast.Name) and each.expression.id == binding.name
        for each in reference.file.outline.mutations
    )
    return not changed and not _is_empty(binding.value) and _is_literal(binding.value, 0)


def _is_empty(node: ast.expr) -> bool:
    return (isinstance(node, ast.List) and not node.elts) or (isinstance(node, ast.Dict) and not node.keys)


def _is_literal(node: ast.expr, depth: int) -> bool:
    if depth > _MAX_DEPTH:
        return False
    match node:
        case ast.Constant():
            return True
        case ast.List(elts=items) | ast.Tuple(elts=items) | ast.Set(elts=items):
            return all(_is_literal(each, depth + 1) for each in items)
        case ast.Dict(keys=keys, values=values):
            return None not in keys and all(_is_literal(each, depth + 1) for each in [*filter(None, keys), *values])
        case ast.UnaryOp(operand=operand):
            return _is_literal(operand, depth + 1)
        case ast.BinOp(left=left, op=ast.Add() | ast.Mult(), right=right):
            return _is_literal(left, depth + 1) and _is_literal(right, depth + 1)
        case _:
            return False
