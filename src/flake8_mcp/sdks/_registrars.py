"""Who registers: what stands after `@` or in front of `(function)`."""

from __future__ import annotations

import ast
from dataclasses import replace
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass
from flake8_mcp.syntax.names import Bound, identity
from flake8_mcp.syntax.outline import dotted_name
from flake8_mcp.syntax.values import Unknown, text_of

from ._arguments import arguments_of, positional_names
from ._receivers import receiver_of
from .classes import REGISTERING_METHODS, STANDALONE_DECORATORS

if TYPE_CHECKING:
    from flake8_mcp.model import Sdk, Server
    from flake8_mcp.syntax.outline import Scope
    from flake8_mcp.syntax.project import CodeFile
    from flake8_mcp.syntax.references import Reference
    from flake8_mcp.syntax.values import Object

    from ._sdk import Discovery


@dataclass(frozen=True, slots=True)
class Registrar:
    """Who registers: the server (None for a standalone decorator), the SDK, and how sure the evidence is.

    `given` are arguments that functools.partial holds already; `method` is what registers.
    """

    server: Server | None
    sdk: Sdk
    certain: bool
    given: Object | None = None
    method: str = "tool"


def registrar_of(discovery: Discovery, function: ast.expr, scope: Scope) -> Registrar | None:
    """Who an expression in front of `(...)` or after `@` registers for; None if it is no registrar."""
    parts = dotted_name(function)
    if is_configured(discovery, parts, scope):
        return Registrar(None, discovery.open_sdk(), certain=True)
    if isinstance(function, ast.Attribute):
        return _of_attribute(discovery, function, parts, scope)
    for reference in discovery.file.resolve(parts, scope):
        if identity(reference) in STANDALONE_DECORATORS:
            return Registrar(None, _standalone_sdk(discovery), certain=True)
        bound = _bound_tool(discovery, reference)
        if bound is not None:
            return bound
    return None


def is_configured(discovery: Discovery, parts: tuple[str, ...], scope: Scope) -> bool:
    """Whether the options name a decorator or function as one that registers tools."""
    configured = discovery.settings.tool_decorators
    if not configured or not parts:
        return False
    if ".".join(parts) in configured:
        return True
    return any(identity(each) in configured for each in discovery.file.resolve(parts, scope))


def is_standalone(file: CodeFile, decorator: ast.expr, scope: Scope) -> bool:
    """Whether a decorator is fastmcp's `@tool` without a server."""
    callee = decorator.func if isinstance(decorator, ast.Call) else decorator
    return any(identity(each) in STANDALONE_DECORATORS for each in file.resolve(dotted_name(callee), scope))


def _of_attribute(
    discovery: Discovery, function: ast.Attribute, parts: tuple[str, ...], scope: Scope
) -> Registrar | None:
    if function.attr not in _METHODS:
        return None
    if any(identity(each) in STANDALONE_DECORATORS for each in discovery.file.resolve(parts, scope)):
        return Registrar(None, _standalone_sdk(discovery), certain=True)
    receiver = receiver_of(discovery, function.value, scope)
    if receiver.verdict == "other" or receiver.lowlevel or receiver.server is None:
        return None
    if not registers(receiver.server, function.attr):
        return None
    if receiver.verdict == "open" and not discovery.belongs_to_mcp():
        return None
    certain = receiver.verdict == "server"
    return Registrar(receiver.server, receiver.server.sdk, certain=certain, method=function.attr)


def registers(server: Server, method: str) -> bool:
    """Whether a method of a server, or of what collects tools for one, registers a function."""
    return method == "tool" or method in REGISTERING_METHODS.get(server.kind, ())


_METHODS = frozenset({"tool"}).union(*REGISTERING_METHODS.values())


def _bound_tool(discovery: Discovery, reference: Reference) -> Registrar | None:
    """`tool = mcp.tool` and then `@tool(...)`, also with `functools.partial(mcp.tool, ...)`."""
    if not isinstance(reference, Bound) or reference.file is not discovery.file:
        return None
    binding = reference.binding
    value = binding.value
    if value is None or binding.kind != "assign" or binding.path:
        return None
    if reference.rest == ("tool",):
        # the reference keeps the attribute behind the server's binding
        receiver = receiver_of(discovery, value, binding.scope)
        if receiver.verdict != "server" or receiver.lowlevel or receiver.server is None:
            return None
        return Registrar(receiver.server, receiver.server.sdk, certain=True)
    if not reference.rest and isinstance(value, ast.Call) and value.args:
        return _partial_tool(discovery, value, binding.scope)
    return None


def _partial_tool(discovery: Discovery, call: ast.Call, scope: Scope) -> Registrar | None:
    if not any(identity(each) == "functools.partial" for each in discovery.file.resolve(dotted_name(call.func), scope)):
        return None
    inner = call.args[0]
    found = _of_attribute(discovery, inner, dotted_name(inner), scope) if isinstance(inner, ast.Attribute) else None
    code = discovery.evaluator.code(discovery.file, call, scope)
    if found is None or not found.certain or isinstance(code, Unknown):
        return None
    given = arguments_of(discovery.evaluator, code, ("function", *positional_names(found.sdk)))
    entries = tuple(each for each in given.entries if text_of(each.key) != "function")
    return Registrar(found.server, found.sdk, found.certain, replace(given, entries=entries))


def _standalone_sdk(discovery: Discovery) -> Sdk:
    # fastmcp 2 has a module of that name, so the decorator itself shows 3 or later
    sdk = discovery.sdk("fm")
    return sdk if sdk.profile != "fm2" else discovery.sdk("fm4")
