"""The codes under which changes against a lock file are reported: 880 to 899."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from .differences import Difference


@dataclass(frozen=True, slots=True)
class LockCode:
    """A code, the name of what it reports, its level as that of a rule, and what is reported, in one sentence."""

    code: str
    name: str
    level: Literal["breaks", "should"]
    reports: str
    kinds: frozenset[str] = frozenset()


LOCK_CODES = (
    LockCode(
        "MCP880",
        "locked-tool-gone",
        "breaks",
        "A tool or a server of the lock file is gone.",
        frozenset({"tool-removed", "server-removed"}),
    ),
    LockCode(
        "MCP881",
        "locked-tool-renamed",
        "breaks",
        "A tool has another name than in the lock file.",
        frozenset({"tool-renamed"}),
    ),
    LockCode(
        "MCP882",
        "locked-parameter-gone",
        "breaks",
        "A parameter, or a member of one, is gone or has another name than in the lock file.",
        frozenset({"parameter-removed", "parameter-renamed", "member-removed"}),
    ),
    LockCode(
        "MCP883",
        "locked-arguments-narrowed",
        "breaks",
        "A tool refuses arguments that it accepted: a parameter must be given, or takes fewer values.",
        frozenset(
            {
                "arguments-changed", "member-added", "member-made-required", "parameter-added", "parameter-closed",
                "parameter-constraint-changed", "parameter-enum-values-changed", "parameter-made-required",
                "parameter-type-changed",
            }
        ),
    ),
    LockCode(
        "MCP884",
        "locked-result-changed",
        "breaks",
        "The structured result of a tool is gone, or can hold what its schema in the lock file rules out.",
        frozenset({"output-schema-removed", "output-widened", "output-member-dropped"}),
    ),
    LockCode(
        "MCP885",
        "locked-behaviour-changed",
        "breaks",
        "Clients confirm the calls of a tool that they let run, or the calls must or cannot be tasks any more.",
        frozenset({"hint-changed", "task-support-changed"}),
    ),
    LockCode(
        "MCP889",
        "locked-change-undecided",
        "should",
        "Whether a change against the lock file breaks callers is not decided.",
    ),
)  # fmt: skip


def code_of(difference: Difference) -> LockCode | None:
    """The code of a difference; None for one that breaks nobody."""
    if difference.verdict == "undecided":
        return LOCK_CODES[-1]
    if difference.verdict != "breaking":
        return None
    return next(each for each in LOCK_CODES if difference.kind in each.kinds)
