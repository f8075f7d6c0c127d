"""Bounds and patterns as clients take them: what says the same in another way, and the fixes that write it."""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from flake8_mcp.edits import (
    REMOVED,
    Change,
    Fix,
    NotEditableError,
    rename_key,
    rename_keyword,
    replace_argument,
    replace_value,
    surround_text,
)
from flake8_mcp.model import Scalar
from flake8_mcp.rules._rule import shown
from flake8_mcp.rules._schemas import kind_of
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flake8_mcp.model import Value
    from flake8_mcp.rules._schemas import Position

_ANCHORED_END = re.compile(r"(?<!\\)(?:\\\\)*\$\Z")
# An escape, a class, or a single character of a pattern.
_UNIT = re.compile(r"\\.|\[(?:\\.|[^\]\\])*\]|.", re.DOTALL)


class _Bound(NamedTuple):
    """The inclusive form of an exclusive bound: keyword, step to the next whole number, and arguments of Field."""

    keyword: str
    step: int
    old: str
    new: str


_INCLUSIVE: Mapping[str, _Bound] = MappingProxyType(
    {
        "exclusiveMinimum": _Bound("minimum", 1, "gt", "ge"),
        "exclusiveMaximum": _Bound("maximum", -1, "lt", "le"),
    }
)


def inclusive(position: Position, keyword: str, value: Value) -> str:
    """The inclusive bound that says the same as an exclusive one of a whole number; empty if there is none."""
    bound = _INCLUSIVE.get(keyword)
    if bound is None or position.types != frozenset({"integer"}) or kind_of(value) != "integer":
        return ""
    assert isinstance(value, Scalar)
    assert isinstance(value.value, int)
    return f"{shown(bound.keyword)} {shown(value.value + bound.step)}"


def inclusive_fix(position: Position, keyword: str, *, derived: bool) -> Fix:
    """The bound gets its inclusive keyword, and the next number."""
    bound, entry = _INCLUSIVE[keyword], position.members[keyword]
    assert isinstance(entry.value, Scalar)
    assert isinstance(entry.value.value, int)
    number = entry.value.value + bound.step
    if not position.schema.lacks(bound.keyword):
        raise NotEditableError(f"it has {bound.keyword} too")
    if derived:
        edits = (*rename_keyword(entry.value.place, bound.new, old=bound.old), *replace_argument(entry.value, number))
    else:
        edits = (*rename_key(entry, bound.keyword), *replace_value(entry.value, number))
    changes = (Change(position.at(keyword), REMOVED), Change(position.at(bound.keyword), number))
    return Fix(f"Write {shown(bound.keyword)}: {number}", edits, changes)


def is_anchored(pattern: str) -> bool:
    """Whether a pattern begins with ^ and ends with $."""
    return pattern.startswith("^") and _ANCHORED_END.search(pattern) is not None


def anchored(text: str) -> tuple[str, str, str]:
    """A pattern with what it lacks in front and behind, so that it is matched from end to end."""
    depth = 0
    for unit in _UNIT.findall(text):
        depth += (unit == "(") - (unit == ")")
        if unit == "|" and not depth:
            return "^(?:", text, ")$"
    return "" if text.startswith("^") else "^", text, "" if _ANCHORED_END.search(text) else "$"


def anchor_fix(pattern: Value, pointer: str) -> Fix:
    """Texts that only hold a match are then refused, so this is not safe."""
    before, text, behind = anchored(text_of(pattern) or "")
    edits = surround_text(pattern.place, before, behind)
    better = f"{before}{text}{behind}"
    return Fix(f"Replace {shown(text)} by {shown(better)}", tuple(edits), (Change(pointer, better),), safe=False)
