"""The fixes of a run: worked out file by file, in any process, and written by the one that reports."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from flake8_mcp.api import analyse, placed, project
from flake8_mcp.fixing import fix
from flake8_mcp.report import Fixes

from ._analysis import look_at, settings_of
from ._files import replace_bytes
from ._findings import FileFindings, contribution, lost
from ._flake8 import Comments, Selection

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Mapping

    from flake8_mcp.engine import Analysis, Finding
    from flake8_mcp.syntax.source import Source

    from ._files import File


@dataclass(frozen=True, slots=True)
class FileFixes:
    """What fixing one file would do: its findings now, its bytes before and after, and the findings that go."""

    now: FileFindings
    before: bytes = b""
    after: bytes = b""
    fixed: tuple[Finding, ...] = ()
    refused: tuple[tuple[Finding, str], ...] = ()


def fixes_of(options: argparse.Namespace, file: File, *, unsafe: bool) -> FileFixes:
    """Analyse one file, and work out its fixes without writing anything."""
    look = look_at(file, options)
    now = contribution(file, look, options)
    if look.analysis.module is None or not any(each.fix for each in look.analysis.findings):
        return FileFixes(now, look.data, look.data)
    settings, selection = settings_of(options), Selection(options)
    files = project(file.given, follow_imports=settings.follow_imports)

    def analyse_again(source: Source) -> Analysis:
        return look.analysis if source is look.source else analyse(source, file.path, files, settings)

    def choose(source: Source, findings: tuple[Finding, ...]) -> Iterator[Finding]:
        comments = Comments(file.path, _encoded(source, look.data), options)
        for finding in findings:
            if finding.fix is None or not (finding.fix.safe or unsafe):
                continue
            shown = replace(placed(finding, source), path=file.path)
            if selection.reports(shown, comments.noqa_line(shown.line)):
                yield finding

    outcome = fix(look.source, analyse_again, choose)
    return FileFixes(
        now,
        look.data,
        _encoded(outcome.source, look.data) if outcome.fixed else look.data,
        tuple(replace(each, path=file.path) for each in outcome.fixed),
        tuple((replace(each, path=file.path), reason) for each, reason in outcome.refused),
    )


def lost_fixes(file: File) -> FileFixes:
    """What is said of a file whose process ended."""
    return FileFixes(lost(file))


def write_fixes(results: Mapping[File, FileFixes]) -> tuple[dict[File, bytes], Fixes]:
    """Write every file that is changed; the new bytes of those that were, and what was done."""
    written: dict[File, bytes] = {}
    fixed: list[Finding] = []
    refused: list[tuple[Finding, str]] = []
    unwritten: list[tuple[str, str]] = []
    for file, result in results.items():
        refused += result.refused
        if result.after == result.before:
            continue
        if file.data is None:
            try:
                replace_bytes(file.path, result.before, result.after)
            except OSError as problem:
                unwritten.append((file.path, problem.strerror or "it cannot be written"))
                continue
        written[file] = result.after
        fixed += result.fixed
    return written, Fixes(len(written), tuple(fixed), tuple(refused), tuple(unwritten))


def _encoded(source: Source, data: bytes) -> bytes:
    """A text as the bytes of its file."""
    return source.text.encode(source.encoding) if source.text else data
