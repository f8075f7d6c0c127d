"""Whether a schema allows null."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.model import Array, Object, Scalar
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from flake8_mcp.model import Tool, Value

_MAX_DEPTH = 10


def refuses_null(tool: Tool, root: str, schema: Value, depth: int = 0) -> bool:
    """Whether null surely does not satisfy a schema below a root pointer such as `/inputSchema`."""
    if not isinstance(schema, Object) or depth > _MAX_DEPTH:
        return False
    if _excludes(schema.get("type")) or _has_other_values(schema):
        return True
    reference = text_of(schema.get("$ref"))
    target = tool.at(root + reference[1:]) if reference is not None and reference.startswith("#/") else None
    if isinstance(target, Object) and refuses_null(tool, root, target, depth + 1):
        return True
    for keyword in ("anyOf", "oneOf"):
        arms = schema.get(keyword)
        known = isinstance(arms, Array) and arms.complete and arms.items
        if known and all(refuses_null(tool, root, each, depth + 1) for each in arms.items):  # type: ignore[union-attr]
            return True
    every = schema.get("allOf")
    return isinstance(every, Array) and any(refuses_null(tool, root, each, depth + 1) for each in every.items)


def _excludes(kind: Value | None) -> bool:
    """Whether a `type` is known and is not, or does not list, null."""
    if isinstance(kind, Array):
        return kind.complete and all(text_of(each) not in {None, "null"} for each in kind.items)
    return text_of(kind) not in {None, "null"}


def _has_other_values(schema: Object) -> bool:
    """Whether `enum` or `const` is known and does not allow null."""
    values, constant = schema.get("enum"), schema.get("const")
    if isinstance(values, Array) and values.complete and values.items and all(map(_is_not_null, values.items)):
        return True
    return constant is not None and _is_not_null(constant)


def _is_not_null(value: Value) -> bool:
    return (isinstance(value, Scalar) and value.value is not None) or isinstance(value, Array | Object)
