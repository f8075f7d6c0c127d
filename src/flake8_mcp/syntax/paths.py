"""Paths of files and folders of the project, worked out from `__file__`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import libcst as cst

from .evaluate import Code
from .names import Bound, identity
from .segments import dotted
from .values import text_of

if TYPE_CHECKING:
    from .evaluate import Evaluator

MAX_DEPTH = 20

_SAME = frozenset(
    {
        "builtins.str", "os.fspath", "os.path.abspath", "os.path.normpath", "os.path.realpath", "pathlib.Path",
        "pathlib.PurePath",
    }
)  # fmt: skip
_SAME_METHODS = frozenset({"absolute", "as_posix", "resolve"})


class Paths:
    """Follows expressions to the path of a file."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator

    def content(self, code: Code, depth: int) -> str | None:
        """The path of the file whose content, or open file, an expression gives."""
        node = code.node
        if depth > MAX_DEPTH:
            return None
        if isinstance(node, cst.Name):
            bound = self._bound(code, node.value)
            return self.content(bound, depth + 1) if bound is not None else None
        if not isinstance(node, cst.Call):
            return None
        function = node.func
        if _name(code.at(function)) == "builtins.open" and node.args:
            return self.path(code.at(node.args[0].value), depth + 1)
        if isinstance(function, cst.Attribute):
            owner = code.at(function.value)
            if function.attr.value == "read":
                return self.content(owner, depth + 1)
            if function.attr.value in {"open", "read_bytes", "read_text"}:
                return self.path(owner, depth + 1)
        return None

    def path(self, code: Code, depth: int) -> str | None:
        """The path that an expression gives, as a text or a Path."""
        node = code.node
        if depth > MAX_DEPTH:
            return None
        match node:
            case cst.Name(value="__file__"):
                return code.file.path
            case cst.Name():
                bound = self._bound(code, node.value)
                return self.path(bound, depth + 1) if bound is not None else None
            case cst.Attribute(attr=cst.Name(value="parent")):
                return _parent(self.path(code.at(node.value), depth + 1))
            case cst.BinaryOperation(operator=cst.Divide()):
                return self._joined(self.path(code.at(node.left), depth + 1), [code.at(node.right)])
            case cst.Call():
                return self._called(code, node, depth)
            case _:
                return None

    def _called(self, code: Code, node: cst.Call, depth: int) -> str | None:
        arguments = [code.at(each.value) for each in node.args]
        name = _name(code.at(node.func))
        if name == "importlib.resources.files":
            return _parent(code.file.path) if _is_own_package(arguments) else None
        if name in _SAME and arguments:
            return self._joined(self.path(arguments[0], depth + 1), arguments[1:])
        if name == "os.path.dirname" and arguments:
            return _parent(self.path(arguments[0], depth + 1))
        if name == "os.path.join" and arguments:
            return self._joined(self.path(arguments[0], depth + 1), arguments[1:])
        if not isinstance(node.func, cst.Attribute):
            return None
        owner = self.path(code.at(node.func.value), depth + 1)
        match node.func.attr.value:
            case "joinpath":
                return self._joined(owner, arguments)
            case "with_name":
                return self._joined(_parent(owner), arguments)
            case method if method in _SAME_METHODS:
                return owner
            case _:
                return None

    def _joined(self, path: str | None, parts: list[Code]) -> str | None:
        for each in parts:
            text = text_of(self.evaluator.value(each))
            if path is None or text is None or "\0" in text:
                return None
            path = str(Path(path) / text)
        return path

    def _bound(self, code: Code, name: str) -> Code | None:
        """What a name was assigned, or what the `with` statement opens that binds it."""
        references = code.file.resolve((name,), code.scope) if name not in code.local_values else ()
        reference = references[0] if len(references) == 1 else None
        if not isinstance(reference, Bound) or reference.rest or reference.binding.path:
            return None
        binding = reference.binding
        if binding.kind not in {"assign", "with"} or binding.value is None:
            return None
        found = self.evaluator.code(reference.file, binding.value, binding.scope)
        return found if isinstance(found, Code) else None


def _name(code: Code) -> str | None:
    """The full dotted name of what an expression refers to."""
    parts = dotted(code.node)
    return next((identity(each) for each in code.file.resolve(parts, code.scope)), None) if parts else None


def _is_own_package(arguments: list[Code]) -> bool:
    node = arguments[0].node if len(arguments) == 1 else None
    return isinstance(node, cst.Name) and node.value == "__package__"


def _parent(path: str | None) -> str | None:
    return str(Path(path).parent) if path is not None else None
