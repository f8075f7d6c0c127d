"""The findings of a run: made file by file, in any process, then put together where they are reported."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import TYPE_CHECKING

from flake8_mcp.api import placed, refused
from flake8_mcp.lazy_dataclass import dataclass
from flake8_mcp.report import Counts, Excerpt, Report, Reported
from flake8_mcp.syntax.source import Source, UnreadableSourceError

from ._analysis import look_at, settings_of
from ._files import File
from ._flake8 import Comments, Selection
from ._listing import distinct, left, seen_tool, unread_in
from ._shown_servers import shown_servers

if TYPE_CHECKING:
    import argparse
    from collections.abc import Mapping

    from flake8_mcp.engine import Finding
    from flake8_mcp.report import UnreadRegistration

    from ._analysis import Look
    from ._listing import SeenTool
    from ._shown_servers import ShownServer

UNANALYSED = "MCP001"
SIZE = "MCP970"


@dataclass(frozen=True, slots=True)
class Spot:
    """A finding at a place where it could be reported, with what select, ignore and `# noqa` need to decide."""

    finding: Finding
    noqa_line: str
    source_line: str
    excerpt: Excerpt | None = None


@dataclass(frozen=True, slots=True)
class Candidate:
    """A finding of one file: as reported there, and in the file that holds its token if that is another one."""

    here: Spot
    there: Spot | None


@dataclass(frozen=True, slots=True)
class FileFindings:
    """What one file contributes to a run."""

    candidates: tuple[Candidate, ...] = ()
    servers: frozenset[str] = frozenset()
    tools: tuple[SeenTool, ...] = ()
    unread: tuple[UnreadRegistration, ...] = ()
    shown: tuple[ShownServer, ...] = ()


def findings_of(options: argparse.Namespace, file: File, *, excerpts: bool = False) -> FileFindings:
    """Analyse one file for `check`; `excerpts` keeps the lines that findings and their edits stand in."""
    return contribution(file, look_at(file, options), options, excerpts=excerpts)


def contribution(file: File, look: Look, options: argparse.Namespace, *, excerpts: bool = False) -> FileFindings:
    """What a file that was looked at contributes."""
    source, data, analysis = look
    candidates: tuple[Candidate, ...] = ()
    if analysis.findings:
        comments = Comments(file.path, data, options)
        candidates = tuple(
            Candidate(
                spot_in(replace(placed(finding, source), path=file.path), source, comments, excerpts=excerpts),
                spot_elsewhere(finding, file, options, excerpts=excerpts) if finding.path != source.path else None,
            )
            for finding in analysis.findings
        )
    if analysis.module is None:
        return FileFindings(candidates)
    tools = analysis.module.tools
    servers = frozenset(tool.server.name for tool in tools if tool.server and tool.server.name is not None)
    shown = shown_servers(analysis.module, definitions=settings_of(options).switches_on(SIZE))
    return FileFindings(candidates, servers, tuple(map(seen_tool, tools)), unread_in(analysis.module), shown)


def lost(file: File) -> FileFindings:
    """What is said of a file whose process ended."""
    source = Source(file.path, "")
    (finding,) = refused(source, 1, "the process that analysed it died").findings
    return FileFindings((Candidate(Spot(finding, "", ""), None),))


def assemble(results: Mapping[File, FileFindings], selection: Selection) -> Report:
    """The report of a run: findings where their tokens lie, each once, without those that are not asked for.

    Raises Failure.
    """
    spots = _spots(results)
    seen = [(file, key) for file, result in results.items() for key, *_ in result.tools]
    kept = distinct(seen)
    shown = sorted(
        Reported(finding, spot.source_line, spot.excerpt)
        for finding, spot in spots.items()
        if selection.reports(finding, spot.noqa_line)
    )
    counts = Counts(
        files=len(results),
        servers=len(frozenset().union(*(each.servers for each in results.values()))),
        tools=sum(each in kept for each in seen),
        unread=len(_unread(results)),
        unanalysed=len({finding.path for finding in spots if finding.code == UNANALYSED}),
        ignored=len(spots) - len(shown),
    )
    return Report(tuple(shown), counts)


def _unread(results: Mapping[File, FileFindings]) -> set[UnreadRegistration]:
    read = (each for result in results.values() for each in result.tools)
    return left(read, (each for result in results.values() for each in result.unread))


def _spots(results: Mapping[File, FileFindings]) -> dict[Finding, Spot]:
    """Where each finding is reported.

    What several files find at one token is one defect, said in the words of the file that holds it, or of the first.
    """
    paths = {file.identity: file.path for file in results}
    found: list[tuple[File, Spot]] = []
    for file, result in results.items():
        for candidate in result.candidates:
            spot, there = candidate.here, candidate.there
            path = paths.get(os.path.realpath(there.finding.path)) if there else None
            if there is not None and path is not None:
                spot = replace(there, finding=replace(there.finding, path=path))
            found.append((file, spot))
    found.sort(key=lambda each: each[1].finding.path != each[0].path)
    spots: dict[Finding, Spot] = {}
    finders: dict[tuple[object, ...], File] = {}
    for file, spot in found:
        finding = spot.finding
        if finders.setdefault((finding.path, finding.line, finding.column, finding.code), file) == file:
            spots.setdefault(finding, spot)
    return spots


def spot_in(finding: Finding, source: Source, comments: Comments, *, excerpts: bool) -> Spot:
    """A finding with what stands around it in its file; `excerpts` as in `findings_of`."""
    excerpt = _excerpt(finding, source) if excerpts else None
    return Spot(finding, comments.noqa_line(finding.line), source.line(finding.line), excerpt)


def _excerpt(finding: Finding, source: Source) -> Excerpt:
    edits = finding.fix.edits if finding.fix is not None else ()
    spans = [finding.span, *(each.span for each in edits if each.path == source.path)]
    first, last = min(each.line for each in spans), max(each.end_line for each in spans)
    lines = tuple(source.line_with_end(line) for line in range(first, last + 1))
    return Excerpt(source.path, first, lines, bom=source.bom)


def spot_elsewhere(finding: Finding, file: File, options: argparse.Namespace, *, excerpts: bool) -> Spot | None:
    """The finding in the file that holds its token; None if that has become unreadable."""
    other = File(finding.path, file.given)
    try:
        data = other.read()
        source = Source.from_bytes(other.path, data)
    except (OSError, UnreadableSourceError):
        return None
    comments = Comments(other.path, data, options)
    return spot_in(placed(replace(finding, registration=None), source), source, comments, excerpts=excerpts)
