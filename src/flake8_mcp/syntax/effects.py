"""Which first-party functions do more than compute a result: only those have to be walked for their own sake."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from .introspection import called_functions, is_class
from .names import Bound, resolve_member
from .outline import dotted_name

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .outline import FunctionNode, Scope
    from .project import CodeFile

MAX_DEPTH = 8

CHANGING_METHODS = frozenset(
    {
        "add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove", "reverse", "setdefault",
        "sort", "update",
    }
)  # fmt: skip


_ACTING = frozenset({"import_module", "setattr"})  # functions of Python


class Effects:
    """Answers for functions and calls, each once.

    `methods` are names of methods that count as effects, `keywords` those of arguments.
    """

    def __init__(self, methods: frozenset[str], keywords: frozenset[str] = frozenset()) -> None:
        self._methods = methods
        self._keywords = keywords
        self._known: dict[ast.AST, bool] = {}

    def of_call(self, file: CodeFile, callee: ast.expr, scope: Scope, depth: int = 0) -> bool:
        """Whether calling (or decorating with) an expression may have an effect."""
        while isinstance(callee, ast.Call):
            if any(each.arg in self._keywords for each in callee.keywords):
                return True
            callee = callee.func
        if isinstance(callee, ast.Attribute) and callee.attr in self._methods:
            return True
        parts = dotted_name(callee)
        if any(self.of_function(home, node, depth + 1) for home, node in called_functions(file, parts, scope)):
            return True
        return any(is_class(each) and self._of_class(each, depth + 1) for each in file.resolve(parts, scope))

    def _of_class(self, reference: Bound, depth: int) -> bool:
        for each in resolve_member(reference.file, reference.binding, ("__init__",)):
            node = each.binding.node if isinstance(each, Bound) else None
            if isinstance(each, Bound) and isinstance(node, ast.FunctionDef):
                return self.of_function(each.file, node, depth, own=frozenset({"self"}))
        return False

    def of_function(
        self, file: CodeFile, node: FunctionNode, depth: int = 0, own: frozenset[str] = frozenset()
    ) -> bool:
        """Whether a function changes something that it did not make itself, or calls something that does.

        `own` are parameters whose change counts for nothing: `self` of a constructor.
        """
        if depth > MAX_DEPTH:
            return False
        found = self._known.get(node)
        if found is None:
            self._known[node] = False  # while it is looked into: a recursive call adds nothing
            found = self._known[node] = any(self._steps(file, node, depth, own))
        return found

    def _steps(self, file: CodeFile, node: FunctionNode, depth: int, own: frozenset[str]) -> Iterable[bool]:
        made = own | _assigned(file, node)
        scope = file.outline.scopes[node]
        for each in _inside(node):
            if isinstance(each, ast.Global):
                yield True
            elif isinstance(each, ast.Assign | ast.AugAssign | ast.AnnAssign):
                targets = each.targets if isinstance(each, ast.Assign) else [each.target]
                yield any(isinstance(t, ast.Subscript | ast.Attribute) and _root(t) not in made for t in targets)
            elif isinstance(each, ast.Call):
                function = each.func
                if isinstance(function, ast.Attribute) and function.attr in CHANGING_METHODS:
                    yield _root(function.value) not in made
                elif dotted_name(function)[-1:] and dotted_name(function)[-1] in _ACTING:
                    yield True
                else:
                    yield self.of_call(file, each, scope, depth)


def _inside(node: FunctionNode) -> Iterable[ast.AST]:
    work: list[ast.AST] = list(node.body)
    while work:
        each = work.pop()
        yield each
        work.extend(ast.iter_child_nodes(each))


def _assigned(file: CodeFile, node: FunctionNode) -> frozenset[str]:
    """The names that a function, or a function in it, binds to something that it makes."""
    found: set[str] = set()
    scopes = [file.outline.scopes[node]]
    scopes += [
        file.outline.scopes[each] for each in _inside(node) if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    for scope in scopes:
        for name, bindings in scope.bindings.items():
            if all(each.kind in {"assign", "with"} and isinstance(each.value, _DISPLAYS) for each in bindings):
                found.add(name)
    return frozenset(found)


_DISPLAYS = (
    ast.List,
    ast.Dict,
    ast.Set,
    ast.ListComp,
    ast.DictComp,
    ast.SetComp,
    ast.Call,
    ast.Constant,
    ast.JoinedStr,
)


def _root(node: ast.AST) -> str:
    while isinstance(node, ast.Attribute | ast.Subscript | ast.Call):
        node = node.func if isinstance(node, ast.Call) else node.value
    return node.id if isinstance(node, ast.Name) else ""
