"""What a decorator returns: the function itself or a faithful wrapper of it, or something with another name."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.syntax.names import Bound, External, identity
from flake8_mcp.syntax.outline import dotted_name
from flake8_mcp.syntax.walking import walk

if TYPE_CHECKING:
    from flake8_mcp.syntax.outline import FunctionNode, Scope
    from flake8_mcp.syntax.project import CodeFile

MAX_CALLS = 8

_WRAPS = frozenset({"wraps", "update_wrapper"})
# What has no name of its own, or of which nothing is known.
_NAMELESS = frozenset({None, "functools.partial", "functools.partialmethod"})


def keeps_function(file: CodeFile, decorator: ast.expr, scope: Scope) -> bool:
    """Whether what a decorator makes has the name and the docstring of the function under it.

    Imported decorators are taken as well-behaved: of those in public servers that can be read, all use
    functools.wraps.
    """
    callee = decorator.func if isinstance(decorator, ast.Call) else decorator
    for reference in file.resolve(dotted_name(callee), scope):
        if identity(reference) == "functools.wraps":
            return False  # the name and the docstring are those of the function that it is given
        if not isinstance(reference, Bound):
            continue
        node = reference.binding.node
        if reference.rest or not isinstance(node, ast.FunctionDef):
            return isinstance(node, ast.FunctionDef | ast.arg) or reference.rest != ()
        return _keeps(reference.file, node, called=isinstance(decorator, ast.Call))
    return True


def _keeps(file: CodeFile, node: ast.FunctionDef, *, called: bool) -> bool:
    """Whether a first-party decorator, or factory of one, keeps functions; worked out once."""
    key = ("keeps", node, called)
    if key not in file.links:
        search = _Search()
        file.links[key] = search.factory(file, node) if called else search.returns(file, node, _first_parameter(node))
    return bool(file.links[key])


class _Search:
    def __init__(self) -> None:
        self.calls = 0

    def factory(self, file: CodeFile, node: FunctionNode) -> bool:
        """Whether every decorator that a factory returns keeps the function."""
        scope = file.outline.scopes[node]
        values = [each for each in file.outline.returns_of(scope) if each is not None]
        return bool(values) and all(self.is_faithful(file, each, scope) for each in values)

    def is_faithful(self, file: CodeFile, node: ast.expr, scope: Scope) -> bool:
        """Whether an expression is a decorator that keeps the function."""
        self.calls += 1
        if self.calls > MAX_CALLS:
            return False
        if isinstance(node, ast.Name):
            return self._is_faithful_name(file, node, scope)
        if isinstance(node, ast.Call):
            name = dotted_name(node.func)
            if name[-1:] == ("partial",) and node.args:
                return self.is_faithful(file, node.args[0], scope)
            targets = [each for each in file.resolve(name, scope) if isinstance(each, Bound) and not each.rest]
            for each in targets:
                inner = each.binding.node
                if isinstance(inner, ast.FunctionDef):
                    # `return decorator(function)` beside `return decorator`: it is applied already
                    return self.returns(each.file, inner, _first_parameter(inner)) or self.factory(each.file, inner)
            return not targets
        return False

    def _is_faithful_name(self, file: CodeFile, node: ast.Name, scope: Scope) -> bool:
        for reference in file.resolve((node.id,), scope):
            if isinstance(reference, External):
                continue
            if not isinstance(reference, Bound) or reference.rest:
                return False
            inner = reference.binding.node
            if isinstance(inner, ast.FunctionDef):
                return self.returns(reference.file, inner, _first_parameter(inner))
            return reference.binding.kind == "parameter"
        return True

    def returns(self, file: CodeFile, node: FunctionNode, parameter: str | None) -> bool:
        """Whether everything that a function returns has the name of what it gets in `parameter`."""
        self.calls += 1
        if self.calls > MAX_CALLS or parameter is None:
            return False
        scope = file.outline.scopes[node]
        values = [each for each in file.outline.returns_of(scope) if each is not None]
        return bool(values) and all(self.keeps(file, each, scope, parameter) for each in values)

    def keeps(self, file: CodeFile, node: ast.expr, scope: Scope, parameter: str) -> bool:
        """Whether a returned expression is the function in `parameter` or a faithful wrapper of it."""
        if isinstance(node, ast.IfExp):
            return self.keeps(file, node.body, scope, parameter) and self.keeps(file, node.orelse, scope, parameter)
        if isinstance(node, ast.Name):
            return node.id == parameter or self._named(file, node, scope, parameter)
        if isinstance(node, ast.Call):
            return self._called(file, node, scope, parameter)
        return False

    def _named(self, file: CodeFile, node: ast.Name, scope: Scope, parameter: str) -> bool:
        for reference in file.resolve((node.id,), scope):
            if not isinstance(reference, Bound) or reference.rest:
                return False
            binding = reference.binding
            if isinstance(binding.node, ast.FunctionDef | ast.AsyncFunctionDef):
                if not (_is_wrapping(binding.node) or _is_updated(scope.node, binding.name)):
                    return False
            elif binding.kind != "assign" or binding.value is None:
                is_itself = binding.kind == "parameter" and binding.scope is scope and binding.name == parameter
                if not is_itself:
                    return False
            elif not self.keeps(file, binding.value, binding.scope, parameter):
                return False
        return True

    def _called(self, file: CodeFile, node: ast.Call, scope: Scope, parameter: str) -> bool:
        callee = node.func.func if isinstance(node.func, ast.Call) else node.func
        name = dotted_name(callee)
        if name[-1:] and name[-1] in _WRAPS:
            return True
        if name[-1:] == ("cast",) and len(node.args) == 2:  # noqa: PLR2004 - typing.cast(type, value)
            return self.keeps(file, node.args[1], scope, parameter)
        given = [index for index, each in enumerate(node.args) if isinstance(each, ast.Name) and each.id == parameter]
        for reference in file.resolve(name, scope):
            if (
                isinstance(reference, Bound)
                and not reference.rest
                and isinstance(reference.binding.node, ast.FunctionDef)
            ):
                inner = reference.binding.node
                names = [each.arg for each in inner.args.args]
                if isinstance(node.func, ast.Call) or not given or given[0] >= len(names):
                    return False
                return self.returns(reference.file, inner, names[given[0]])
            if identity(reference) in _NAMELESS:
                return False
        return True


def _first_parameter(node: FunctionNode) -> str | None:
    arguments = [*node.args.posonlyargs, *node.args.args]
    return arguments[0].arg if arguments else None


def _is_wrapping(node: FunctionNode) -> bool:
    for decorator in node.decorator_list:
        name = dotted_name(decorator.func if isinstance(decorator, ast.Call) else decorator)
        if name[-1:] and name[-1] in _WRAPS:
            return True
    return False


def _is_updated(outer: ast.AST, name: str) -> bool:
    """Whether the function around sets `wrapper.__name__` or calls `update_wrapper(wrapper, ...)`."""
    for node in walk(outer):
        if isinstance(node, ast.Call) and dotted_name(node.func)[-1:] == ("update_wrapper",):
            return True
        if isinstance(node, ast.Attribute) and node.attr == "__name__" and isinstance(node.ctx, ast.Store):
            return dotted_name(node.value) == (name,)
    return False
