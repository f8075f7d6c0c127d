"""Whether functions give content only: blocks of text and the like, without structured content."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.syntax.introspection import called_functions
from flake8_mcp.syntax.names import Bound
from flake8_mcp.syntax.outline import dotted_name

if TYPE_CHECKING:
    from collections.abc import Iterable

    from flake8_mcp.syntax.outline import FunctionNode, Scope
    from flake8_mcp.syntax.project import CodeFile

_BLOCKS = frozenset({"TextContent", "ImageContent", "AudioContent", "EmbeddedResource", "ResourceLink"})
_RESULTS = frozenset({"CallToolResult", "ToolResult"})
_STRUCTURED = frozenset({"structuredContent", "structured_content"})
_ERROR = frozenset({"isError", "is_error"})


def gives_content_only(file: CodeFile, scope: Scope, values: Iterable[ast.expr | None]) -> bool:
    """Whether each of some returned values is content alone or an error, and one of them is no error."""
    sorts = {_sort(file, scope, each, is_followed=False) for each in values}
    return "content" in sorts and sorts <= {"content", "error"}


def bare_results(file: CodeFile, function: FunctionNode) -> frozenset[str]:
    """The classes of the results that a function makes, if it returns nothing else and none has structured content."""
    scope = file.outline.scopes[function]
    values = file.outline.returns_of(scope)
    made = frozenset(_result(each) for each in values)
    return made if made and "" not in made and gives_content_only(file, scope, values) else frozenset()


def _result(node: ast.expr | None) -> str:
    """The class of results that an expression makes an object of; empty if it is none."""
    name = dotted_name(node.func)[-1:] if isinstance(node, ast.Call) else ()
    return name[0] if name and name[0] in _RESULTS else ""


def _sort(file: CodeFile, scope: Scope, node: ast.expr | None, *, is_followed: bool) -> str:
    """What a returned value is: content, error, or other where that is not sure."""
    if isinstance(node, ast.Await):
        node = node.value
    if isinstance(node, ast.List):
        return "content" if node.elts and all(map(_is_block, node.elts)) else "other"
    if isinstance(node, ast.ListComp):
        return "content" if _is_block(node.elt) else "other"
    if isinstance(node, ast.Call) and _result(node):
        return _sort_of_result(node)
    if isinstance(node, ast.Name):
        return _sort_of_variable(file, scope, node, is_followed=is_followed)
    if isinstance(node, ast.Call) and not is_followed:
        found = list(called_functions(file, dotted_name(node.func), scope))
        if len(found) == 1 and not found[0][1].decorator_list:
            home, function = found[0]
            inside = home.outline.scopes[function]
            sorts = {_sort(home, inside, each, is_followed=True) for each in home.outline.returns_of(inside)}
            if sorts and sorts <= {"content", "error"}:
                return "content" if "content" in sorts else "error"
    return "other"


def _sort_of_variable(file: CodeFile, scope: Scope, node: ast.Name, *, is_followed: bool) -> str:
    """A variable that is set once, to a value of that sort: a list stays one whatever is added to it."""
    references = file.resolve((node.id,), scope)
    reference = references[0] if len(references) == 1 else None
    binding = reference.binding if isinstance(reference, Bound) and not reference.rest else None
    value = binding.value if binding is not None and binding.kind == "assign" and binding.scope is scope else None
    return "other" if isinstance(value, ast.Name) else _sort(file, scope, value, is_followed=is_followed)


def _sort_of_result(node: ast.Call) -> str:
    if len(node.args) > 1 or any(isinstance(each, ast.Starred) for each in node.args):
        return "other"
    for keyword in node.keywords:
        is_constant = isinstance(keyword.value, ast.Constant)
        given = keyword.value.value if isinstance(keyword.value, ast.Constant) else None
        if keyword.arg is None or (keyword.arg in _STRUCTURED and not (is_constant and given is None)):
            return "other"
        if keyword.arg in _ERROR and not (is_constant and given is False):
            return "error"
    return "content"


def _is_block(node: ast.expr) -> bool:
    name = dotted_name(node.func)[-1:] if isinstance(node, ast.Call) else ()
    return bool(name) and name[0] in _BLOCKS
