"""Low-level servers: `Tool(...)` objects, and the handlers that list tools."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import libcst as cst

from flake8_mcp.model import Registration, UnorderedSet
from flake8_mcp.syntax.names import Bound, Missing, identity
from flake8_mcp.syntax.outline import FromImport, dotted_name
from flake8_mcp.syntax.segments import NodePlace, span_of
from flake8_mcp.syntax.values import Array, FixedPlace, Object, Unknown, same, text_of
from flake8_mcp.syntax.walking import walk

from ._changed_tools import as_changed
from ._following import is_within
from ._functions import Function, function_of
from ._listed import listed_by
from ._objects import tool_of_object
from ._receivers import receiver_of
from ._sdk import call_token
from .classes import LIST_RESULTS, TOOL_TYPES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.model import Sdk, Server
    from flake8_mcp.syntax.evaluate import Code
    from flake8_mcp.syntax.outline import FunctionNode, Located, Scope
    from flake8_mcp.syntax.project import CodeFile
    from flake8_mcp.syntax.source import Span
    from flake8_mcp.syntax.values import Place, Value

    from ._sdk import Discovery


LIST_METHOD = "tools/list"
_SHOWN_BY = frozenset({"name", "inputSchema"})


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
    functions = [
        found for each in discovery.file.resolve(dotted_name(handler), call.scope) if (found := function_of(each))
    ]
    if len(functions) != 1:
        discovery.unread(discovery.place(handler), "the handler of on_list_tools is not in reach")
        return
    _read_handler(discovery, receiver.server, functions[0])


def _read_handler(discovery: Discovery, server: Server, handler: Function) -> None:
    """Record what a handler lists: as it stands in its `return`, else by following its code."""
    scope = handler.file.outline.scopes[handler.node]
    nodes = [each for each in handler.file.outline.returns_of(scope) if each is not None]
    values = [discovery.evaluator.of_node(handler.file, node, scope) for node in nodes]
    lists = [_listed(each) for each in values]
    if not all(each is not None and all(map(_is_definition, each)) for each in lists):
        values = listed_by(discovery, handler)
        lists = [_listed(each) for each in values]
        unknown = next((each for each, listed in zip(values, lists, strict=True) if listed is None), None)
        if unknown is not None or not lists:
            reason = unknown.reason if isinstance(unknown, Unknown) else "the list is not known"
            _unread_handler(discovery, handler, scope, nodes[-1], reason)
    server.lists_all = all(map(_is_whole, values)) and not server.tools
    server.unordered += _sets(handler.file, handler.node)
    found: dict[tuple[str, Span], list[Value]] = {}
    for item in (each for listed in lists if listed is not None for each in listed):
        made = found.setdefault((item.place.source.path, item.place.span), [])
        if any(item is each or _is_made_again(item, each) for each in made):
            continue  # in what several `return` statements give, or walked more than once
        made.append(item)
        if isinstance(item, Object):
            _add(discovery, item, server)
        else:
            reason = item.reason if isinstance(item, Unknown) else "an item of the list is not followed"
            discovery.unread(item.place, reason)


def _is_made_again(one: Value, other: Value) -> bool:
    """Whether two values come from the same place and are equal as far as they are known.

    So are tools that one statement registers under several conditions, of which only one holds.
    """
    if isinstance(one, Unknown) and isinstance(other, Unknown):
        return one.place.source is other.place.source and one.place.span == other.place.span
    if isinstance(one, Array) and isinstance(other, Array):
        return len(one.items) == len(other.items) and all(map(_is_made_again, one.items, other.items))
    if not isinstance(one, Object) or not isinstance(other, Object):
        return same(one, other)
    return (
        (one.place.source is other.place.source and one.place.span == other.place.span)
        and len(one.entries) == len(other.entries)
        and all(
            same(a.key, b.key) and _is_made_again(a.value, b.value)
            for a, b in zip(one.entries, other.entries, strict=True)
        )
    )


def _is_whole(value: Value) -> bool:
    """Whether a list of tools is known, with all their names."""
    if isinstance(value, Object):
        inner = value.get("tools")
        return inner is not None and _is_whole(inner)
    return isinstance(value, Array) and value.complete and all(map(_is_definition, value.items))


def _sets(file: CodeFile, node: FunctionNode) -> Iterator[UnorderedSet]:
    """The sets that a handler goes through without sorting."""
    for each in walk(node):
        if isinstance(each, ast.comprehension | ast.For | ast.AsyncFor):
            made = each.iter
            scope = file.outline.scopes[node]
            value: ast.expr | None = made
            if isinstance(made, ast.Name):
                references = file.resolve((made.id,), scope)
                binding = references[0].binding if len(references) == 1 and isinstance(references[0], Bound) else None
                value = binding.value if binding is not None and binding.kind == "assign" else None
            if value is not None and _is_set(file, value, scope):
                yield UnorderedSet(FixedPlace(file.source, span_of(file.source, made)), _holds_texts(value))


def _holds_texts(node: ast.expr) -> bool:
    """Whether all items of a set are texts: those of its display, or of the one that it is made of."""
    if isinstance(node, ast.Call) and len(node.args) == 1:
        node = node.args[0]
    items = node.elts if isinstance(node, ast.Set | ast.List | ast.Tuple) else []
    return bool(items) and all(isinstance(each, ast.Constant) and isinstance(each.value, str) for each in items)


def _is_set(file: CodeFile, node: ast.expr, scope: Scope) -> bool:
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    if not isinstance(node, ast.Call):
        return False
    return {identity(each) for each in file.resolve(dotted_name(node.func), scope)} == {"builtins.set"}


def _is_definition(value: Value) -> bool:
    """Whether an item of a list is a tool whose name is known."""
    return isinstance(value, Object) and text_of(value.get("name")) is not None


def _unread_handler(discovery: Discovery, handler: Function, scope: Scope, node: ast.expr, reason: str) -> None:
    """A list that is not known: the `Tool(...)` calls inside the handler are read by themselves."""
    file = handler.file
    for call in file.outline.calls:
        if (
            is_within(call.scope, scope)
            and any(each.arg for each in call.node.keywords)
            and _tool_type(discovery, call)
        ):
            return
    discovery.unread_handlers.append(scope)
    discovery.unread(FixedPlace(file.source, span_of(file.source, node)), reason)


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
    else:
        discovery.read_elsewhere.add((place.source.path, place.span))
    token: Place = place
    if item.maker is not None and isinstance(place, NodePlace) and isinstance(place.node, cst.Call):
        function = place.node.func
        token = NodePlace(place.segment, function.attr if isinstance(function, cst.Attribute) else function)
    registration = Registration("tool_object" if item.maker in TOOL_TYPES else "dict", place, token)
    tool = tool_of_object(item, sdk=server.sdk, registration=registration, server=server, certain=True)
    discovery.add(as_changed(discovery.file, tool))


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
    found: set[str] = {"Tool"}
    assigned: list[tuple[str, str]] = []
    for scope in discovery.file.outline.scopes.values():
        for name, bindings in scope.bindings.items():
            for binding in bindings:
                if isinstance(binding.node, FromImport) and binding.node.alias.name == "Tool":
                    found.add(name)
                elif binding.value is not None and not binding.path:
                    assigned += [(name, each) for each in dotted_name(binding.value)[-1:]]
    before = 0
    while before != len(found):  # an alias of an alias
        before = len(found)
        found.update(name for name, value in assigned if value in found)
    return frozenset(found)


def discover_tool_calls(discovery: Discovery) -> None:
    """Record every `Tool(...)` of the file that no handler gave already."""
    for located in discovery.file.outline.calls:
        shown = _tool_type(discovery, located) if discovery.runs(located.branch) else None
        if shown is not None:
            _add_call(discovery, located, shown)
        elif discovery.file.outline.star_imports and _may_be_starred(discovery, located):
            place = discovery.place(located.node)
            if place.span not in discovery.read_spans:
                discovery.unread(place, "Tool may come from a star import that is not followed")


def _may_be_starred(discovery: Discovery, located: Located[ast.Call]) -> bool:
    """Whether a call looks like `Tool(name=..., inputSchema=...)`, and a star import may give the name."""
    parts = dotted_name(located.node.func)
    if parts != ("Tool",) or not {each.arg for each in located.node.keywords} >= _SHOWN_BY:
        return False
    references = discovery.file.resolve(parts, located.scope)
    return any(isinstance(each, Missing) for each in references) and discovery.belongs_to_mcp()


def _add_call(discovery: Discovery, located: Located[ast.Call], shown: str) -> None:
    source = discovery.file.source
    span = span_of(source, located.node)
    if span in discovery.read_spans:
        return
    code = discovery.evaluator.code(discovery.file, located.node, located.scope)
    if isinstance(code, Unknown):
        discovery.unread(code.place, code.reason)
        return
    is_read = (source, span) in discovery.calls.spreads  # as a part of something larger
    written = discovery.calls.keywords(code, discovery.evaluator, "mcp.types.Tool")
    place, token = _places(written, code)
    if place.source is source:
        if place.span in discovery.read_spans or (is_read and written.get("name") is None):
            return
        discovery.read_spans.add(place.span)
    elif (place.source.path, place.span) in discovery.read_elsewhere:
        return
    if not written.entries and written.rest is not None:
        if not any(is_within(located.scope, each) for each in discovery.unread_handlers):
            discovery.unread(place, written.rest.reason)
        return
    registration = Registration("tool_object", place, token)
    condition = discovery.conditions(located.branch, located.scope)
    sdk = types_sdk(discovery, shown)
    tool = tool_of_object(written, sdk=sdk, registration=registration, condition=condition, certain=True)
    discovery.add(as_changed(discovery.file, tool))


def _places(written: Object, code: Code) -> tuple[Place, Place]:
    """The place of a definition and its token: of the dict that is all that a call is given, else of the call."""
    is_call = isinstance(written.place, NodePlace) and written.place.node is code.node
    return (written.place, call_token(code) if is_call else written.place)


def types_sdk(discovery: Discovery, shown: str) -> Sdk:
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
