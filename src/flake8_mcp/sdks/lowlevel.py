"""Low-level servers: `Tool(...)` objects, and the handlers that list tools."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import libcst as cst

from flake8_mcp.model import Registration
from flake8_mcp.syntax.names import Bound, identity
from flake8_mcp.syntax.outline import dotted_name
from flake8_mcp.syntax.segments import NodePlace, span_of
from flake8_mcp.syntax.values import Array, FixedPlace, Object, Unknown, text_of

from ._following import listed_by
from ._functions import Function, function_of
from ._objects import tool_of_object
from ._receivers import receiver_of
from ._sdk import call_token
from .classes import LIST_RESULTS, TOOL_TYPES

if TYPE_CHECKING:
    from flake8_mcp.model import Sdk, Server
    from flake8_mcp.syntax.outline import Located, Scope
    from flake8_mcp.syntax.values import Place, Value

    from ._sdk import Discovery


LIST_METHOD = "tools/list"


def discover_handlers(discovery: Discovery) -> None:
    """Record the tools that tools/list handlers return, on the server that the handler belongs to."""
    outline = discovery.file.outline
    for located in outline.functions:
        for decorator in located.node.decorator_list:
            function = decorator.func if isinstance(decorator, ast.Call) else decorator
            if not isinstance(function, ast.Attribute) or function.attr != "list_tools":
                continue
            receiver = receiver_of(discovery, function.value, located.scope)
            if receiver.verdict == "other" or receiver.server is None:
                continue
            if receiver.verdict == "open" and not discovery.belongs_to_mcp():
                continue
            server = receiver.server
            server.sdk = _lowlevel_sdk(discovery, server, "mcp1")
            _read_handler(discovery, server, Function(discovery.file, located.node, located.scope))
    for call in outline.calls:
        for keyword in call.node.keywords:
            if keyword.arg == "on_list_tools":
                _read_handler_argument(discovery, call, call.node, keyword.value)
        function = call.node.func
        if isinstance(function, ast.Attribute) and function.attr == "add_request_handler" and _is_listing(call.node):
            _read_handler_argument(discovery, call, function.value, call.node.args[-1])


def _is_listing(call: ast.Call) -> bool:
    """Whether `add_request_handler("tools/list", Params, handler)` answers the listing."""
    first = call.args[0] if len(call.args) > 1 else None
    return isinstance(first, ast.Constant) and first.value == LIST_METHOD


def _lowlevel_sdk(discovery: Discovery, server: Server, profile: str) -> Sdk:
    """The release of a low-level server: how its handler is registered shows the major."""
    return discovery.sdk(profile) if server.sdk.family != "fm" else server.sdk


def _read_handler_argument(discovery: Discovery, call: Located[ast.Call], server: ast.expr, handler: ast.expr) -> None:
    receiver = receiver_of(discovery, server, call.scope)
    if receiver.verdict == "other" or receiver.server is None or not (receiver.lowlevel or discovery.belongs_to_mcp()):
        return
    receiver.server.sdk = _lowlevel_sdk(discovery, receiver.server, "mcp2")
    functions = [found for each in discovery.file.resolve(dotted_name(handler), call.scope) if (found := function_of(each))]
    if len(functions) != 1:
        discovery.unread(discovery.place(handler), "the handler of on_list_tools is not in reach")
        return
    _read_handler(discovery, receiver.server, functions[0])


def _read_handler(discovery: Discovery, server: Server, handler: Function) -> None:
    """Record what a handler lists: as it stands in its `return`, else by following its code."""
    scope = handler.file.outline.scopes[handler.node]
    items: list[Value] = []
    for node in handler.file.outline.returns_of(scope):
        listed = _listed(discovery.evaluator.of_node(handler.file, node, scope)) if node is not None else ()
        if listed is None or any(not _is_definition(each) for each in listed):
            value = listed_by(discovery, handler)
            followed = _listed(value)
            if followed is None:
                reason = value.reason if isinstance(value, Unknown) else "the list is not known"
                _unread_handler(discovery, handler, scope, node, reason)
                return
            items = list(followed)
            break
        items.extend(listed)
    for item in items:
        if isinstance(item, Object):
            _add(discovery, item, server)
        else:
            reason = item.reason if isinstance(item, Unknown) else "an item of the list is no tool"
            discovery.unread(item.place, reason)


def _is_definition(value: Value) -> bool:
    """Whether an item of a list is a tool whose name is known."""
    return isinstance(value, Object) and text_of(value.get("name")) is not None


def _unread_handler(
    discovery: Discovery, handler: Function, scope: Scope, node: ast.expr | None, reason: str
) -> None:
    """A list that is not known: the `Tool(...)` calls inside the handler are read by themselves."""
    file = handler.file
    if any(_is_within(call.scope, scope) and _tool_type(discovery, call) for call in file.outline.calls):
        return
    discovery.unread(FixedPlace(file.source, span_of(file.source, node if node is not None else handler.node)), reason)


def _is_within(scope: Scope, outer: Scope) -> bool:
    current: Scope | None = scope
    while current is not None:
        if current is outer:
            return True
        current = current.parent
    return False


def _listed(value: Value) -> tuple[Value, ...] | None:
    """The tools of a returned list, or of a `ListToolsResult(tools=[...])`."""
    if isinstance(value, Object) and (value.maker in LIST_RESULTS or value.maker is None):
        inner = value.get("tools")
        return _listed(inner) if inner is not None else None
    if isinstance(value, Array) and value.kind in {"list", "tuple"}:
        return value.items
    return None


def _add(discovery: Discovery, item: Object, server: Server) -> None:
    place = item.place
    if place.source is discovery.file.source:
        discovery.read_spans.add(place.span)
    token: Place = place
    if item.maker is not None and isinstance(place, NodePlace) and isinstance(place.node, cst.Call):
        function = place.node.func
        token = NodePlace(place.segment, function.attr if isinstance(function, cst.Attribute) else function)
    registration = Registration("tool_object" if item.maker in TOOL_TYPES else "dict", place, token)
    discovery.add(tool_of_object(item, sdk=server.sdk, registration=registration, server=server, certain=True))


def _tool_type(discovery: Discovery, located: Located[ast.Call]) -> str | None:
    """The profile of a call of the Tool type, None for any other call."""
    parts = dotted_name(located.node.func)
    if parts[-1:] != ("Tool",) and not _may_be_alias(discovery, parts):
        return None
    for reference in discovery.file.resolve(parts, located.scope):
        shown = TOOL_TYPES.get(identity(reference) or "")
        if shown is not None:
            return shown
        if isinstance(reference, Bound) and reference.binding.kind == "class" and not reference.rest:
            node = reference.binding.node
            assert isinstance(node, ast.ClassDef)
            for base in node.bases:
                for each in reference.file.resolve(dotted_name(base), reference.binding.scope):
                    if identity(each) in TOOL_TYPES and not node.body[1:]:
                        return TOOL_TYPES[identity(each) or ""]
    return None


def _may_be_alias(discovery: Discovery, parts: tuple[str, ...]) -> bool:
    if len(parts) != 1:
        return False
    if discovery.tool_aliases is None:
        discovery.tool_aliases = _tool_aliases(discovery)
    return parts[0] in discovery.tool_aliases


def _tool_aliases(discovery: Discovery) -> frozenset[str]:
    """The names under which the file imports or assigns something called Tool."""
    found: set[str] = set()
    for scope in discovery.file.outline.scopes.values():
        for name, bindings in scope.bindings.items():
            for binding in bindings:
                alias = getattr(binding.node, "alias", None)
                if (alias is not None and alias.name == "Tool") or (
                    binding.value is not None and dotted_name(binding.value)[-1:] == ("Tool",)
                ):
                    found.add(name)
    return frozenset(found)


def discover_tool_calls(discovery: Discovery) -> None:
    """Record every `Tool(...)` of the file that no handler gave already."""
    for located in discovery.file.outline.calls:
        if discovery.runs(located.branch) and _tool_type(discovery, located):
            _add_call(discovery, located, None)


def _add_call(discovery: Discovery, located: Located[ast.Call], server: Server | None) -> None:
    span = span_of(discovery.file.source, located.node)
    if span in discovery.read_spans:
        return
    discovery.read_spans.add(span)
    code = discovery.evaluator.code(discovery.file, located.node, located.scope)
    if isinstance(code, Unknown):
        discovery.unread(code.place, code.reason)
        return
    written = discovery.evaluator.keywords_object(code, "mcp.types.Tool")
    shown = _tool_type(discovery, located)
    sdk = server.sdk if server is not None and server.sdk.family != "unknown" else _types_sdk(discovery, shown)
    registration = Registration("tool_object", discovery.place(located.node), call_token(code))
    condition = discovery.conditions(located.branch, located.scope)
    tool = tool_of_object(written, sdk=sdk, registration=registration, server=server, condition=condition, certain=True)
    discovery.add(tool)


def _types_sdk(discovery: Discovery, shown: str | None) -> Sdk:
    """The SDK of a type that both majors have: what else the file imports or does tells the major."""
    if shown == "mcp2":
        return discovery.sdk(shown)
    file = discovery.shown_profile()
    if file in {"mcp1", "mcp2"}:
        return discovery.sdk(file)
    for server in discovery.servers.values():
        if server.sdk.family == "mcp" and server.sdk.profile in {"mcp1", "mcp2"}:
            return server.sdk
    return discovery.sdk("mcp")
