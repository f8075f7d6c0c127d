"""Whether code elsewhere in a project changes what the SDK would list, so that nothing is claimed about it."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.syntax.flows import identifiers_in
from flake8_mcp.syntax.outline import dotted_name
from flake8_mcp.syntax.references import Bound
from flake8_mcp.syntax.walking import walk

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.syntax.outline import Mutation, Scope
    from flake8_mcp.syntax.project import CodeFile

# mcp 1.30.0, 2.3.0 and fastmcp 2.14.7 to 4.2.3: a tool's schema is an attribute of the tool that is registered, and
# may be changed in place; mcp makes it of a model that may be changed too
_SCHEMAS = frozenset({"parameters", "input_schema", "inputSchema"})
_MODEL = ".".join(("", "fn_metadata", "arg_model"))  # noqa: FLY002 - so that this module is none that changes one
# The methods that list tools, of a server or of a middleware: one of them may list a changed copy.
_LISTING = frozenset({"on_list_tools", "list_tools", "_list_tools", "_mcp_list_tools", "_list_tools_mcp"})
_TEXTS = (*(f".{each}" for each in sorted(_SCHEMAS)), _MODEL, *(f"def {each}(self" for each in sorted(_LISTING)))
# fastmcp 3.4.11, 4.2.3: FastMCP(dereference_schemas=False)
_NOT_INLINING = ("dereference_schemas",)


def changes_tools(file: CodeFile) -> bool:
    """Whether the input schemas of tools are changed between the SDK and the client."""
    paths = file.project.files_with(_TEXTS, file.path)
    others = (file.project.read(each) for each in paths if each != file.path)
    return any(_changes_tools(each) for each in (file, *others) if each is not None)


def keeps_references(file: CodeFile) -> bool:
    """Whether a server of fastmcp may list references as they are."""
    own = any(each in file.source.text for each in _NOT_INLINING)
    return own or bool(file.project.files_with(_NOT_INLINING, file.path))


def _changes_tools(file: CodeFile) -> bool:
    key = ("elsewhere",)
    if key not in file.notes:
        text = file.source.text
        file.notes[key] = any(each in text for each in _TEXTS) and (
            _MODEL in text
            or any(_is_of_tool(each) for each in file.outline.mutations)
            or any(_is_changed_by(file, each.node, each.scope) for each in file.outline.calls)
            or any(_lists_copies(each) for each in file.outline.scopes if isinstance(each, ast.AsyncFunctionDef))
        )
    return bool(file.notes[key])


def _is_of_tool(mutation: Mutation) -> bool:
    """Whether a statement sets the schema of a tool, or changes it in place."""
    changed = mutation.expression
    if mutation.attribute in _SCHEMAS:
        found = dotted_name(changed)[:1] not in {("self",), ("cls",)}
    else:
        found = _has_schema(changed) or any(_has_schema(each) for each in _assigned(changed, mutation.scope))
    return found and _is_about_tools(mutation.scope)


def _assigned(changed: ast.expr, scope: Scope) -> Iterator[ast.expr]:
    """What a variable of the same function is bound to, if the expression starts with one."""
    while isinstance(changed, ast.Attribute | ast.Subscript | ast.Call):
        changed = changed.func if isinstance(changed, ast.Call) else changed.value
    if isinstance(changed, ast.Name):
        yield from (each.value for each in scope.bindings.get(changed.id, ()) if each.value is not None)


def _has_schema(node: ast.expr) -> bool:
    """Whether an expression is, or lies in, the schema of something: `tool.parameters["properties"].get(x)`."""
    while isinstance(node, ast.Attribute | ast.Subscript | ast.Call):
        if isinstance(node, ast.Attribute) and node.attr in _SCHEMAS:
            return dotted_name(node.value)[:1] not in {("self",), ("cls",)}
        node = node.func if isinstance(node, ast.Call) else node.value
    return False


def _is_changed_by(file: CodeFile, call: ast.Call, scope: Scope) -> bool:
    """Whether the schema of a tool is given to a function of the project that changes a parameter in place."""
    given = [*call.args, *(each.value for each in call.keywords)]
    if not any(_has_schema(each) for each in given) or not _is_about_tools(scope):
        return False
    parts = dotted_name(call.func)
    return any(
        isinstance(each, Bound) and _changes_parameters(each) for each in (file.resolve(parts, scope) if parts else ())
    )


def _changes_parameters(function: Bound) -> bool:
    scope = function.file.outline.scopes.get(function.binding.node)
    return scope is not None and any(
        any(binding.kind == "parameter" for binding in each.scope.bindings.get(_root(each.expression), ()))
        for each in function.file.outline.mutations
        if each.scope is scope
    )


def _root(node: ast.expr) -> str:
    while isinstance(node, ast.Attribute | ast.Subscript | ast.Call):
        node = node.func if isinstance(node, ast.Call) else node.value
    return node.id if isinstance(node, ast.Name) else ""


def _is_about_tools(scope: Scope) -> bool:
    """Whether a function, or the module outside one, speaks of tools."""
    function = scope.function()
    around = function.node if function is not None else scope.node
    return any("tool" in each.lower() for each in identifiers_in(around))


def _lists_copies(function: ast.AsyncFunctionDef) -> bool:
    """Whether a method that lists tools gives copies of them other schemas."""
    if function.name not in _LISTING:
        return False
    for each in walk(function):
        if isinstance(each, ast.Call):
            if isinstance(each.func, ast.Attribute) and each.func.attr == "model_copy" and each.keywords:
                return True
            if any(_SCHEMAS & {keyword.arg} and _is_reworked(keyword.value) for keyword in each.keywords):
                return True
    return False


def _is_reworked(node: ast.expr) -> bool:
    """Whether a schema is made of the schema of something, and is not simply it."""
    return not isinstance(node, ast.Attribute) and any(
        isinstance(each, ast.Attribute) and each.attr in _SCHEMAS for each in walk(node)
    )
