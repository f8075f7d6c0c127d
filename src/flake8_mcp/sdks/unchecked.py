"""Whether the dispatcher of a low-level server checks the arguments that it is given."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

from flake8_mcp.syntax.introspection import called_functions
from flake8_mcp.syntax.outline import aliases_of, dotted_name, own_nodes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.syntax.outline import FunctionNode, Scope
    from flake8_mcp.syntax.project import CodeFile

# What a call that checks something is named like.
_CHECKING = re.compile(r"valid|check|coerce|parse|ensure|require|assert|schema|conform|isinstance", re.IGNORECASE)
_WRITING = frozenset({"bool", "debug", "dict", "dumps", "info", "len", "print", "repr", "sorted", "str", "warning"})


def is_unchecked(file: CodeFile, node: FunctionNode, arguments: tuple[str, ...]) -> bool:
    """Whether a dispatcher surely uses its arguments without a check, also in the functions that it gives them to.

    `arguments` is the expression that stands for them, such as `params.arguments`.
    """
    return _Reading(file, node, arguments, followed=False).verdict() is True


class _Reading:
    """Reads one function; `followed` says that it is one that the dispatcher calls."""

    def __init__(self, file: CodeFile, node: FunctionNode, arguments: tuple[str, ...], *, followed: bool) -> None:
        self.file = file
        self.scope: Scope = file.outline.scopes[node]
        self.nodes = list(own_nodes(node))
        self.followed = followed
        self.names = {arguments, *aliases_of(arguments, self.scope)}
        self.single = frozenset(self._single())

    def _single(self) -> Iterator[str]:
        """The variables that are set to one of the arguments."""
        for name, bindings in self.scope.bindings.items():
            for each in bindings:
                inside = ast.walk(each.value) if each.kind == "assign" and each.value is not None else ()
                if any(self._is_read(one) for one in inside):
                    yield name

    def verdict(self) -> bool | None:
        """True if the arguments are used unchecked, False if they are checked; None if neither is sure."""
        if not any(self._is_whole(each) for each in self.nodes):
            return None
        verdicts = {self._call(each) for each in self.nodes if isinstance(each, ast.Call)}
        if any(self._looks_at(each) for each in self.nodes):
            return False
        if False in verdicts:
            return False
        return True if True in verdicts or self._reads() else None

    def _is_whole(self, node: ast.AST) -> bool:
        return isinstance(node, ast.Name | ast.Attribute) and dotted_name(node) in self.names

    def _reads(self) -> bool:
        """Whether single arguments are read by their names."""
        return any(self._is_read(each) for each in self.nodes)

    def _is_read(self, node: ast.AST) -> bool:
        if isinstance(node, ast.Subscript):
            return isinstance(node.ctx, ast.Load) and self._is_whole(node.value)
        function = node.func if isinstance(node, ast.Call) else None
        return isinstance(function, ast.Attribute) and function.attr == "get" and self._is_whole(function.value)

    def _looks_at(self, node: ast.AST) -> bool:
        """Whether a node is a check that the author wrote.

        `"x" in arguments`, one argument among values, a pattern, or a condition that leaves the function.
        """
        match node:
            case ast.Compare(left=left, ops=ops, comparators=others) if any(
                isinstance(each, ast.In | ast.NotIn) for each in ops
            ):
                return self._has_one(left) or any(self._is_whole(each) for each in others)
            case ast.Match(subject=subject):
                return self._has_one(subject) or self._is_whole(subject)
            case ast.Assert(test=test):
                return self._has_one(test)
            case ast.If(test=test, body=body):
                return isinstance(body[-1], ast.Raise | ast.Return) and self._has_one(test)
        return False

    def _has_one(self, node: ast.expr) -> bool:
        """Whether one of the arguments is in an expression."""
        inside = ast.walk(node)
        return any(self._is_read(each) or (isinstance(each, ast.Name) and each.id in self.single) for each in inside)

    def _call(self, call: ast.Call) -> bool | None:
        """What a call means: True if it uses the arguments unchecked, False if it may check them, None if neither."""
        name = dotted_name(call.func)[-1:] or ((call.func.attr,) if isinstance(call.func, ast.Attribute) else ())
        if name and _CHECKING.search(name[0]):
            return False
        if any(each.arg is None and self._is_whole(each.value) for each in call.keywords):
            return False  # f(**arguments): a model or a signature takes only what it knows
        given = [index for index, each in enumerate(call.args) if self._is_whole(each)]
        by_name = [each.arg for each in call.keywords if each.arg is not None and self._is_whole(each.value)]
        if not given and not by_name:
            return None
        if name and name[0] in _WRITING:
            return None
        if self.followed:
            return False  # no further
        return self._followed(call, given, by_name)

    def _followed(self, call: ast.Call, given: list[int], by_name: list[str]) -> bool:
        """Whether a function that gets all the arguments is in reach and uses them unchecked."""
        found = list(called_functions(self.file, dotted_name(call.func), self.scope))
        if len(found) != 1:
            return False
        file, node = found[0]
        positional = [*node.args.posonlyargs, *node.args.args]
        if positional and positional[0].arg in {"self", "cls"}:
            positional = positional[1:]
        names = [*(positional[index].arg for index in given if index < len(positional)), *by_name]
        return bool(names) and _Reading(file, node, (names[0],), followed=True).verdict() is True
