"""The line of flake8, then the line of source with the token marked, then what a fix would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.report._terminal import blank, paint, visible, width_of

from . import concise

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.report import Report, Reported, Style

# Generated code has lines of any length; of a longer one the part around the token is shown.
_MAX_SHOWN = 120
_BEFORE = 40


def render(report: Report, style: Style) -> str:
    """All findings, each with its excerpt."""
    return "".join(f"{line}\n" for each in report.findings for line in _lines(each, style))


def _lines(reported: Reported, style: Style) -> Iterator[str]:
    finding = reported.finding
    yield concise.line(finding, style)
    yield from _excerpt(reported, style)
    if finding.fix is not None:
        name = "fix" if finding.fix.safe else "unsafe fix"
        yield f"    {paint(name, style, fg='green')}: {visible(finding.fix.title)}"


def _excerpt(reported: Reported, style: Style) -> Iterator[str]:
    finding = reported.finding
    text = visible(reported.source_line)
    if not text.strip():
        return
    start = finding.column
    end = finding.span.end_column if finding.span.end_line == finding.line else len(text)
    cut = max(0, start - _BEFORE) if len(text) > _MAX_SHOWN else 0
    before, after = ("…" if cut else ""), ("…" if len(text) > cut + _MAX_SHOWN else "")
    text = text[cut : cut + _MAX_SHOWN]
    start, end = start - cut, end - cut
    marks = "^" * max(1, width_of(text[start:end].rstrip()))
    yield f"    {before}{text}{after}"
    yield f"    {blank(before + text[:start])}{paint(marks, style, fg='green', bold=True)}"
