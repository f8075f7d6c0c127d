"""Results that code builds by hand: `CallToolResult(...)`."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.model import Result
from flake8_mcp.schemas.expressions import ExpressionPlace
from flake8_mcp.syntax.names import identity
from flake8_mcp.syntax.outline import dotted_name

from ._displays import literal_kind
from ._sdk import name_place

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.syntax.outline import Located
    from flake8_mcp.syntax.values import Place

    from ._sdk import Discovery

_NAME = "CallToolResult"
_MODULES = frozenset({"mcp", "mcp.types", "mcp_types"})
# mcp 2.3.0 takes both; mcp 1.30.0 keeps the second as a field of its own
_STRUCTURED = frozenset({"structuredContent", "structured_content"})


def discover_results(discovery: Discovery) -> None:
    """Record the results of a file."""
    if _NAME not in discovery.file.source.text:
        return
    for call in discovery.file.outline.calls:
        parts = dotted_name(call.node.func)
        if not parts or not call.node.keywords or any(each.arg is None for each in call.node.keywords):
            continue
        names = {identity(each) or "" for each in discovery.file.resolve(parts, call.scope)}
        if names and all(each.rpartition(".")[0] in _MODULES and each.endswith(f".{_NAME}") for each in names):
            discovery.module.results.append(_result(discovery, call))


def _result(discovery: Discovery, call: Located[ast.Call]) -> Result:
    profile = discovery.shown_profile()
    content = next((each.value for each in call.node.keywords if each.arg == "content"), None)
    structured = next(
        (
            each.value
            for each in call.node.keywords
            if each.arg in _STRUCTURED and (profile != "mcp1" or each.arg == "structuredContent")
        ),
        None,
    )
    kind = literal_kind(structured) if structured is not None else None
    has_structured = structured is not None and kind != "null"
    file = discovery.file
    return Result(
        profile,
        ExpressionPlace(file, content) if content is not None else None,
        isinstance(content, ast.List | ast.Tuple) and not content.elts,
        tuple(_strays(discovery, content)) if content is not None else (),
        ExpressionPlace(file, structured) if structured is not None and has_structured else None,
        kind if has_structured else None,
        _function(discovery, call),
    )


def _function(discovery: Discovery, call: Located[ast.Call]) -> Place | None:
    scope = call.scope.function()
    if scope is None or not isinstance(scope.node, ast.FunctionDef | ast.AsyncFunctionDef):
        return None
    return name_place(discovery.file, scope.node)


def _strays(discovery: Discovery, content: ast.expr) -> Iterator[tuple[Place, str]]:
    """What stands in the content and is no content block."""
    file = discovery.file
    if not isinstance(content, ast.List | ast.Tuple):
        kind = literal_kind(content)
        if kind not in {None, "array"}:
            yield ExpressionPlace(file, content), "whole"
        return
    for item in content.elts:
        kind = literal_kind(item)
        if kind == "string":
            yield ExpressionPlace(file, item), "text"
        elif kind in {"integer", "number", "boolean", "null", "array"}:
            yield ExpressionPlace(file, item), "number"
        elif isinstance(item, ast.Dict) and _lacks_type(item):
            yield ExpressionPlace(file, item), "dict"


def _lacks_type(node: ast.Dict) -> bool:
    """Whether a dict surely has no `type`: every key is a constant, and none of them is it."""
    return all(isinstance(each, ast.Constant) and each.value != "type" for each in node.keys)
