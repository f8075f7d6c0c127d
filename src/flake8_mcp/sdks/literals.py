"""Tool definitions written as dicts."""

from __future__ import annotations

import ast
import dataclasses
from typing import TYPE_CHECKING

from flake8_mcp.model import Registration
from flake8_mcp.syntax.changes import changed_line
from flake8_mcp.syntax.references import Bound
from flake8_mcp.syntax.segments import span_of
from flake8_mcp.syntax.values import Array, FixedPlace, Object, Scalar, Unknown
from flake8_mcp.syntax.walking import walk

from ._changed_tools import as_changed
from ._objects import FOREIGN_SCHEMA_KEYS, tool_of_object

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.syntax.outline import Located

    from ._sdk import Discovery

# Keys that only an MCP tool has; with one of them a schema under another API's key is surely misplaced.
_ONLY_MCP = frozenset({"outputSchema", "annotations"})


def discover_dicts(discovery: Discovery) -> None:
    """Record dicts that are tool definitions: the keys `name` and `inputSchema` are evidence by themselves.

    A schema under another API's key needs a key that only MCP has beside it. A dict that only copies the fields of
    another object (client code that reads tool lists) is none.
    """
    for located in discovery.file.outline.dicts:
        keys = {each.value for each in located.node.keys if isinstance(each, ast.Constant)}
        if "name" not in keys:
            continue
        own = "inputSchema" in keys
        only_mcp = not keys.isdisjoint(_ONLY_MCP)
        foreign = only_mcp and "description" in keys and not keys.isdisjoint(FOREIGN_SCHEMA_KEYS)
        if (not own and not foreign) or not discovery.runs(located.branch):
            continue
        span = span_of(discovery.file.source, located.node)
        if span in discovery.read_spans:
            continue
        value = discovery.evaluator.of_node(discovery.file, located.node, located.scope)
        if not isinstance(value, Object) or not _is_definition(value, own=own):
            continue
        if _is_completed(discovery, located):
            rest = Unknown(value.place, "the dict is completed elsewhere")
            value = dataclasses.replace(value, rest=rest)
        discovery.read_spans.add(span)
        place = FixedPlace(discovery.file.source, span)
        tool = tool_of_object(
            value,
            sdk=discovery.sdk("literal"),
            registration=Registration("dict", place, place),
            condition=discovery.conditions(located.branch, located.scope),
            certain=only_mcp or "title" in keys,
        )
        discovery.add(as_changed(discovery.file, tool))


def _is_completed(discovery: Discovery, located: Located[ast.Dict]) -> bool:
    """Whether a dict is only a part of the definition: merged with others, or changed after it was made."""
    file, node = discovery.file, located.node
    if ("merged dicts",) not in file.notes:
        file.notes["merged dicts",] = frozenset(_merged(file.outline.tree))
    merged = file.notes["merged dicts",]
    assert isinstance(merged, frozenset)
    return node in merged or any(
        each.value is node and changed_line(Bound(file, each)) is not None
        for bindings in located.scope.bindings.values()
        for each in bindings
    )


def _merged(tree: ast.Module) -> Iterator[ast.expr]:
    for node in walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
            yield from (node.left, node.right)
        elif isinstance(node, ast.Dict):
            yield from (value for key, value in zip(node.keys, node.values, strict=True) if key is None)
        elif isinstance(node, ast.Call):
            yield from (each.value for each in node.keywords if each.arg is None)
            if isinstance(node.func, ast.Name) and node.func.id == "dict":
                yield from node.args


def _is_definition(value: Object, *, own: bool) -> bool:
    """Whether a dict defines a tool rather than describing or copying one."""
    name = value.get("name")
    if isinstance(name, Object | Array):
        return False
    known_name = isinstance(name, Scalar)
    if not own:
        schema = next((found for key in FOREIGN_SCHEMA_KEYS if (found := value.get(key)) is not None), None)
        return known_name and isinstance(schema, Object) and not schema.lacks("type")
    schema = value.get("inputSchema")
    if isinstance(schema, Object) and [key for key, _ in schema.members()] == ["json"]:
        return False  # the toolSpec of the Bedrock Converse API wraps the schema in {"json": ...}
    return known_name or isinstance(schema, Object)
