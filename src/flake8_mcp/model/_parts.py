"""The parts of a definition: known, absent or unknown, with place and origin, and how they are written as JSON."""

from __future__ import annotations

import math
from enum import Enum

from flake8_mcp.lazy_dataclass import dataclass
from flake8_mcp.syntax.values import Array, Object, Place, Scalar, Unknown, Value


class Origin(Enum):
    """Where a part of a definition comes from."""

    DECLARED = "declared"
    DERIVED = "derived"
    DEFAULT = "default"


@dataclass(frozen=True, slots=True)
class Absent:
    """A part that the definition is known not to have; `place` is where it would be written."""

    place: Place


@dataclass(frozen=True, slots=True)
class Part:
    """One field of a tool: its value as it is listed, and where that comes from.

    `key` is the place of its key or keyword, if any; `written` is what the author wrote where the SDK lists something
    else (renamed or dropped keys), of a docstring whose indentation is not known the text without it.
    """

    value: Value | Absent
    origin: Origin = Origin.DECLARED
    key: Place | None = None
    written: Value | None = None

    @property
    def place(self) -> Place:
        """Where the value stands, or would."""
        return self.value.place

    @property
    def known(self) -> Value | None:
        """The value if there is one and it is known (parts of it may still be unknown), else None."""
        return None if isinstance(self.value, Absent | Unknown) else self.value

    @property
    def is_absent(self) -> bool:
        """Whether the definition is known not to have the part."""
        return isinstance(self.value, Absent)


NOTHING = object()


def to_json(value: Value, pointer: str, unknown: list[str]) -> object:
    """A value as plain JSON; NOTHING if nothing of it is known. Pointers of unknown parts are added to `unknown`.

    What JSON cannot hold counts as unknown.
    """
    if isinstance(value, Scalar) and is_json_scalar(value.value):
        return value.value
    if isinstance(value, Object):
        members: dict[str, object] = {}
        if value.rest is not None or any(_key_of(entry.key) is None for entry in value.entries):
            unknown.append(pointer)
        for key, entry in value.members():
            found = to_json(entry.value, f"{pointer}/{escape(key)}", unknown)
            if found is not NOTHING:
                members[key] = found
        return members
    if isinstance(value, Array) and value.kind in {"list", "tuple"}:
        items: list[object] = []
        before = len(unknown)
        for index, item in enumerate(value.items):
            found = to_json(item, f"{pointer}/{index}", unknown)
            if found is NOTHING:
                del unknown[before:]
                unknown.append(pointer)
                return NOTHING
            items.append(found)
        if not value.complete:
            unknown.append(pointer)
        return items
    unknown.append(pointer)
    return NOTHING


# Python neither reads nor writes whole numbers of more than 4,300 decimal digits.
MAX_BITS = 14_000


def is_json_scalar(value: object) -> bool:
    """Whether JSON has the value: text, finite number that Python's own JSON can write, boolean or null."""
    if isinstance(value, int) and value.bit_length() > MAX_BITS:
        return False
    if isinstance(value, float):
        return math.isfinite(value)
    return value is None or isinstance(value, str | int | bool)


def escape(key: str) -> str:
    """A key as a part of a JSON pointer (RFC 6901)."""
    return key.replace("~", "~0").replace("/", "~1")


def unescape(piece: str) -> str:
    return piece.replace("~1", "/").replace("~0", "~")


def _key_of(key: Value) -> str | None:
    return key.value if isinstance(key, Scalar) and isinstance(key.value, str) else None
