"""What breaks callers in the schema of a tool's arguments: what was accepted and is not any more."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from flake8_mcp.model import escape

from .differences import MISSING
from .gap_words import (
    described,
    joined,
    kind_of_input,
    names_required,
    other_alternatives,
    property_beside,
    undecided,
    without_repetition,
    witness_of,
)
from .inclusion import Part, are_alike, find_gaps
from .members import newly_closed, only_declared
from .sides import is_unknown, part_of, size_of, value_at

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from .differences import Difference
    from .inclusion import Gap
    from .members import Member
    from .sides import Sides

_ROOT = "/inputSchema"
# The kinds of what must be given: it is new, or was optional.
_PARAMETER = ("parameter-added", "parameter-made-required")
_MEMBER = ("member-added", "member-made-required")


def input_differences(sides: Sides) -> Iterator[Difference]:
    """The differences between the arguments that two definitions take."""
    old, new = part_of(sides.old, "inputSchema"), part_of(sides.new, "inputSchema")
    if not old.unknown and not new.unknown and are_alike(old, new):
        return
    if any("inputSchema" not in tool.definition for tool in (sides.old, sides.new)):
        yield sides.difference("undecided", "not-known", "the arguments are not known", old=_ROOT, new=_ROOT)
        return
    gaps = find_gaps(old, new)
    found = [*_breaking(sides, old, new, gaps), *_compatible(sides, old, new, gaps)]
    yield from without_repetition(found)
    if not found and not old.unknown and not new.unknown:
        closed = any(True for _ in newly_closed(old.schema, new.schema))
        reason = (
            "arguments that are not declared are said to be refused now"
            if closed
            else "the same arguments are described in another way"
        )
        size = size_of(new.schema) - size_of(old.schema)
        yield sides.difference("text", "input-schema-rewritten", reason, old=_ROOT, new=_ROOT, size=size)


def _breaking(sides: Sides, old: Part, new: Part, gaps: Sequence[Gap]) -> Iterator[Difference]:
    removed = list(only_declared(old.schema, new.schema))
    added = list(only_declared(new.schema, old.schema))
    renamed = _renames(old.schema, new.schema, removed, added)
    for before, after in renamed.items():
        reason = f'"{before}" is called "{after}": what callers send as "{before}" is refused or ignored'
        about = [gap for gap in gaps if not gap.path and gap.member in {before, after} and gap.witnesses]
        yield sides.difference(
            "breaking",
            "parameter-renamed",
            reason,
            old=_property(before),
            new=_property(after),
            witness=witness_of(about[0]) if about else MISSING,
        )
    for member in removed:
        if member.path[0] not in renamed:
            yield _removed(sides, member, gaps)
    yield from _closed(sides, old, new)
    gone, fresh = ({member.path for member in members} for members in (removed, added))
    for gap in joined(gaps):
        is_removal = gap.keyword == "additionalProperties" and _path_of(gap) in gone
        is_renaming = gap.keyword == "required" and not gap.path and gap.member in renamed.values()
        if not is_removal and not is_renaming:
            yield _narrowed(sides, gap, is_new=_path_of(gap) in fresh)


def _closed(sides: Sides, old: Part, new: Part) -> Iterator[Difference]:
    """The parameters that take no other members than those they declare any more."""
    # fastmcp 2.14.7 refuses other arguments than those of the function, and does not list that
    closed = [member for member in newly_closed(old.schema, new.schema) if member.path]
    gaps = find_gaps(old, new, as_written=False) if closed else ()
    for member in closed:
        pointer = f"{_ROOT}{member.pointer}"
        about = [gap for gap in gaps if gap.right == member.pointer and gap.member is None]
        if about and about[0].witnesses:
            reason = f"{described(member.path)} no longer accepts members that it does not declare"
            yield sides.difference("breaking", "parameter-closed", reason, new=pointer, witness=witness_of(about[0]))
        else:
            why = next((gap.why or gap.what for gap in about), "no example was found")
            whether = f"whether {described(member.path)} still accepts members that it does not declare"
            reason = f"{whether} is not decided: {why}"
            yield sides.difference("undecided", "parameter-closed", reason, new=pointer)


def _renames(old: object, new: object, removed: Sequence[Member], added: Sequence[Member]) -> Mapping[str, str]:
    """The parameters that have another name and say the same, if there is one of each."""
    names = sorted(each.path[0] for each in added if len(each.path) == 1)
    found: dict[str, str] = {}
    for member in removed:
        if len(member.path) == 1:
            mine = _said(old, member.path[0])
            same = [name for name in names if _said(new, name) == mine]
            others = [each for each in removed if len(each.path) == 1 and _said(old, each.path[0]) == mine]
            if len(same) == len(others) == 1:
                found[member.path[0]] = same[0]
    return dict(sorted(found.items()))


def _said(schema: object, name: str) -> object:
    """What a schema says of an argument, without the title, which SDKs make of the name."""
    found = value_at(schema, f"/properties/{escape(name)}")
    required = name in names_required(schema)
    if isinstance(found, dict):
        return ({key: value for key, value in found.items() if key != "title"}, required)
    return (found, required)


def _removed(sides: Sides, member: Member, gaps: Sequence[Gap]) -> Difference:
    name = described(member.path)
    pointer = f"{_ROOT}{member.pointer}"
    kind = "parameter-removed" if len(member.path) == 1 else "member-removed"
    if pointer in sides.new.unknown:
        reason = f"{name} is not known, and cannot be compared"
        return sides.difference("undecided", "not-known", reason, old=pointer, new=pointer)
    if is_unknown(sides.new, pointer):
        reason = f"{name} was not found, but not all of the arguments are known"
        return sides.difference("undecided", kind, reason, old=pointer)
    about = [gap for gap in gaps if gap.keyword == "additionalProperties" and _path_of(gap) == member.path]
    witness = next((witness_of(gap) for gap in about if gap.witnesses), MISSING)
    fate = "refused" if witness is not MISSING else "no longer read"
    return sides.difference(
        "breaking", kind, f"{name} is gone: what callers send there is {fate}", old=pointer, witness=witness
    )


def _path_of(gap: Gap) -> tuple[str | None, ...]:
    """The path of the member that a gap is about."""
    return (*("*" if isinstance(step, int) else step for step in gap.path), gap.member)


def _narrowed(sides: Sides, gap: Gap, *, is_new: bool) -> Difference:
    """The difference for what is no longer accepted."""
    kind, reason = kind_of_input(gap), _refused(gap)
    old, new = f"{_ROOT}{gap.left}", f"{_ROOT}{gap.right}"
    if gap.keyword == "required" and gap.member is not None and not gap.is_closest:
        added, made_required = _MEMBER if gap.path else _PARAMETER
        kind = added if is_new else made_required
        name = described((*gap.path, gap.member))
        reason = f"{name} is new and must be given" if is_new else f"{name} must be given"
        new = property_beside(sides.new.definition, new, gap.member) or new
    if not gap.witnesses:
        return _undecided(sides, gap, old, new, kind)
    before = None if is_new and gap.keyword == "required" else old
    return sides.difference("breaking", kind, reason, old=before, new=new, witness=witness_of(gap))


def _refused(gap: Gap) -> str:
    """What is refused, in a sentence."""
    name = described(gap.path) if gap.path else "the arguments"
    if gap.keyword != "required" and gap.member is not None:
        reason = f"{name} can no longer have {json.dumps(gap.member, ensure_ascii=False)}"
    else:
        reason = f"{name} no longer accepts {gap.what}" if gap.path else f"{name} can no longer be {gap.what}"
    match gap.keyword:
        case "oneOf":
            return f"{reason}: oneOf wants exactly one, anyOf takes both"
        case "if":
            return reason
        case _:
            return f"{reason}, unless another alternative fits" if gap.is_closest else reason


def _undecided(sides: Sides, gap: Gap, old: str, new: str, kind: str) -> Difference:
    if gap.path:
        name = described(gap.path)
        whether = f"{name} still accepts {gap.what}", f"{name} still accepts the same"
    else:
        whether = f"the arguments can still be {gap.what}", "the arguments can still be the same"
    return undecided(sides, gap, (old, new), kind, whether)


def _compatible(sides: Sides, old: Part, new: Part, gaps: Sequence[Gap]) -> Iterator[Difference]:
    added = list(only_declared(new.schema, old.schema))
    renamed = _renames(old.schema, new.schema, list(only_declared(old.schema, new.schema)), added)
    wanted = {_path_of(gap) for gap in gaps if gap.keyword == "required"}
    for member in added:
        if is_unknown(sides.old, f"{_ROOT}{member.pointer}"):
            continue  # it may have been there
        if member.path not in wanted and member.path[0] not in renamed.values():
            kind, more = ("parameter-added", " and optional") if len(member.path) == 1 else ("member-added", "")
            reason = f"{described(member.path)} is new{more}"
            yield sides.difference("compatible", kind, reason, new=f"{_ROOT}{member.pointer}")
    fresh = {member.path for member in added}
    for gap in joined(find_gaps(new, old)):
        is_addition = gap.keyword == "additionalProperties" and _path_of(gap) in fresh
        if gap.witnesses and not is_addition:
            yield from _widened(sides, gap)


def _widened(sides: Sides, gap: Gap) -> Iterator[Difference]:
    """The difference for what is accepted and was not."""
    old, new = f"{_ROOT}{gap.right}", f"{_ROOT}{gap.left}"
    if gap.keyword == "required" and gap.member is not None and not gap.is_closest:
        # else it is gone
        if new.endswith(f"/properties/{escape(gap.member)}"):
            kind = "member-made-optional" if gap.path else "parameter-made-optional"
            reason = f"{described((*gap.path, gap.member))} need not be given"
            old = property_beside(sides.old.definition, old, gap.member) or old
            yield sides.difference("compatible", kind, reason, old=old, new=new)
        return
    name = described(gap.path) if gap.path else "the arguments"
    reason = f"{name} also accepts {gap.what}" if gap.path else f"{name} can also be {gap.what}"
    yield sides.difference("compatible", kind_of_input(gap), reason + other_alternatives(gap), old=old, new=new)


def _property(name: str) -> str:
    return f"{_ROOT}/properties/{escape(name)}"
