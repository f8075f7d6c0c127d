"""Registrations that an SDK refuses for what they are given: callables without a name, tools and functions mixed up.

Run with mcp 1.30.0 and 2.3.0, fastmcp 2.14.7, 3.4.11 and 4.2.3.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.model import Raises, Refused
from flake8_mcp.schemas.expressions import ExpressionPlace
from flake8_mcp.syntax.names import Bound, identity
from flake8_mcp.syntax.outline import dotted_name
from flake8_mcp.syntax.walking import walk

from ._expected import is_expected

if TYPE_CHECKING:
    from flake8_mcp.model import Sdk
    from flake8_mcp.syntax.outline import Scope
    from flake8_mcp.syntax.references import Reference
    from flake8_mcp.syntax.values import Object

    from ._sdk import Discovery

_PLAIN_BASES = frozenset({"builtins.object", "abc.ABC", "typing.Protocol", "typing.Generic"})


ADD_TOOL_TAKES_TOOLS = (2, 8)  # fastmcp 2.5.2 takes functions and keywords, 2.8.1 one tool


def record_refused(discovery: Discovery, raises: Raises, sdk: Sdk) -> None:
    """Record a registration that fails and makes no tool."""
    expected = is_expected(discovery.file, raises.place, raises.type)
    discovery.module.refused.append(Refused(raises, sdk, expected))


def refused_callable(  # noqa: PLR0913, PLR0917 - what a registration consists of
    discovery: Discovery, given: ast.expr, scope: Scope, keywords: Object, form: str, sdk: Sdk
) -> Raises | None:
    """What a registration raises for a callable that is no function, None if it takes it or it is not known.

    `form` is add_tool, tool_object (`from_function`) or call.
    """
    kind = _kind(discovery, given, scope)
    if kind is None or sdk.family not in {"mcp", "fm"} or (sdk.family == "fm" and sdk.number < ADD_TOOL_TAKES_TOOLS):
        return None
    place = ExpressionPlace(discovery.file, given)
    if sdk.profile == "fm2" and form == "add_tool":
        return Raises("AttributeError", "add_tool takes a tool", place, "function")
    if kind == "lambda":
        name = keywords.get("name")
        if name is not None or keywords.rest is not None:
            return None
        return Raises("ValueError", "a lambda has no name", place, kind)
    if sdk.family == "mcp":
        return Raises("AttributeError", "the callable has no __name__", place, kind)
    if form == "call":
        return Raises("TypeError", "tool() takes functions", place, kind)
    if sdk.profile == "fm2" and kind == "partial":
        return Raises("PydanticSchemaGenerationError", "pydantic makes no schema of a partial", place, kind)
    return None


def _kind(discovery: Discovery, given: ast.expr, scope: Scope) -> str | None:
    """lambda, partial or instance; None for anything else."""
    if isinstance(given, ast.Lambda):
        return "lambda"
    if isinstance(given, ast.Call):
        references = discovery.file.resolve(dotted_name(given.func), scope)
        if any(identity(each) == "functools.partial" for each in references):
            return "partial"
        return "instance" if len(references) == 1 and _is_callable_class(references[0]) else None
    if not isinstance(given, ast.Name):
        return None
    references = discovery.file.resolve((given.id,), scope)
    reference = references[0] if len(references) == 1 else None
    if not isinstance(reference, Bound) or reference.rest or reference.file is not discovery.file:
        return None
    binding = reference.binding
    if binding.kind != "assign" or binding.path or not isinstance(binding.value, ast.Lambda | ast.Call):
        return None
    outline = reference.file.outline
    if outline.assigns_attribute("__name__") or "update_wrapper" in reference.file.source.text:
        return None
    return _kind(discovery, binding.value, binding.scope)


def _is_callable_class(reference: Reference) -> bool:
    """Whether a class in reach makes callable objects that have no `__name__` for sure."""
    if not isinstance(reference, Bound) or reference.rest or not isinstance(reference.binding.node, ast.ClassDef):
        return False
    node = reference.binding.node
    if node.decorator_list or node.keywords or reference.file.outline.assigns_attribute("__name__"):
        return False
    for base in node.bases:
        names = {identity(each) for each in reference.file.resolve(dotted_name(base), reference.binding.scope)}
        if not names <= _PLAIN_BASES:
            return False
    members = {name for each in node.body for name in _names(each)}
    return "__call__" in members and members.isdisjoint({"__name__", "__getattr__", "__getattribute__", "__new__"})


def _names(statement: ast.stmt) -> set[str]:
    if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return {statement.name}
    return {each.id for each in walk(statement) if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)}
