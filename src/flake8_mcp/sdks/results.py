"""Results that code builds by hand: `CallToolResult(...)`, and what handlers of a low-level server return."""

from __future__ import annotations

import ast
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.model import Result
from flake8_mcp.schemas.expressions import ExpressionPlace
from flake8_mcp.syntax.names import identity
from flake8_mcp.syntax.outline import dotted_name

from ._displays import literal_kind
from ._sdk import name_place
from .dispatch import decorated_dispatchers

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from flake8_mcp.syntax.outline import FunctionNode, Located
    from flake8_mcp.syntax.values import Place

    from ._sdk import Discovery

_OFFICIAL, _FASTMCP = "CallToolResult", "ToolResult"
_NAMES: Mapping[str, str] = MappingProxyType(
    {f"{module}.{_OFFICIAL}": _OFFICIAL for module in ("mcp", "mcp.types", "mcp_types")}
    | {f"fastmcp.tools{module}.{_FASTMCP}": _FASTMCP for module in ("", ".base", ".tool")}
)
# mcp 2.3.0 takes both; mcp 1.30.0 keeps the second as a field of its own
_STRUCTURED = frozenset({"structuredContent", "structured_content"})


def discover_results(discovery: Discovery) -> None:
    """Record the results that a file makes."""
    if _FASTMCP in discovery.file.source.text:  # a part of the other name too
        for call in discovery.file.outline.calls:
            api = _made(discovery, call)
            if api:
                discovery.module.results.append(_result(discovery, call, api))


def discover_returned(discovery: Discovery) -> None:
    """Record what handlers of a low-level server of mcp 1 return."""
    for server, node, _ in decorated_dispatchers(discovery):
        # what another decorator makes of the result is not followed
        if server.sdk.profile == "mcp1" and len(node.decorator_list) == 1:
            discovery.module.results += _returned(discovery, node)


def _made(discovery: Discovery, call: Located[ast.Call]) -> str:
    """Which class of results a call makes an object of; empty if it is none."""
    parts = dotted_name(call.node.func)
    if not parts or not call.node.keywords or any(each.arg is None for each in call.node.keywords):
        return ""
    found = {_NAMES.get(identity(each) or "", "") for each in discovery.file.resolve(parts, call.scope)}
    return found.pop() if len(found) == 1 else ""


def _result(discovery: Discovery, call: Located[ast.Call], api: str) -> Result:
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
    # fastmcp makes blocks of any content
    strays = _strays(discovery, content) if content is not None and api == _OFFICIAL else ()
    return Result(
        profile,
        api,
        ExpressionPlace(file, content) if content is not None else None,
        isinstance(content, ast.List | ast.Tuple) and not content.elts,
        tuple(strays),
        ExpressionPlace(file, structured) if structured is not None and has_structured else None,
        kind if has_structured else None,
        _function(discovery, call),
    )


def _returned(discovery: Discovery, node: FunctionNode) -> Iterator[Result]:
    """What a handler of mcp 1 returns: content, a dict with structured content, or a tuple of both.

    mcp 1.30.0 makes a CallToolResult of it; a dict is then its text too.
    """
    file = discovery.file
    for value in file.outline.returns_of(file.outline.scopes[node]):
        content, structured = value, None
        if isinstance(value, ast.Tuple) and len(value.elts) == _BOTH:
            content, structured = value.elts
        kind = literal_kind(structured) if structured is not None else None
        if content is not None and literal_kind(content) != "object":
            yield Result(
                "mcp1",
                "return",
                strays=tuple(_strays(discovery, content)),
                structured=ExpressionPlace(file, structured) if structured is not None and kind != "null" else None,
                structured_kind=kind,
            )


_BOTH = 2


def _function(discovery: Discovery, call: Located[ast.Call]) -> Place | None:
    scope = call.scope.function()
    if scope is None or not isinstance(scope.node, ast.FunctionDef | ast.AsyncFunctionDef):
        return None
    return name_place(discovery.file, scope.node)


def _strays(discovery: Discovery, content: ast.expr) -> Iterator[tuple[Place, str]]:
    """What stands in the content and is no content block."""
    file = discovery.file
    if not isinstance(content, ast.List | ast.Tuple | ast.ListComp):
        kind = literal_kind(content)
        if kind is not None:
            yield ExpressionPlace(file, content), "whole"
        return
    for item in [content.elt] if isinstance(content, ast.ListComp) else content.elts:
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
