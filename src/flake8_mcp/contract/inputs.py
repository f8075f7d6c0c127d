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
    subject,
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


def input_differences(sides: Sides) -> Iterator[Difference]:
    """The differences between the arguments that two definitions take."""
    old, new = part_of(sides.old, "inputSchema"), part_of(sides.new, "inputSchema")
    if not old.unknown and not new.unknown and are_alike(old, new):
        return
    if any("inputSchema" not in tool.definition for tool in (sides.old, sides.new)):
        yield sides.difference("undecided", "not-known", "the arguments are not known", old=_ROOT, new=_ROOT)
        return
    found = [*_breaking(sides, old, new), *_compatible(sides, old, new)]
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


def _breaking(sides: Sides, old: Part, new: Part) -> Iterator[Difference]:
    gaps = find_gaps(old, new)
    removed = list(only_declared(old.schema, new.schema))
    added = {member.path[0] for member in only_declared(new.schema, old.schema) if len(member.path) == 1}
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
    for member in newly_closed(old.schema, new.schema):
        # fastmcp 2.14.7 refuses other arguments than those of the function, and does not list that
        if member.path:
            reason = f"{described(member.path)} no longer accepts members that it does not declare"
            pointer = f"{_ROOT}{member.pointer}"
            yield sides.difference("breaking", "parameter-closed", reason, new=pointer)
    for gap in joined(gaps):
        is_removal = gap.keyword == "additionalProperties" and any(_is_about(gap, member) for member in removed)
        is_renaming = gap.keyword == "required" and not gap.path and gap.member in renamed.values()
        if not is_removal and not is_renaming:
            yield _narrowed(sides, gap, is_new=gap.member in added)


def _renames(old: object, new: object, removed: Sequence[Member], added: set[str]) -> Mapping[str, str]:
    """The parameters that have another name and say the same, if there is one of each."""
    found: dict[str, str] = {}
    for member in removed:
        if len(member.path) == 1:
            mine = _said(old, member.path[0])
            same = [name for name in added if _said(new, name) == mine]
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
    about = [gap for gap in gaps if gap.keyword == "additionalProperties" and _is_about(gap, member)]
    witness = next((witness_of(gap) for gap in about if gap.witnesses), MISSING)
    fate = "refused" if about else "no longer read"
    return sides.difference(
        "breaking", kind, f"{name} is gone: what callers send there is {fate}", old=pointer, witness=witness
    )


def _is_about(gap: Gap, member: Member) -> bool:
    """Whether a gap is that of a member which is no longer declared."""
    steps = tuple("*" if isinstance(step, int) else step for step in gap.path)
    return (*steps, gap.member) == member.path


def _narrowed(sides: Sides, gap: Gap, *, is_new: bool) -> Difference:
    """The difference for what is no longer accepted."""
    name = described(gap.path) if gap.path else "the arguments"
    kind = kind_of_input(gap)
    old, new = f"{_ROOT}{gap.left}", f"{_ROOT}{gap.right}"
    reason = f"{name} no longer accepts {gap.what}" if gap.path else f"{name} can no longer be {gap.what}"
    if gap.keyword != "required" and gap.member is not None:
        reason = f"{name} can no longer have {json.dumps(gap.member, ensure_ascii=False)}"
    if gap.keyword == "required" and not gap.path and gap.member is not None:
        kind = "parameter-added" if is_new else "parameter-made-required"
        word = json.dumps(gap.member, ensure_ascii=False)
        reason = f"{word} is new and must be given" if is_new else f"{word} must be given"
        if value_at(sides.new.definition, _property(gap.member)) is not MISSING:
            new = _property(gap.member)
    if not gap.witnesses:
        reason = f"whether {name} still accepts {gap.what} is not decided"
        return undecided(sides, (old, new), kind, reason, subject(gap, "the arguments"))
    return sides.difference(
        "breaking", kind, reason, old=None if kind == "parameter-added" else old, new=new, witness=witness_of(gap)
    )


def _compatible(sides: Sides, old: Part, new: Part) -> Iterator[Difference]:
    required = set(names_required(new.schema))
    was_required = set(names_required(old.schema))
    renamed = _renames(
        old.schema,
        new.schema,
        list(only_declared(old.schema, new.schema)),
        {member.path[0] for member in only_declared(new.schema, old.schema) if len(member.path) == 1},
    )
    added = list(only_declared(new.schema, old.schema))
    for member in added:
        name = described(member.path)
        if len(member.path) > 1:
            yield sides.difference("compatible", "member-added", f"{name} is new", new=f"{_ROOT}{member.pointer}")
        elif member.path[0] not in required and member.path[0] not in renamed.values():
            reason = f"{name} is new and optional"
            yield sides.difference("compatible", "parameter-added", reason, new=f"{_ROOT}{member.pointer}")
    for gap in joined(find_gaps(new, old)):
        if not gap.witnesses or (gap.keyword == "additionalProperties" and any(_is_about(gap, each) for each in added)):
            continue
        if gap.keyword == "required" and not gap.path and gap.member is not None:
            if (
                gap.member in was_required - required
                and value_at(new.schema, f"/properties/{escape(gap.member)}") is not MISSING
            ):
                reason = f"{json.dumps(gap.member, ensure_ascii=False)} need not be given"
                pointer = _property(gap.member)
                yield sides.difference("compatible", "parameter-made-optional", reason, old=pointer, new=pointer)
            continue
        name = described(gap.path) if gap.path else "the arguments"
        reason = f"{name} also accepts {gap.what}" if gap.path else f"{name} can also be {gap.what}"
        yield sides.difference(
            "compatible", kind_of_input(gap), reason, old=f"{_ROOT}{gap.right}", new=f"{_ROOT}{gap.left}"
        )


def _property(name: str) -> str:
    return f"{_ROOT}/properties/{escape(name)}"
