"""What a definition says about calls beside its schemas: hints that clients act on, and tasks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .differences import MISSING
from .sides import is_unknown, value_at

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .differences import Difference
    from .listing import ListedTool
    from .sides import Sides

_OTHER_HINTS = ("idempotentHint", "openWorldHint")


def behaviour_differences(sides: Sides) -> Iterator[Difference]:
    """The differences in `annotations` and `execution`."""
    yield from _hints(sides)
    yield from _tasks(sides)


def _hints(sides: Sides) -> Iterator[Difference]:
    names = ("readOnlyHint", "destructiveHint", *_OTHER_HINTS)
    for pointer in ("/annotations", *(f"/annotations/{name}" for name in names)):
        if any(is_unknown(tool, pointer) for tool in (sides.old, sides.new)):
            reason = "hints are not known, so that clients may confirm its calls in another way"
            yield sides.difference("undecided", "hint-changed", reason, old=pointer, new=pointer)
            return
    was_read_only, is_read_only = _is_read_only(sides.old), _is_read_only(sides.new)
    was_destructive, is_destructive = _is_destructive(sides.old), _is_destructive(sides.new)
    if was_read_only and not is_read_only:
        reason = "readOnlyHint is no longer true: clients that let read-only tools run ask before each call"
        yield _hint(sides, "breaking", "readOnlyHint", reason)
    elif is_read_only and not was_read_only:
        yield _hint(sides, "compatible", "readOnlyHint", "the tool is read-only now")
    elif is_destructive and not was_destructive:
        reason = "the tool counts as destructive now: clients that confirm such calls ask before each"
        yield _hint(sides, "breaking", "destructiveHint", reason)
    elif was_destructive and not is_destructive:
        yield _hint(sides, "compatible", "destructiveHint", "the tool no longer counts as destructive")
    for name in _OTHER_HINTS:
        pointer = f"/annotations/{name}"
        if value_at(sides.old.definition, pointer) != value_at(sides.new.definition, pointer):
            yield _hint(sides, "compatible", name, f"{name} has changed")


def _hint(sides: Sides, verdict: str, name: str, reason: str) -> Difference:
    pointer = f"/annotations/{name}"
    before, after = (value_at(tool.definition, pointer) for tool in (sides.old, sides.new))
    return sides.difference(
        "breaking" if verdict == "breaking" else "compatible",
        "hint-changed",
        reason,
        old=None if before is MISSING else pointer,
        new=None if after is MISSING and before is not MISSING else pointer,
    )


def _is_read_only(tool: ListedTool) -> bool:
    return value_at(tool.definition, "/annotations/readOnlyHint") is True


def _is_destructive(tool: ListedTool) -> bool:
    """Whether a tool counts as destructive: unless it says otherwise, one that is not read-only does."""
    return not _is_read_only(tool) and value_at(tool.definition, "/annotations/destructiveHint") is not False


def _tasks(sides: Sides) -> Iterator[Difference]:
    pointer = "/execution/taskSupport"
    if any(is_unknown(tool, pointer) for tool in (sides.old, sides.new)):
        reason = "whether its calls are tasks is not known"
        yield sides.difference("undecided", "task-support-changed", reason, old=pointer, new=pointer)
        return
    before, after = (
        "forbidden" if found is MISSING else found
        for found in (value_at(tool.definition, pointer) for tool in (sides.old, sides.new))
    )
    if before == after:
        return
    if after == "required":
        reason = "its calls must be tasks now: plain calls are refused"
    elif after == "forbidden":
        reason = "its calls can no longer be tasks"
    elif before == "required":
        yield sides.difference(
            "compatible", "task-support-changed", "its calls need not be tasks", old=pointer, new=pointer
        )
        return
    else:
        yield sides.difference(
            "compatible", "task-support-changed", "its calls can be tasks now", old=pointer, new=pointer
        )
        return
    yield sides.difference("breaking", "task-support-changed", reason, old=pointer, new=pointer)
