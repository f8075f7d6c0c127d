"""JSON schemas while they are built: dicts that know their place, and their form as values."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Union

from flake8_mcp.syntax.values import Array, Entry, Object, Scalar, Symbol, Unknown

if TYPE_CHECKING:
    from flake8_mcp.syntax.values import Place, Value

_PLAIN = frozenset({str, int, bool})
Part = Union["Schema", list["Part"], "Value", str, int, float, bool, None]


class Schema(dict[str, "Part"]):
    """A JSON object under construction.

    A plain str, number, bool or None in it stands at the place of the object. `rest` says that more members may exist
    or that those there may be others, and why. `keys_at` are the places of keys that have one of their own.
    """

    __slots__ = ("keys_at", "place", "rest", "value")

    def __init__(self, place: Place, members: dict[str, Part] | None = None) -> None:
        super().__init__(members or {})
        self.place = place
        self.rest: Unknown | None = None
        self.keys_at: dict[str, Place] = {}
        self.value: Value | None = None  # what `value_of` made of it

    def clone(self) -> Schema:
        """A shallow copy."""
        found = Schema(self.place, self)
        found.rest = self.rest
        found.keys_at = dict(self.keys_at)
        return found

    @property
    def is_untold(self) -> bool:
        """Whether nothing at all is known of it."""
        return self.rest is not None and not self


def refers(part: Part) -> bool:
    """Whether a schema has a reference, or an unknown part that may be one."""
    if isinstance(part, Schema):
        return "$ref" in part or part.rest is not None or any(refers(each) for each in part.values())
    return isinstance(part, Unknown) or (isinstance(part, list) and any(map(refers, part)))


def untold(place: Place, reason: str) -> Schema:
    """A schema of which nothing is known."""
    found = Schema(place)
    found.rest = Unknown(place, reason)
    return found


def part_of(schema: Schema) -> Part:
    """A schema as a member of another: Unknown if nothing is known of it."""
    return schema.rest if schema.is_untold else schema


def bare(part: Part) -> object:
    """A part without its place if it is a scalar."""
    return part.value if isinstance(part, Scalar) else part


def opened(part: Part) -> Part:
    """A part in which the objects and arrays that the author wrote are such as pydantic makes."""
    if isinstance(part, Object):
        found = Schema(part.place)
        found.rest = part.rest
        for key, entry in part.members():
            found[key] = opened(entry.value)
            found.keys_at[key] = entry.place
        return found
    if isinstance(part, Array) and part.complete:
        return [opened(each) for each in part.items]
    return part


def value_of(schema: Schema) -> Value:
    """A complete schema, which changes no more, as a value: made once for all tools that have it."""
    if schema.value is None:
        schema.value = to_value(schema, schema.place)
    return schema.value


def to_value(part: Part, place: Place, key: str | None = None) -> Value:
    """A part as a value; members are sorted as pydantic sorts them."""
    if isinstance(part, Schema):
        keys = list(part) if key in {"properties", "default"} else sorted(part)
        entries = []
        is_plain = True
        place, keys_at = part.place, part.keys_at
        for each in keys:
            member = part[each]
            value: Value
            if member.__class__ in _PLAIN:
                value = Scalar(place, member)
            else:
                value = to_value(member, place, each)
                is_plain = is_plain and _is_plain(value)
            entries.append(Entry(Scalar(keys_at.get(each) or value.place, each), value))
        return Object(place, tuple(entries), part.rest, plain=is_plain)
    if isinstance(part, list):
        return Array(place, tuple(to_value(each, place, key) for each in part))
    if isinstance(part, Scalar | Array | Object | Unknown | Symbol):
        return part
    return Scalar(place, part)


def _is_plain(value: Value) -> bool:
    """Whether there is only JSON in a value."""
    if type(value) is Scalar:
        plain = value.value
        return plain is None or type(plain) in _PLAIN or (type(plain) is float and math.isfinite(plain))
    if type(value) is Array:
        return value.kind == "list" and all(map(_is_plain, value.items))
    return type(value) is Object and value.plain


def equal(one: Part, other: Part) -> bool | None:
    """Whether two parts are equal as JSON; None if that is not known."""
    left = _plain(one)
    right = _plain(other)
    if isinstance(left, Unknown) or isinstance(right, Unknown):
        return None
    if isinstance(left, dict) and isinstance(right, dict):
        if set(left) != set(right):
            return None if _open(one) or _open(other) else False
        verdicts = [equal(left[key], right[key]) for key in left]
        if False in verdicts:
            return False
        return None if None in verdicts or _open(one) or _open(other) else True
    if isinstance(left, list) and isinstance(right, list):
        if len(left) != len(right):
            return False
        verdicts = [equal(a, b) for a, b in zip(left, right, strict=True)]
        return False if False in verdicts else None if None in verdicts else True
    return bool(left == right)


def _open(part: Part) -> bool:
    return isinstance(part, Schema | Object) and part.rest is not None


def _plain(part: Part) -> object:
    if isinstance(part, Scalar):
        return part.value
    if isinstance(part, Object):
        return {key: entry.value for key, entry in part.members()}
    if isinstance(part, Array):
        return list(part.items) if part.complete else Unknown(part.place, "more items may follow")
    if isinstance(part, Symbol):
        return Unknown(part.place, "it is no data")
    return part
