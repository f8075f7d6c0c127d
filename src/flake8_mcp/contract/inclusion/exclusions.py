"""What a schema refuses by keywords that look at other schemas, in words that name them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .gaps import shown

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .documents import Node


def refused_by(keyword: str, value: object) -> str:
    """What a keyword refuses, said of values."""
    return f'"{keyword}" refuses: {shown(value)}'


def exclusion(excluded: Node, beside: Iterable[Node]) -> tuple[str, str, str]:
    """The keyword by which an alternative excludes a schema, what it refuses, and the pointer to it.

    `beside` are all schemas that the alternative excludes: those of `oneOf` are the other ones.
    """
    around, _, last = excluded.pointer.rpartition("/")
    if last == "not":
        return "not", refused_by("not", excluded.schema), excluded.pointer
    document = excluded.document
    if last == "if":
        parent = document.at(around, document.variant)
        then = parent.get("then") if parent is not None else None
        what = 'match "if"' if then is None else f'match "if" and not "then": {shown(then)}'
        return "if", what, excluded.pointer
    others = {each.pointer.rpartition("/")[2] for each in beside if each.pointer.rpartition("/")[0] == around}
    parent = document.at(around.rpartition("/")[0], document.variant)
    branches = parent.children("oneOf") if parent is not None else ()
    own = [each.pointer.rpartition("/")[2] for each in branches if each.schema is not False]
    pair = sorted({last, *[each for each in own if each not in others][:1]}, key=int)
    return "oneOf", f"both {' and '.join(f'oneOf/{each}' for each in pair)} accept", around
