"""Two definitions of one tool, part by part, with what is known of each and where it stands."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .differences import MISSING, Difference, Verdict
from .inclusion import Part

if TYPE_CHECKING:
    from .listing import ListedPlace, ListedTool


# What is new, gone or required is the member, not what its schema says.
_ABOUT_NAMES = frozenset(
    {
        "parameter-added", "parameter-removed", "parameter-renamed", "parameter-made-required",
        "parameter-made-optional", "member-added", "member-removed", "member-made-required", "member-made-optional",
        "output-member-added", "output-member-removed", "output-member-dropped",
    }
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Sides:
    """A tool before and after."""

    server: str | None
    old: ListedTool
    new: ListedTool

    def difference(  # noqa: PLR0913 - what a difference says
        self,
        verdict: Verdict,
        kind: str,
        reason: str,
        *,
        old: str | None = None,
        new: str | None = None,
        witness: object = MISSING,
        size: int | None = None,
    ) -> Difference:
        """A difference between the parts at two JSON pointers, each of them None if there is no such part."""
        pointer = new if new is not None else old or ""
        name = kind in _ABOUT_NAMES
        return Difference(
            verdict,
            kind,
            reason,
            self.server,
            self.new.name if self.new.name is not None else self.old.name,
            pointer,
            MISSING if old is None else value_at(self.old.definition, old),
            MISSING if new is None else value_at(self.new.definition, new),
            witness,
            place_of(self.old, pointer if old is None else old, name=name),
            place_of(self.new, pointer if new is None else new, name=name),
            size,
        )


def value_at(value: object, pointer: str) -> object:
    """What stands at a JSON pointer; MISSING if nothing does."""
    for piece in pointer.split("/")[1:]:
        key = piece.replace("~1", "/").replace("~0", "~")
        if isinstance(value, dict) and key in value:
            value = value[key]
        elif isinstance(value, list) and key.isdecimal() and int(key) < len(value):
            value = value[int(key)]
        else:
            return MISSING
    return value


def place_of(tool: ListedTool, pointer: str, *, name: bool = False) -> ListedPlace | None:
    """The token that made a part of a tool, or its name, if it was read from source."""
    return tool.place(pointer, name=name) if tool.place is not None else None


def is_unknown(tool: ListedTool, pointer: str) -> bool:
    """Whether there may be more at a pointer or around it than what is shown."""
    around = {pointer[:end] for end in range(len(pointer) + 1) if end == len(pointer) or pointer[end] == "/"}
    return not around.isdisjoint(tool.unknown)


def part_of(tool: ListedTool, name: str) -> Part:
    """A schema of a definition with what is not known of it; one that is absent may be anything."""
    pointer = f"/{name}"
    if name not in tool.definition or "" in tool.unknown:
        return Part(tool.definition.get(name, {}), ("",))
    unknown = [each[len(pointer) :] for each in tool.unknown if each == pointer or each.startswith(f"{pointer}/")]
    return Part(tool.definition[name], tuple(unknown))


def size_of(value: object) -> int:
    """The number of bytes that a value takes as compact JSON; 0 if it is missing."""
    if value is MISSING:
        return 0
    return len(json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass"))
