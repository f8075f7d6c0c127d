"""The situations in an example that are silent: tools and functions that differ in more than a name or a description."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from .corpus import ROOT, expectations, tools_in

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_Function = ast.FunctionDef | ast.AsyncFunctionDef


def silent_situations(path: Path, code: str) -> set[str]:
    """What stands in an example without a finding of a rule, each shape once; a file without any is one itself."""
    try:
        tree = ast.parse(path.read_bytes())
    except (SyntaxError, ValueError):  # a file that cannot be analysed is what the rule is about
        return {path.name}
    lines = {each.line for each in expectations(path.read_text(encoding="utf-8")) if each.code == code}
    found = {_shape(node) for node in _pieces(path, tree) if lines.isdisjoint(_lines_of(node))}
    return found or (set() if lines else {path.name})


def _pieces(path: Path, tree: ast.Module) -> Iterator[ast.AST]:
    """The nodes that register tools, and the functions and classes of the module."""
    here = path.relative_to(ROOT).as_posix()
    spans = [each.registration.place for each in tools_in(path)]
    starts = {(each.span.line, each.span.column) for each in spans if each.source.path == here}
    lines = {line for line, _ in starts}
    decorators = {id(each) for node in ast.walk(tree) for each in getattr(node, "decorator_list", ())}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call | ast.Dict) and id(node) not in decorators:
            if (node.lineno, node.col_offset) in starts:
                yield node
        elif isinstance(node, _Function | ast.ClassDef) and (node in tree.body or not lines.isdisjoint(_heads(node))):
            yield node


def _heads(node: _Function | ast.ClassDef) -> set[int]:
    return {node.lineno, *(each.lineno for each in node.decorator_list)}


def _lines_of(node: ast.AST) -> range:
    first = min([getattr(node, "lineno", 1), *(each.lineno for each in getattr(node, "decorator_list", ()))])
    return range(first, (getattr(node, "end_lineno", None) or first) + 1)


def _shape(node: ast.AST) -> str:
    return ast.dump(_WithoutNames().visit(ast.parse(ast.unparse(node))))


class _WithoutNames(ast.NodeTransformer):
    """Takes away the name and the description of tools: copies differ in nothing else."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return self._function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        return self._function(node)

    def _function(self, node: _Function) -> ast.AST:
        node.name = "f"
        first = node.body[0]
        if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and _is_plain(first.value.value):
            first.value = ast.Constant("text")
        return self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> ast.AST:
        """`name=` and `description=`."""
        if node.arg in {"name", "description"} and isinstance(node.value, ast.Constant) and _is_plain(node.value.value):
            node.value = ast.Constant("text")
        return self.generic_visit(node)

    def visit_Dict(self, node: ast.Dict) -> ast.AST:
        for index, (key, value) in enumerate(zip(node.keys, node.values, strict=True)):
            names = isinstance(key, ast.Constant) and key.value in {"name", "description"}
            if names and isinstance(value, ast.Constant) and _is_plain(value.value):
                node.values[index] = ast.Constant("text")
        return self.generic_visit(node)


def _is_plain(value: object) -> bool:
    """Whether a text is a sentence or a name like any other."""
    return isinstance(value, str) and value.isascii() and len(value) < 60 and "\n" not in value and value != ""
