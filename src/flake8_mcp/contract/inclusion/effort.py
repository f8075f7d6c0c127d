"""How much is made and tried to find an example: schemas can ask for values of any depth and size."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from .documents import Document, Node

# How deep values are nested, how many values one is made of, and how long a text is.
MAX_DEPTH = 30
MAX_VALUES = 20_000
MAX_LENGTH = 1_000_000
_LEAST_PARTS = 250
_CHARACTERS = 1_000  # that cost as much as a value


class Effort(NamedTuple):
    """How deep inside a value one is, and how many more parts may be made."""

    level: int
    left: Iterator[int]

    @classmethod
    def start(cls, nodes: Iterable[Node]) -> Effort:
        """The effort for a whole value: enough for each schema of the documents once, and for some of them again."""
        documents = dict.fromkeys(each.document for each in nodes)
        return cls(0, iter(range(_LEAST_PARTS + sum(map(parts_of, documents)))))

    def deeper(self) -> Effort:
        """The effort for a part. Raises LookupError."""
        if next(self.left, None) is None:
            raise LookupError
        return Effort(self.level + 1, self.left)


@functools.lru_cache(maxsize=64)
def parts_of(document: Document) -> int:
    """How many objects and lists a schema is written with, so at least as many as it has schemas; up to MAX_VALUES."""
    pending, count = [document.most], 0
    while pending and count < MAX_VALUES:
        each = pending.pop()
        count += 1
        below = each.values() if isinstance(each, dict) else each if isinstance(each, list) else ()
        pending += [value for value in below if isinstance(value, dict | list)]
    return count


def size_of(value: object, limit: int = MAX_VALUES) -> int:
    """How many values a value is made of, long texts counted as several; more than the limit is the limit and one."""
    pending, count = [value], 0
    while pending and count <= limit:
        each = pending.pop()
        count += 1 + (len(each) // _CHARACTERS if isinstance(each, str) else 0)
        below = each.values() if isinstance(each, dict) else each if isinstance(each, list) else ()
        pending += list(below)[: limit + 1]
    return min(count, limit + 1)


def checked_size(value: object) -> None:
    """Raises LookupError for a value that is too large to be tried."""
    if size_of(value) > MAX_VALUES:
        raise LookupError
