"""Which first-party functions do more than compute a result: only those have to be walked for their own sake."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.syntax.walking import children, walk

from .introspection import called_functions, is_class
from .names import Bound, resolve_member
from .outline import dotted_name

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .outline import FunctionNode, Scope
    from .project import CodeFile
    from .references import Reference

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

    `methods` are names of methods that count as effects, `keywords` those of arguments; `acting` are functions that do.
    """

    def __init__(self, methods: frozenset[str], keywords: frozenset[str] = frozenset()) -> None:
        self._methods = methods
        self._keywords = keywords
        self.acting: frozenset[ast.AST] = frozenset()
        self._known: dict[tuple[ast.AST, int | None], bool] = {}

    def of_call(self, file: CodeFile, callee: ast.expr, scope: Scope) -> bool:
        """Whether calling an expression changes something that the function did not make itself."""
        return self._of_call(file, callee, scope, 0, levels=None)

    def of_decorator(self, file: CodeFile, decorator: ast.expr, scope: Scope) -> bool:
        """Whether decorating with an expression may have an effect that depends on what is decorated.

        Functions inside a decorator that take the place of what is decorated have theirs only when they are called.
        """
        levels, called = 0, decorator
        while isinstance(called, ast.Call):
            levels, called = levels + 1, called.func
        return self._of_call(file, decorator, scope, 0, levels=levels)

    def _of_call(self, file: CodeFile, callee: ast.expr, scope: Scope, depth: int, *, levels: int | None) -> bool:
        while isinstance(callee, ast.Call):
            if any(each.arg in self._keywords for each in callee.keywords):
                return True
            callee = callee.func
        if isinstance(callee, ast.Attribute) and callee.attr in self._methods:
            return True
        parts = dotted_name(callee)
        if any(
            self._of_function(home, node, depth + 1, frozenset(), levels=levels)
            for home, node in called_functions(file, parts, scope)
        ):
            return True
        return any(
            self._is_given_method(each, depth + 1)
            or (is_class(each) and self._of_class(each, depth + 1, levels=levels))
            for each in file.resolve(parts, scope)
        )

    def _is_given_method(self, reference: Reference, depth: int) -> bool:
        """Whether a variable holds what a call made of one of the methods: `register = guarded(server.tool)`."""
        if not isinstance(reference, Bound) or reference.rest or reference.binding.kind != "assign":
            return False
        value, scope = reference.binding.value, reference.binding.scope
        if not isinstance(value, ast.Call) or reference.binding.path or depth > MAX_DEPTH:
            return False
        for each in (*value.args, *(keyword.value for keyword in value.keywords)):
            if isinstance(each, ast.Attribute) and each.attr in self._methods:
                return True
            if isinstance(each, ast.Name) and any(
                self._is_given_method(inner, depth + 1) for inner in reference.file.resolve((each.id,), scope)
            ):
                return True
        return False

    def _of_class(self, reference: Bound, depth: int, *, levels: int | None) -> bool:
        for each in resolve_member(reference.file, reference.binding, ("__init__",)):
            node = each.binding.node if isinstance(each, Bound) else None
            if isinstance(each, Bound) and isinstance(node, ast.FunctionDef):
                # that a constructor changes its own object counts for nothing
                return self._of_function(each.file, node, depth, frozenset({"self"}), levels=levels)
        return False

    def _of_function(
        self, file: CodeFile, node: FunctionNode, depth: int, own: frozenset[str], *, levels: int | None
    ) -> bool:
        """`own` are parameters whose change counts for nothing; functions nested deeper than `levels` are not run.

        What calls lead to beyond the depth is not looked into, and may have an effect.
        """
        if depth > MAX_DEPTH or node in self.acting:
            return True
        key = (node, levels)
        found = self._known.get(key)
        if found is None:
            self._known[key] = False  # while it is looked into: a recursive call adds nothing
            found = self._known[key] = any(self._steps(file, node, depth, own, levels=levels))
        return found

    def _steps(
        self, file: CodeFile, node: FunctionNode, depth: int, own: frozenset[str], *, levels: int | None
    ) -> Iterable[bool]:
        scopes = _scopes(file, node)
        made = own | _made(scopes)
        for each in _inside(node, levels):
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
                elif levels is None or _uses_local(each, scopes):
                    yield self._of_call(file, each, scopes[0], depth, levels=levels)


def _inside(node: FunctionNode, levels: int | None = None) -> Iterable[ast.AST]:
    work: list[tuple[ast.AST, int]] = [(each, 0) for each in node.body]
    while work:
        each, level = work.pop()
        yield each
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef):
            level += 1
        if levels is None or level <= levels:
            work.extend((inner, level) for inner in children(each))


def _scopes(file: CodeFile, node: FunctionNode) -> list[Scope]:
    """The scopes of a function and of the functions in it."""
    inner = [each for each in _inside(node) if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
    return [file.outline.scopes[each] for each in (node, *inner)]


def _made(scopes: list[Scope]) -> frozenset[str]:
    """The names that functions bind to something that they make."""
    return frozenset(
        name
        for scope in scopes
        for name, bindings in scope.bindings.items()
        if all(
            each.kind in {"function", "class"}
            or (each.kind in {"assign", "with"} and isinstance(each.value, _DISPLAYS))
            for each in bindings
        )
    )


def _uses_local(call: ast.Call, scopes: list[Scope]) -> bool:
    """Whether a call is given a variable of the functions around it, or is made on one."""
    return any(isinstance(each, ast.Name) and any(each.id in scope.bindings for scope in scopes) for each in walk(call))


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
