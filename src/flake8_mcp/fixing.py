"""Apply fixes: choose those that go together, make their edits, and keep only what turns out as promised.

After each round the file is analysed again. What a fix did must be what it said: its finding is gone, the definitions
of the tools differ as its changes say and in nothing else, and no other tool has a new finding. Otherwise the fix is
not made.
"""

from __future__ import annotations

import bisect
import copy
import re
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from flake8_mcp.lazy_dataclass import dataclass

from .edits import ANY, REMOVED, Change, applied, conflict

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from .edits import Edit
    from .engine import Analysis, Finding
    from .model import Module, Tool
    from .syntax.source import Source

# One round mends one of several findings whose edits touch, such as the names that join one list.
MAX_ROUNDS = 100


Sources: TypeAlias = "Mapping[str, Source]"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of fixing: the texts by path, what was learned of them, and the findings that are gone.

    `refused` are those whose fix did not turn out as promised, with the reason.
    """

    sources: Sources
    analysis: Analysis
    fixed: tuple[Finding, ...] = ()
    refused: tuple[tuple[Finding, str], ...] = ()


def fix(
    sources: Sources,
    analyse: Callable[[Sources], Analysis],
    choose: Callable[[Sources, tuple[Finding, ...]], Iterable[Finding]],
) -> Outcome:
    """Apply the fixes of the chosen findings, in as many rounds as it takes.

    `sources` are the texts that may be edited: that of the analysed file, and of others that hold parts of its tools.
    """
    outcome = Outcome(sources, analyse(sources))
    given_up: set[_Identity] = set()
    tried: dict[_Texts, tuple[Outcome, list[Finding]]] = {}
    for _ in range(MAX_ROUNDS):
        chosen = [
            finding
            for finding in choose(outcome.sources, outcome.analysis.findings)
            if finding.fix is not None
            and all(edit.path in outcome.sources for edit in finding.fix.edits)
            and _identity(finding, outcome.sources) not in given_up
        ]
        batch = _going_together(chosen)
        if not batch:
            break
        tried[_texts(outcome.sources)] = outcome, batch
        attempt = _Attempt(outcome, analyse)
        attempt.add(batch)
        given_up |= {_identity(finding, outcome.sources) for finding, _ in attempt.refused}
        outcome = attempt.outcome
        again = tried.get(_texts(outcome.sources))
        if again is not None and outcome.fixed != again[0].fixed:
            outcome = _without_fixes(*again)
            given_up |= {_identity(finding, outcome.sources) for finding in again[1]}
    return outcome


_Texts: TypeAlias = "frozenset[tuple[str, str]]"


def _texts(sources: Sources) -> _Texts:
    return frozenset((path, source.text) for path, source in sources.items())


def _without_fixes(outcome: Outcome, batch: Iterable[Finding]) -> Outcome:
    """An outcome without the fixes of a batch, which later ones would undo."""
    refused = ((each, "the fix of another finding would undo it") for each in batch)
    return replace(outcome, refused=(*outcome.refused, *refused))


# which fixes go together


def _going_together(findings: Iterable[Finding]) -> list[Finding]:
    """The findings whose fixes can be made at once: edits that do not touch, changes of different parts."""
    taken: list[Edit] = []
    changed: set[tuple[int, str]] = set()
    batch: list[Finding] = []
    for finding in sorted(findings, key=_order):
        assert finding.fix is not None
        edits = finding.fix.edits
        pointers = {(each.tool, each.change.pointer) for each in finding.changes}
        if any(_touches(taken, each) for each in edits) or any(_meets(changed, each) for each in pointers):
            continue
        if batch and _is_open(batch[0]) != _is_open(finding):
            continue
        for edit in edits:
            if edit not in taken:
                bisect.insort(taken, edit)
        changed |= pointers
        batch.append(finding)
    return batch


def _is_open(finding: Finding) -> bool:
    """Whether a fix leaves open how definitions change, which is then not looked at."""
    return finding.fix is not None and finding.fix.changes is None


def _order(finding: Finding) -> tuple[object, ...]:
    assert finding.fix is not None
    return (min(finding.fix.edits), finding.path, finding.line, finding.column, finding.code, finding.text)


def _touches(taken: Sequence[Edit], edit: Edit) -> bool:
    """Whether an edit conflicts with those that are taken, which are sorted and do not overlap."""
    at = bisect.bisect_left(taken, edit)
    return any(conflict(each, edit) for each in taken[max(0, at - 1) : at + 2])


def _meets(changed: set[tuple[int, str]], part: tuple[int, str]) -> bool:
    tool, pointer = part
    return any(
        number == tool and (f"{other}/".startswith(f"{pointer}/") or f"{pointer}/".startswith(f"{other}/"))
        for number, other in changed
    )


_Identity = tuple[str, str, str, str]


def _identity(finding: Finding, sources: Sources) -> _Identity:
    """What tells a finding from others when lines have moved."""
    source = sources.get(finding.path)
    return finding.path, finding.code, finding.text, source.line(finding.line) if source is not None else ""


# whether they turn out as promised


class _Attempt:
    """Fixes that are tried, all at once and in halves where that does not work."""

    def __init__(self, start: Outcome, analyse: Callable[[Sources], Analysis]) -> None:
        self._start = start
        self._analyse = analyse
        self._good: list[Finding] = []
        self.outcome = start
        self.refused: list[tuple[Finding, str]] = []

    def add(self, batch: Sequence[Finding]) -> None:
        """Add those fixes of a batch that work together with the others."""
        reason = self._try(batch)
        if reason is None:
            return
        if len(batch) == 1:
            self.refused.append((batch[0], reason))
            self.outcome = replace(self.outcome, refused=(*self._start.refused, *self.refused))
            return
        half = len(batch) // 2
        self.add(batch[:half])
        self.add(batch[half:])

    def _try(self, batch: Sequence[Finding]) -> str | None:
        """Add fixes; the reason why not if that does not work."""
        findings = [*self._good, *batch]
        edits: dict[str, set[Edit]] = {}
        for each in findings:
            assert each.fix is not None
            for edit in each.fix.edits:
                edits.setdefault(edit.path, set()).add(edit)
        sources = dict(self._start.sources)
        for path, here in edits.items():
            before = sources[path]
            sources[path] = replace(before, text=applied(before.text, here))
            try:
                sources[path].text.encode(before.encoding)
            except UnicodeEncodeError:
                return f"the file's encoding, {before.encoding}, does not have a character of it"
        analysis = self._analyse(sources)
        reason = _difference(self._start.analysis, analysis, findings)
        if reason is None:
            self._good = findings
            fixed = (*self._start.fixed, *findings)
            self.outcome = Outcome(sources, analysis, fixed, (*self._start.refused, *self.refused))
        return reason


def _difference(before: Analysis, after: Analysis, fixed: Sequence[Finding]) -> str | None:
    """What is not as the fixes promise; None if all is."""
    if after.module is None:
        return after.refusal[1] if after.refusal is not None else "no tool is left"
    assert before.module is not None
    if not any(map(_is_open, fixed)):
        reason = _definitions_differ(before.module, after.module, fixed)
        if reason is not None:
            return reason
    is_open = any(map(_is_open, fixed))
    more = _Increase(before.findings, fixed, after.findings, by_tool=not is_open)
    if any(each in more for each in fixed):
        return "the finding stays"
    if is_open:
        return None
    changed = {each.tool for finding in fixed for each in finding.changes}
    # a tool that can be registered at last is looked at for the first time
    pairs = enumerate(zip(before.module.tools, after.module.tools, strict=False))
    changed |= {number for number, (old, new) in pairs if old.raises is not None and new.raises is None}
    # what a defect hid in its own tool may come to light
    new = (each for each in after.findings if each.tool not in changed and each in more)
    appeared = next(new, None)
    return None if appeared is None else f"{appeared.code} would appear"


class _Increase:
    """The findings of which there are more than were left.

    By text, and where tools can be compared also in their tool, with that text and at all.
    """

    def __init__(
        self, before: Iterable[Finding], fixed: Iterable[Finding], after: Iterable[Finding], *, by_tool: bool
    ) -> None:
        self._by_tool = by_tool
        self._more = Counter(kind for each in after for kind in self._kinds(each))
        for each in before:
            self._more.subtract(self._kinds(each))
        for each in fixed:
            self._more.update(self._kinds(each))

    def __contains__(self, finding: Finding) -> bool:
        return all(self._more[kind] > 0 for kind in self._kinds(finding))

    def _kinds(self, finding: Finding) -> tuple[tuple[object, ...], ...]:
        kind = finding.path, finding.code, re.sub(r"\bline \d+|:\d+", "", finding.text)
        # a message may show what another fix writes anew, such as the name of another tool
        return (kind, (*kind, finding.tool), (*kind[:2], finding.tool)) if self._by_tool else (kind,)


def _definitions_differ(before: Module, after: Module, fixed: Sequence[Finding]) -> str | None:
    if len(before.tools) != len(after.tools) or len(before.unread) != len(after.unread):
        return "other tools would be found"
    changes: dict[int, list[Change]] = {}
    for finding in fixed:
        for each in finding.changes:
            if each.change not in changes.setdefault(each.tool, []):
                changes[each.tool].append(each.change)
    for number, (old, new) in enumerate(zip(before.tools, after.tools, strict=True)):
        if not _is_as_promised(old, new, changes.get(number, [])):
            return "the definition of a tool would change in another way"
    return None


def _is_as_promised(old: Tool, new: Tool, changes: Sequence[Change]) -> bool:
    definition, unknown = old.definition()
    found, unknown_after = new.definition()
    gone = [Change(each.pointer, REMOVED) for each in changes if each.value is ANY]
    expected = patched(patched(definition, changes), gone)
    if expected is None or not same_json(expected, patched(found, gone)):
        return False
    pointers = [each.pointer for each in changes]
    return set(_without(unknown, pointers)) == set(_without(unknown_after, pointers))


def _without(unknown: Iterable[str], pointers: Sequence[str]) -> Iterator[str]:
    """The pointers to unknown parts that do not lie in changed ones."""
    return (each for each in unknown if not any(f"{each}/".startswith(f"{pointer}/") for pointer in pointers))


def patched(definition: object, changes: Iterable[Change]) -> object:
    """A definition as changes leave it; None if it has no place for one of them."""
    result = copy.deepcopy(definition)
    for change in changes:
        if change.value is ANY:
            continue
        *steps, last = [_unescape(each) for each in change.pointer.split("/")[1:]]
        holder = result
        for step in steps:
            if isinstance(holder, dict) and step in holder:
                holder = holder[step]
            elif isinstance(holder, list) and step.isdecimal() and int(step) < len(holder):
                holder = holder[int(step)]
            else:
                return None
        if isinstance(holder, dict):
            if change.value is REMOVED:
                holder.pop(last, None)
            else:
                holder[last] = change.value
        elif isinstance(holder, list) and last.isdecimal() and int(last) < len(holder) and change.value is not REMOVED:
            holder[int(last)] = change.value
        else:
            return None
    return result


def same_json(one: object, other: object) -> bool:
    """Whether two JSON values are equal; 1 is neither True nor 1.0, and the order of members does not count."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same_json(value, other[key]) for key, value in one.items())
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return len(one) == len(other) and all(map(same_json, one, other))
    return type(one) is type(other) and one == other


def _unescape(piece: str) -> str:
    return piece.replace("~1", "/").replace("~0", "~")
