"""What has changed against a lock file, as findings at the tokens that changed."""

from __future__ import annotations

import json
import os
import re
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import click

from flake8_mcp.contract.codes import code_of
from flake8_mcp.contract.compare import compare
from flake8_mcp.contract.listing import Listing
from flake8_mcp.contract.loading import OperandError, load_document
from flake8_mcp.engine import Finding
from flake8_mcp.report import Report, Reported, display_path
from flake8_mcp.syntax.source import Source, Span, UnreadableSourceError

from ._failure import Failure
from ._findings import Spot, spot_in
from ._flake8 import Comments
from ._listing import assemble, lost, tools_of
from ._run import analyse_files
from ._servers import listing_of, served

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from flake8_mcp.contract.differences import Difference
    from flake8_mcp.contract.listing import ListedServer

    from ._files import File
    from ._flake8 import Selection

LOCK_FILE = "mcp-tools.lock.json"
# With the code in front a message keeps to what the messages of rules have.
_MAX_REASON = 150
# A place is where a token starts: a name, a number, a string on one line, else one character.
_TOKEN = re.compile(r"""\w+|"[^"]*"|'[^']*'|.""")


def found_lock_file() -> str | None:
    """The lock file of the current folder; None, and a note, if there is none."""
    if os.path.lexists(LOCK_FILE):
        return LOCK_FILE
    click.echo(f"{LOCK_FILE} is not in this folder, so nothing was compared with it", err=True)
    return None


def with_locked(  # noqa: PLR0913 - what is reported, what is compared, and how
    report: Report,
    paths: Sequence[str],
    options: argparse.Namespace,
    selection: Selection,
    lock: str,
    *,
    excerpts: bool,
) -> Report:
    """A report with the findings on what has changed against a lock file; `excerpts` as there. Raises Failure."""
    try:
        before = load_document(lock)
    except OperandError as problem:
        raise Failure(str(problem)) from None
    results = analyse_files(paths, options, partial(tools_of, servers=True, places=True), lost)
    after = listing_of(served(results, assemble(results)), ".")
    seen = {display_path(file.path) for file in results}
    looked_at = Listing(tuple(each for each in before.servers if not _was_left_out(each, seen)), before.origin)
    files = {display_path(file.path): file for file in results}
    paths_of = {each.name if each.name is not None else each.path: each.path for each in after.servers}
    kept, ignored = list(report.findings), 0
    for difference in compare(looked_at, after):
        finding = _finding(difference, paths_of, lock)
        if finding is None:
            continue
        spot = _spot(finding, files, options, excerpts=excerpts)
        if selection.reports(spot.finding, spot.noqa_line):
            kept.append(Reported(spot.finding, spot.source_line, spot.excerpt))
        else:
            ignored += 1
    counts = replace(report.counts, ignored=report.counts.ignored + ignored)
    return Report(tuple(sorted(set(kept))), counts)


def _was_left_out(server: ListedServer, seen: set[str]) -> bool:
    """Whether the file of a server is there and was not among those that were analysed."""
    return server.path is not None and server.path not in seen and os.path.lexists(server.path)


def _finding(difference: Difference, paths_of: dict[str | None, str | None], lock: str) -> Finding | None:
    """The finding for a difference; None if it breaks nobody."""
    code = code_of(difference)
    if code is None:
        return None
    place = difference.new_place
    path = place.path if place is not None else paths_of.get(difference.server) or lock
    line, column = (place.line, place.column - 1) if place is not None else (1, 0)
    name = f"{json.dumps(difference.tool)}: " if difference.tool is not None else ""
    text = " ".join(f"{name}{difference.reason}".split())
    text = text if len(text) <= _MAX_REASON else f"{text[: _MAX_REASON - 3]}..."
    span = Span(line, column, line, column + 1)
    return Finding(path, line, column, code.code, text, code.level, code.name, span)


def _spot(finding: Finding, files: dict[str, File], options: argparse.Namespace, *, excerpts: bool) -> Spot:
    """A finding with what stands around it, if it is in a file of the run."""
    file = files.get(finding.path)
    if file is None:
        return Spot(finding, "", "")
    try:
        data = file.read()
        source = Source.from_bytes(file.path, data)
    except (OSError, UnreadableSourceError):  # pragma: no cover - it was read a moment ago
        return Spot(finding, "", "")
    comments = Comments(file.path, data, options)
    token = _TOKEN.match(source.line(finding.line), finding.column)
    end = token.end() if token is not None else finding.column
    finding = replace(finding, path=file.path, span=replace(finding.span, end_column=end))
    return spot_in(finding, source, comments, excerpts=excerpts)
