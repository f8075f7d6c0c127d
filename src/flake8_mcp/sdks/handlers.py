"""Handlers of low-level servers that their SDK cannot call, or whose results it does not take."""

from __future__ import annotations

import ast
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.model import Use
from flake8_mcp.syntax.names import identity
from flake8_mcp.syntax.outline import dotted_name
from flake8_mcp.syntax.segments import span_of
from flake8_mcp.syntax.source import Span
from flake8_mcp.syntax.values import Array, FixedPlace, Object, Scalar, text_of

from ._displays import literal_kind
from ._functions import function_of
from ._receivers import receiver_of
from ._sdk import name_place

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from flake8_mcp.model import Sdk
    from flake8_mcp.syntax.outline import FunctionNode
    from flake8_mcp.syntax.project import CodeFile
    from flake8_mcp.syntax.values import Place, Value

    from ._sdk import Discovery

# mcp 2.3.0: what handlers return, and the field of it that is a list.
_RESULTS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {"on_list_tools": ("ListToolsResult", "tools"), "on_call_tool": ("CallToolResult", "content")}
)
# The fields that some revision requires of them.
_FIELDS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {"on_list_tools": ("tools", "resultType", "ttlMs", "cacheScope"), "on_call_tool": ("content", "resultType")}
)
_TYPES = ("mcp.types.", "mcp_types.")
# mcp 1.10.0: what is listed is kept by its name; before, pydantic made tools of dicts
_READS_NAMES_SINCE = (1, 10)


def handler_uses(discovery: Discovery) -> Iterator[Use]:
    """The handlers of low-level servers that do not work."""
    outline = discovery.file.outline
    for call in outline.calls:
        for keyword in call.node.keywords:
            if keyword.arg is not None and keyword.arg in _RESULTS:
                references = discovery.file.resolve(dotted_name(keyword.value), call.scope)
                function = function_of(references[0]) if len(references) == 1 else None
                if function is not None and not function.node.decorator_list:
                    handler = _Handler(discovery, function.file, function.node, keyword.arg, discovery.sdk("mcp2"))
                    yield from handler.of_mcp_2(discovery.place(keyword.value))
    for located in outline.functions:
        for decorator in located.node.decorator_list:
            function_node = decorator.func if isinstance(decorator, ast.Call) else decorator
            if not isinstance(function_node, ast.Attribute) or function_node.attr != "list_tools":
                continue
            receiver = receiver_of(discovery, function_node.value, located.scope)
            known = receiver.verdict == "server" and receiver.lowlevel and receiver.server is not None
            if known and len(located.node.decorator_list) == 1 and receiver.server is not None:
                sdk = receiver.server.sdk
                yield from _Handler(discovery, discovery.file, located.node, "list_tools", sdk).of_mcp_1()


class _Handler:
    """One handler: `api` is the keyword or the decorator that registers it."""

    def __init__(self, discovery: Discovery, file: CodeFile, node: FunctionNode, api: str, sdk: Sdk) -> None:
        self.discovery = discovery
        self.file = file
        self.node = node
        self.api = api
        self.sdk = sdk

    def of_mcp_2(self, given: Place) -> Iterator[Use]:
        """A handler of mcp 2: async, with a context and parameters, returning a whole result."""
        arguments = [*self.node.args.posonlyargs, *self.node.args.args]
        required = len(arguments) - len(self.node.args.defaults)
        owner = 1 if arguments and arguments[0].arg in {"self", "cls"} else 0
        takes_two = required - owner <= 2 <= len(arguments) - owner  # noqa: PLR2004 - as it is called
        fits = takes_two or self.node.args.vararg is not None
        if not isinstance(self.node, ast.AsyncFunctionDef) or not fits:
            yield self._use(given, "signature")
            return
        result, field = _RESULTS[self.api]
        for node, value, place in self._returned():
            if isinstance(value, Object) and value.maker is None:
                yield from self._dict(node, value, place, f"{result}({field}=...)")
            elif isinstance(value, Array | Scalar) or literal_kind(node) is not None:
                yield self._use(place, "result", f"{result}({field}=...)")

    def _dict(self, node: ast.expr, value: Object, place: Place, instead: str) -> Iterator[Use]:
        """A dict is sent as it is, if it is JSON and has all fields: those that it lacks."""
        listed = value.get(_RESULTS[self.api][1])
        items = listed.items if isinstance(listed, Array) else ()
        if any(isinstance(each, Object) and each.maker is not None for each in items) or self._holds_objects(node):
            yield self._use(place, "objects", instead)
        elif value.lacks("resultType") or text_of(value.get("resultType")) == "complete":
            for field in _FIELDS[self.api]:
                if value.lacks(field):
                    yield self._use(place, "lacks", instead, field)

    def _holds_objects(self, node: ast.expr) -> bool:
        """Whether a list in a dict display holds objects of the protocol's types."""
        scope = self.file.outline.scopes[self.node]
        lists = [each for each in node.values if isinstance(each, ast.List)] if isinstance(node, ast.Dict) else []
        calls = [each for one in lists for each in one.elts if isinstance(each, ast.Call)]
        names = {identity(one) for each in calls for one in self.file.resolve(dotted_name(each.func), scope)}
        return any(name is not None and name.startswith(_TYPES) for name in names)

    def of_mcp_1(self) -> Iterator[Use]:
        """A tools/list handler of mcp 1: async, returning Tool objects."""
        if self.sdk.profile != "mcp1":
            return
        if not isinstance(self.node, ast.AsyncFunctionDef):
            yield self._use(name_place(self.discovery.file, self.node), "sync")
            return
        for node, value, place in self._returned() if self.sdk.number >= _READS_NAMES_SINCE else ():
            items = value.items if isinstance(value, Array) else ()
            is_made_of_dicts = isinstance(node, ast.ListComp) and isinstance(node.elt, ast.Dict)
            if is_made_of_dicts or any(isinstance(each, Object) and each.maker is None for each in items):
                yield self._use(place, "dicts", "Tool(...)")
            elif (isinstance(value, Object) and value.maker is None) or literal_kind(node) not in {None, "array"}:
                yield self._use(place, "dicts", "[Tool(...)]")

    def _returned(self) -> Iterator[tuple[ast.expr, Value, Place]]:
        """What the function returns: expression, value, and the place of the `return`."""
        scope = self.file.outline.scopes[self.node]
        for each in self.file.outline.returns:
            if each.scope is scope and each.node.value is not None:
                span = span_of(self.file.source, each.node)
                place = FixedPlace(
                    self.file.source, Span(span.line, span.column, span.line, span.column + len("return"))
                )
                yield each.node.value, self.discovery.evaluator.of_node(self.file, each.node.value, scope), place

    def _use(self, place: Place, fate: str, instead: str = "", name: str = "") -> Use:
        release = self.sdk.release or ""
        return Use(self.api, place, "handler", fate, name or self.node.name, release, instead, self.sdk.found)
