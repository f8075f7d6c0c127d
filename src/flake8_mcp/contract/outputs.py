"""What breaks callers in the schema of a tool's results: what they did not have to expect, and now may get."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from .gap_words import (
    described,
    joined,
    other_alternatives,
    property_beside,
    undecided,
    without_repetition,
    witness_of,
)
from .inclusion import are_alike, find_gaps
from .members import only_declared
from .sides import is_unknown, part_of, size_of, value_at

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .differences import Difference
    from .inclusion import Gap, Part
    from .sides import Sides

_NAME = "outputSchema"
_ROOT = f"/{_NAME}"


def output_differences(sides: Sides) -> Iterator[Difference]:
    """The differences between the structured results of two definitions."""
    has_old, has_new = (_NAME in tool.definition for tool in (sides.old, sides.new))
    unsure = [tool for tool in (sides.old, sides.new) if _NAME not in tool.definition and is_unknown(tool, _ROOT)]
    if unsure:
        reason = "the schema of the result is not known"
        yield sides.difference("undecided", "not-known", reason, old=_ROOT, new=_ROOT)
        return
    if has_old and not has_new:
        reason = "the structured result is gone: clients that read it find none"
        yield sides.difference("breaking", "output-schema-removed", reason, old=_ROOT)
        return
    if has_new and not has_old:
        yield sides.difference("compatible", "output-schema-added", "the result is structured now", new=_ROOT)
        return
    if has_old and has_new:
        yield from _changed(sides, part_of(sides.old, _NAME), part_of(sides.new, _NAME))


def _changed(sides: Sides, old: Part, new: Part) -> Iterator[Difference]:
    if not old.unknown and not new.unknown and are_alike(old, new):
        return
    found = [*_widened(sides, old, new), *_compatible(sides, old, new)]
    yield from without_repetition(found)
    if not found and not old.unknown and not new.unknown:
        reason = "the same result is described in another way"
        size = size_of(new.schema) - size_of(old.schema)
        yield sides.difference("text", "output-schema-rewritten", reason, old=_ROOT, new=_ROOT, size=size)


def _widened(sides: Sides, old: Part, new: Part) -> Iterator[Difference]:
    for gap in joined(find_gaps(new, old)):
        kind, reason = _words(gap)
        before, after = f"{_ROOT}{gap.right}", f"{_ROOT}{gap.left}"
        if gap.witnesses:
            if kind == "output-member-dropped" and gap.member is not None:
                before = property_beside(sides.old.definition, before, gap.member) or before
            yield sides.difference("breaking", kind, reason, old=before, new=after, witness=witness_of(gap))
        else:
            whole = _subject(gap)
            whether = f"{whole} can hold {gap.what}, which it could not,", f"{whole} can hold something else"
            yield undecided(sides, gap, (before, after), kind, whether)


def _words(gap: Gap) -> tuple[str, str]:
    name = _subject(gap)
    if gap.keyword == "required" and gap.member is not None and not gap.is_closest:
        return "output-member-dropped", f"{name} no longer always has {json.dumps(gap.member, ensure_ascii=False)}"
    if gap.keyword != "required" and gap.member is not None:
        word = json.dumps(gap.member, ensure_ascii=False)
        return "output-widened", f"{name} can have {word}, which its schema ruled out"
    return "output-widened", f"{name} can hold {gap.what}{other_alternatives(gap)}"


def _subject(gap: Gap) -> str:
    return described(gap.path) if gap.path else "the result"


def _compatible(sides: Sides, old: Part, new: Part) -> Iterator[Difference]:
    required = value_at(old.schema, "/required")
    for member in only_declared(new.schema, old.schema):
        if is_unknown(sides.old, f"{_ROOT}{member.pointer}"):
            continue  # it may have been there
        reason = f"{described(member.path)} is new"
        yield sides.difference("compatible", "output-member-added", reason, new=f"{_ROOT}{member.pointer}")
    for member in only_declared(old.schema, new.schema):
        if len(member.path) > 1 or not isinstance(required, list) or member.path[0] not in required:
            reason = f"{described(member.path)} is gone"
            yield sides.difference("compatible", "output-member-removed", reason, old=f"{_ROOT}{member.pointer}")
    for gap in joined(find_gaps(old, new)):
        before, after = f"{_ROOT}{gap.left}", f"{_ROOT}{gap.right}"
        if gap.witnesses and gap.keyword == "required" and not gap.is_closest:
            reason = f"{_subject(gap)} always has {json.dumps(gap.member, ensure_ascii=False)}"
            yield sides.difference("compatible", "output-narrowed", reason, old=before, new=after)
        elif gap.witnesses and gap.member is None:
            reason = f"{_subject(gap)} never holds {gap.what} any more"
            yield sides.difference("compatible", "output-narrowed", reason, old=before, new=after)
