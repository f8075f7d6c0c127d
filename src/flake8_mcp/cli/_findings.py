"""The findings of a run: made file by file, in any process, then put together where they are reported."""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from flake8_mcp.api import placed, refused
from flake8_mcp.report import Counts, Report, Reported
from flake8_mcp.syntax.source import Source, UnreadableSourceError

from ._analysis import look_at
from ._files import File
from ._flake8 import Comments, Selection

if TYPE_CHECKING:
    import argparse
    from collections.abc import Mapping

    from flake8_mcp.engine import Finding

UNANALYSED = "MCP001"


@dataclass(frozen=True, slots=True)
class Spot:
    """A finding at a place where it could be reported, with what select, ignore and `# noqa` need to decide."""

    finding: Finding
    noqa_line: str
    source_line: str


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
    tools: int = 0
    unread: int = 0


def findings_of(options: argparse.Namespace, file: File) -> FileFindings:
    """Analyse one file for `check`."""
    source, data, analysis = look_at(file, options)
    candidates: tuple[Candidate, ...] = ()
    if analysis.findings:
        comments = Comments(file.path, data, options)
        candidates = tuple(
            Candidate(
                _spot(placed(finding, source), source, comments),
                _elsewhere(finding, file, options) if finding.path != file.path else None,
            )
            for finding in analysis.findings
        )
    if analysis.module is None:
        return FileFindings(candidates)
    tools = analysis.module.tools
    servers = frozenset(tool.server.name for tool in tools if tool.server and tool.server.name is not None)
    return FileFindings(candidates, servers, len(tools), len(analysis.module.unread))


def lost(file: File) -> FileFindings:
    """What is said of a file whose process ended."""
    source = Source(file.path, "")
    (finding,) = refused(source, 1, "the process that analysed it died").findings
    return FileFindings((Candidate(Spot(finding, "", ""), None),))


def assemble(results: Mapping[File, FileFindings], selection: Selection) -> Report:
    """The report of a run: findings where their tokens lie, each once, without those that are not asked for.

    Raises Failure.
    """
    paths = {file.identity: file.path for file in results}
    spots: dict[Finding, Spot] = {}
    for candidate in (each for result in results.values() for each in result.candidates):
        spot = candidate.here
        if candidate.there is not None:
            path = paths.get(os.path.realpath(candidate.there.finding.path))
            if path is not None:
                spot = replace(candidate.there, finding=replace(candidate.there.finding, path=path))
        spots.setdefault(spot.finding, spot)
    shown = sorted(
        Reported(finding, spot.source_line)
        for finding, spot in spots.items()
        if selection.reports(finding, spot.noqa_line)
    )
    counts = Counts(
        files=len(results),
        servers=len(frozenset().union(*(each.servers for each in results.values()))),
        tools=sum(each.tools for each in results.values()),
        unread=sum(each.unread for each in results.values()),
        unanalysed=len({finding.path for finding in spots if finding.code == UNANALYSED}),
        ignored=len(spots) - len(shown),
    )
    return Report(tuple(shown), counts)


def _spot(finding: Finding, source: Source, comments: Comments) -> Spot:
    return Spot(finding, comments.noqa_line(finding.line), source.line(finding.line))


def _elsewhere(finding: Finding, file: File, options: argparse.Namespace) -> Spot | None:
    """The finding in the file that holds its token; None if that has become unreadable."""
    other = File(finding.path, file.given)
    try:
        data = other.read()
        source = Source.from_bytes(other.path, data)
    except (OSError, UnreadableSourceError):
        return None
    return _spot(placed(replace(finding, registration=None), source), source, Comments(other.path, data, options))
