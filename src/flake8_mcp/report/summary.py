"""What a run looked at and left out, in words: nothing found must not look like nothing looked at."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ._differences import counted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.contract.snapshot import Gaps

    from ._results import Compared, Counts, Fixes, Listing, Report


def summarise_findings(report: Report) -> str:
    """The lines at the end of `check`."""
    counts = report.counts
    found = _number(len(report.findings), "finding") if report.findings else "no finding"
    lines = [f"{found}; {_looked_at(counts)}", *_left_out(counts)]
    lines += _to_be_fixed(report)
    if counts.ignored:
        verb = "are" if counts.ignored > 1 else "is"
        lines.append(
            f"{_number(counts.ignored, 'finding')} {verb} kept back by select, ignore, per-file-ignores or noqa"
        )
    return "".join(f"{line}\n" for line in lines)


def summarise_fixes(fixes: Fixes, *, dry: bool = False) -> str:
    """The lines that say what fixing did, or would do."""
    lines: list[str] = []
    if fixes.fixed:
        would = "would be fixed" if dry else "fixed"
        files = _number(fixes.files, "file")
        lines.append(f"{_number(len(fixes.fixed), 'finding')} {would} in {files}: {_by_code(fixes)}")
    elif not fixes.unwritten:
        lines.append("nothing to fix")
    for finding, reason in fixes.refused:
        lines.append(f"{finding.path}:{finding.line}: {finding.code} was not fixed: {reason}")
    lines += _left_alone(fixes)
    return "".join(f"{line}\n" for line in lines)


def summarise_comments(comments: Fixes, *, dry: bool = False) -> str:
    """The lines that say which findings got a noqa comment, or would get one."""
    lines: list[str] = []
    if comments.fixed:
        would = "would get" if dry else "got"
        files = _number(comments.files, "file")
        lines.append(
            f"{_number(len(comments.fixed), 'finding')} {would} a noqa comment in {files}: {_by_code(comments)}"
        )
    elif not comments.unwritten:
        lines.append("no noqa comment to add")
    for finding, reason in comments.refused:
        lines.append(f"{finding.path}:{finding.line}: {finding.code} got no noqa comment: {reason}")
    lines += _left_alone(comments)
    return "".join(f"{line}\n" for line in lines)


def summarise_tools(listing: Listing) -> str:
    """The lines at the end of `tools`."""
    return "".join(f"{line}\n" for line in [_looked_at(listing.counts), *_left_out(listing.counts)])


def summarise_gaps(gaps: Gaps) -> str:
    """The lines that say what a document of servers lacks."""
    return "".join(f"{line}\n" for line in _lacking(gaps))


def _lacking(gaps: Gaps) -> Iterator[str]:
    if gaps.incomplete:
        parts = f"{_number(gaps.parts, 'part')} of {'them' if gaps.incomplete > 1 else 'it'}"
        left_out = f"{_are(gaps.parts)} not known and left out"
        yield f"{_number(gaps.incomplete, 'tool')} {_are(gaps.incomplete)} incomplete: {parts} {left_out}"
    if gaps.unnamed:
        yield f"{_number(gaps.unnamed, 'tool')} {_are(gaps.unnamed)} left out: the name is not known"
    if gaps.failing:
        yield f"{_number(gaps.failing, 'tool')} {_are(gaps.failing)} left out: the registration fails"
    if gaps.conditional:
        yield f"{_number(gaps.conditional, 'tool')} {_are(gaps.conditional)} listed under a condition only"
    for server, name in gaps.twice:
        yield f"{server or 'a server'} has several tools named {name}, and which one it lists is not known"


def summarise_differences(compared: Compared) -> str:
    """How many differences there are of each verdict."""
    numbers = counted(compared.differences)
    if not compared.differences:
        return f"no difference between the tools of {compared.old} and {compared.new}\n"
    words = {"breaking": "breaking", "undecided": "undecided", "compatible": "compatible"}
    parts = [f"{numbers[verdict]} {word}" for verdict, word in words.items()]
    return f"{', '.join(parts)}, {_number(numbers['text'], 'text')}\n"


def _are(count: int) -> str:
    return "is" if count == 1 else "are"


def statistics(report: Report) -> str:
    """The number of findings of each code, with the rule's name."""
    numbers = Counter((each.finding.code, each.finding.rule) for each in report.findings)
    return "".join(f"{number:<5} {code} {rule}\n" for (code, rule), number in sorted(numbers.items()))


def _by_code(fixes: Fixes) -> str:
    return ", ".join(f"{code} {count}" for code, count in sorted(Counter(each.code for each in fixes.fixed).items()))


def _left_alone(fixes: Fixes) -> Iterator[str]:
    return (f"{path} was left alone: {reason}" for path, reason in fixes.unwritten)


def _looked_at(counts: Counts) -> str:
    files = _number(counts.files, "file")
    if not counts.tools:
        return f"no MCP tool was found in {files}"
    servers = f" of {_number(counts.servers, 'server')}" if counts.servers else ""
    return f"{_number(counts.tools, 'tool')}{servers} in {files}"


def _left_out(counts: Counts) -> Iterator[str]:
    if counts.unread:
        verb = "were" if counts.unread > 1 else "was"
        yield (
            f"{_number(counts.unread, 'registration')} {verb} seen and not read; flake8-mcp tools shows where and why"
        )
    if counts.unanalysed:
        verb = "were" if counts.unanalysed > 1 else "was"
        yield f"{_number(counts.unanalysed, 'file')} {verb} not analysed, or only in part"


def _to_be_fixed(report: Report) -> Iterator[str]:
    fixes = [each.finding.fix for each in report.findings if each.finding.fix is not None]
    safe = sum(each.safe for each in fixes)
    if fixes:
        unsafe = f" and {len(fixes) - safe} more with --unsafe-fixes" if len(fixes) > safe else ""
        yield f"{_number(safe, 'finding')} can be fixed with --fix{unsafe}"


def _number(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
