"""The one name that a misspelt name was probably meant to be."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

_MAX_EDITS = 2
_MAX_LENGTH = 64
_MAX_NAMES = 200


def only_near(name: str, names: Iterable[str]) -> str | None:
    """The one of some names that is at most two edits away from a name; None if there is none or more than one."""
    if len(name) > _MAX_LENGTH:
        return None
    found: str | None = None
    for index, each in enumerate(names):
        if index >= _MAX_NAMES:
            return None
        if len(each) <= _MAX_LENGTH and _edits(name, each) <= min(_MAX_EDITS, len(name) // 3, len(each) // 3):
            if found is not None:
                return None
            found = each
    return found


def _edits(one: str, other: str) -> int:
    """How many letters must be added, removed or replaced to make one word of the other; a swap counts as one."""
    if abs(len(one) - len(other)) > _MAX_EDITS:
        return _MAX_EDITS + 1
    before: list[int] = []
    last = list(range(len(other) + 1))
    for row, letter in enumerate(one, 1):
        now = [row]
        for column, each in enumerate(other, 1):
            cost = min(last[column] + 1, now[-1] + 1, last[column - 1] + (letter != each))
            if row > 1 and column > 1 and letter == other[column - 2] and one[row - 2] == each:
                cost = min(cost, before[column - 2] + 1)
            now.append(cost)
        before, last = last, now
    return last[-1]
