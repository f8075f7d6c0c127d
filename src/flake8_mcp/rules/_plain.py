"""Known values as plain JSON, and as keys that are equal where JSON says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.model import NOTHING, Array, Object, Scalar, Symbol, is_json_scalar
from flake8_mcp.rules._schemas import MAX_LEVELS, MAX_NODES
from flake8_mcp.syntax.values import Unknown

if TYPE_CHECKING:
    from collections.abc import Hashable

    from flake8_mcp.syntax.values import Value


def plain(value: Value, limit: int = MAX_NODES) -> object:
    """A value as plain JSON; NOTHING unless all of it is known, JSON, and within limits of depth and size."""
    return _Maker(limit).of(value, 0)


def key_of(data: object) -> Hashable:
    """Plain JSON as a key: equal for data that JSON Schema takes as equal (1 and 1.0 are, 1 and true are not)."""
    if isinstance(data, dict):
        return ("object", frozenset((name, key_of(each)) for name, each in data.items()))
    if isinstance(data, list):
        return ("array", tuple(map(key_of, data)))
    return (isinstance(data, bool), data)


class _Maker:
    """Makes plain JSON of a value, counting nodes: constants that hold each other can be exponentially large."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def of(self, value: Value, level: int) -> object:
        self.left -= 1
        if self.left < 0 or level > MAX_LEVELS:
            return NOTHING
        if isinstance(value, Scalar):
            return value.value if is_json_scalar(value.value) else NOTHING
        if isinstance(value, Array):
            return self._array(value, level)
        if isinstance(value, Object):
            return self._object(value, level)
        return NOTHING

    def _array(self, value: Array, level: int) -> object:
        if not value.complete or value.kind not in {"list", "tuple"} or len(value.items) > self.left:
            return NOTHING
        items: list[object] = []
        for each in value.items:
            found = self.of(each, level + 1)
            if found is NOTHING:
                return NOTHING
            items.append(found)
        return items

    def _object(self, value: Object, level: int) -> object:
        if value.rest is not None or value.maker is not None or len(value.entries) > self.left:
            return NOTHING
        if any(isinstance(each.key, Symbol | Unknown) for each in value.entries):
            return NOTHING
        members: dict[str, object] = {}
        for key, entry in value.members():
            found = self.of(entry.value, level + 1)
            if found is NOTHING:
                return NOTHING
            members[key] = found
        return members
