"""What one schema accepts and another one may not."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from .documents import Node

Step = str | int
# The items of a list behind the first ones, the members that are not declared.
ANY = "*"

WORDS: Mapping[str, str] = MappingProxyType(
    {
        "null": "null", "boolean": "true and false", "number": "numbers", "string": "texts", "array": "lists",
        "object": "objects",
    }
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Gap:
    """Values that the left schema accepts and the right one may not.

    `keyword` is the word of JSON Schema for what is missing, or null, or unknown. `what` says in words which values, or
    why that is not known; `path` where they stand in the whole value. `left` and `right` are the JSON pointers to what
    allows and what refuses them; `member` is the name of the member that is missing or too much. `is_closest` says that
    the right schema has other alternatives for such values, of which none has all of them either. `witnesses` are whole
    values that the left schema accepts and the right one refuses, checked; without any it is not decided whether there
    are such values, and `why` says why there is none. While a gap is looked for they are candidates, which can be read
    once.
    """

    keyword: str
    what: str
    left: str
    right: str
    path: tuple[Step, ...] = ()
    witnesses: Iterable[object] = ()
    member: str | None = None
    is_closest: bool = False
    why: str = ""

    @property
    def key(self) -> tuple[str, str, str, str]:
        """The same for gaps that say the same of the same parts."""
        return self.keyword, self.what, self.left, self.right

    def within(self, step: Step, put: Callable[[object], Iterable[object]]) -> Gap:
        """The gap as one of the value around it; `put` makes whole values of a part."""
        witnesses = (whole for part in self.witnesses for whole in put(part))
        return replace(self, path=(step, *self.path), witnesses=witnesses)


def distinct(gaps: Iterable[Gap]) -> tuple[Gap, ...]:
    """Each gap once: definitions may be reached on many ways, and have the same gap inside of themselves."""
    found: dict[tuple[str, str, str, str], Gap] = {}
    for gap in gaps:
        other = found.get(gap.key)
        if other is None or (not gap.witnesses, len(gap.path)) < (not other.witnesses, len(other.path)):
            found[gap.key] = gap
    return tuple(found.values())


def pointer_to(node: Node, *keywords: str) -> str:
    """The pointer to the first of some keywords that a schema has, else to the schema."""
    schema = node.schema
    for keyword in keywords:
        if isinstance(schema, dict) and keyword in schema:
            return f"{node.pointer}/{keyword}"
    return node.pointer


def shown(value: object, limit: int = 40) -> str:
    """A value as JSON, cut in the middle."""
    text = json.dumps(value, ensure_ascii=False)
    if len(text) <= limit:
        return text
    half = (limit - 1) // 2
    return f"{text[:half]}…{text[-half:]}"
