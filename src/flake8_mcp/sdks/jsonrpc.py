"""Servers that speak JSON-RPC themselves: what they answer to `tools/list`."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.model import Registration, Server
from flake8_mcp.syntax.segments import span_of
from flake8_mcp.syntax.values import Array, FixedPlace, Object, Unknown, text_of

from ._changed_tools import as_changed
from ._functions import Function
from ._listed import listed_by, seen_in
from ._objects import tool_of_object
from .lowlevel import LIST_METHOD

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.syntax.outline import Located
    from flake8_mcp.syntax.values import Value

    from ._sdk import Discovery


def discover_answers(discovery: Discovery) -> None:
    """Record the tools in every `{"tools": [...]}` of a file that names the method `tools/list`.

    The list is read where it stands; if it is built step by step, the function around it is followed.
    """
    if LIST_METHOD not in discovery.file.source.text:
        return
    for located in discovery.file.outline.dicts:
        if "tools" not in {each.value for each in located.node.keys if isinstance(each, ast.Constant)}:
            continue
        value = discovery.evaluator.of_node(discovery.file, located.node, located.scope)
        items = _tools_in(value)
        if items is None or not all(_is_named(each) for each in items):
            items = _followed(discovery, located) or items
        if items is None and _answers_listing(located):
            listed = value.get("tools") if isinstance(value, Object) else value
            reason = listed.reason if isinstance(listed, Unknown) else "the list is not known"
            discovery.unread(discovery.place(located.node), reason)
        if items and any(_is_definition(each) for each in items):
            _record(discovery, located, items)


def _tools_in(value: Value) -> tuple[Value, ...] | None:
    listed = value.get("tools") if isinstance(value, Object) else None
    return listed.items if isinstance(listed, Array) and listed.kind in {"list", "tuple"} else None


def _is_definition(value: Value) -> bool:
    return isinstance(value, Object) and value.get("name") is not None and value.get("inputSchema") is not None


def _is_incomplete(value: Object) -> bool:
    """Whether an item beside definitions is one that lacks its name or its schema."""
    return value.rest is None and (value.get("name") is not None or value.get("inputSchema") is not None)


def _is_named(value: Value) -> bool:
    return _is_definition(value) and isinstance(value, Object) and text_of(value.get("name")) is not None


def _followed(discovery: Discovery, located: Located[ast.Dict]) -> tuple[Value, ...] | None:
    """What the function around an answer lists: found anywhere in its result, or in the answer when it has been run."""
    function = located.scope.function()
    if (
        function is None
        or function.parent is None
        or not isinstance(function.node, ast.FunctionDef | ast.AsyncFunctionDef)
    ):
        return None
    around = Function(discovery.file, function.node, function.parent)
    results = listed_by(discovery, around)
    found = next((items for result in results for each in _objects(result) if (items := _tools_in(each))), None)
    return found or _tools_in(seen_in(discovery, around, located.node))


def _answers_listing(located: Located[ast.Dict]) -> bool:
    """Whether a dict stands in the branch for `tools/list`, or in a function that is called like one for it."""
    function = located.scope.function()
    name = getattr(function.node, "name", "").lower() if function is not None else ""
    if "list" in name and "tools" in name:
        return True
    for each in located.branch.chain() if located.branch is not None else ():
        test = each.node.test if isinstance(each.node, ast.If) and each.arm == "body" else None
        shown = each.node.pattern if isinstance(each.node, ast.match_case) else test
        if shown is not None and any(isinstance(i, ast.Constant) and i.value == LIST_METHOD for i in ast.walk(shown)):
            return True
    return False


def _objects(value: Value) -> Iterator[Object]:
    work = [value]
    while work:
        each = work.pop()
        if isinstance(each, Object):
            yield each
            work.extend(entry.value for entry in each.entries)


def _record(discovery: Discovery, located: Located[ast.Dict], items: tuple[Value, ...]) -> None:
    sdk = discovery.sdk("literal")
    place = FixedPlace(discovery.file.source, span_of(discovery.file.source, located.node))
    server = Server(None, sdk, place, ("answer", discovery.file.path, place.span))
    discovery.servers[server.key] = server
    read = frozenset(discovery.read_spans)  # a loop makes several tools of one place
    for item in items:
        if isinstance(item, Object) and (_is_definition(item) or _is_incomplete(item)):
            span = item.place.span
            if item.place.source is discovery.file.source:
                if span in read and _is_named(item):
                    continue
                discovery.read_spans.add(span)
            registration = Registration("dict", item.place, item.place)
            tool = tool_of_object(item, sdk=sdk, registration=registration, server=server, certain=True)
            discovery.add(as_changed(discovery.file, tool))
        elif isinstance(item, Unknown):
            discovery.unread(item.place, item.reason)
