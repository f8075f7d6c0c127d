"""`# noqa` comments for the findings of a run, where flake8 looks for them."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import TYPE_CHECKING

from flake8_mcp.edits import Edit, applied, edit
from flake8_mcp.syntax.source import Source, UnreadableSourceError

from ._fixing import FileFixes
from ._flake8 import Comments, find_noqa

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable, Mapping

    from flake8_mcp.engine import Finding

    from ._files import File
    from ._findings import FileFindings, Spot
    from ._flake8 import Selection


def comment(
    findings: Mapping[File, FileFindings], selection: Selection, options: argparse.Namespace
) -> dict[File, FileFixes]:
    """The files with comments for what is reported in them; nothing is written.

    What a file finds in another one is commented there and at the registration, where flake8 reports it; it counts
    once.
    """
    files = {file.identity: file for file in findings}
    spots: dict[File, list[Spot]] = {}
    twice: set[Finding] = set()
    for file, result in findings.items():
        for candidate in result.candidates:
            there = candidate.there
            other = files.get(os.path.realpath(there.finding.path)) if there is not None else None
            for holder, spot in ((file, candidate.here), (other, there)):
                if holder is None or spot is None:
                    continue
                finding = replace(spot.finding, path=holder.path)
                if selection.reports(finding, spot.noqa_line):
                    spots.setdefault(holder, []).append(replace(spot, finding=finding))
                    if spot is candidate.here and other is not None:
                        twice.add(finding)
    results = {file: _commented(file, here, options) for file, here in sorted(spots.items())}
    return {
        file: replace(each, fixed=tuple(finding for finding in each.fixed if finding not in twice))
        for file, each in results.items()
    }


def _commented(file: File, spots: Iterable[Spot], options: argparse.Namespace) -> FileFixes:
    try:
        data = file.read()
        source = Source.from_bytes(file.path, data)
    except (OSError, UnreadableSourceError):
        return FileFixes(refused=tuple((each.finding, "the file cannot be read") for each in spots))
    comments = Comments(file.path, data, options)
    refused: list[tuple[Finding, str]] = []
    together: dict[int, list[Finding]] = {}
    for spot in spots:
        finding = spot.finding
        last = comments.last_line(finding.line)
        if last is None:
            refused.append((finding, "a comment could become part of a string where the text is no Python"))
        elif (source.line(finding.line), comments.noqa_line(finding.line)) != (spot.source_line, spot.noqa_line):
            refused.append((finding, "the file was changed meanwhile"))
        else:
            together.setdefault(last, []).append(finding)
    edits: list[Edit] = []
    added: list[Finding] = []
    for last, here in together.items():
        change = _comment(source, comments, last, sorted({each.code for each in here}))
        if isinstance(change, str):
            refused += ((each, change) for each in here)
        else:
            edits.append(change)
            added += here
    after = applied(source.text, edits).encode(source.encoding) if edits else data
    return FileFixes(data, after, tuple(sorted(added)), tuple(sorted(refused)))


def _comment(source: Source, comments: Comments, last: int, codes: list[str]) -> Edit | str:
    """The edit that adds codes to the comment of a line or makes one; the reason if no comment can say it."""
    line = source.line(last)
    noqa = find_noqa(line)
    if noqa is None and find_noqa(comments.noqa_line(last)) is None:
        if comments.ends_in_string(last):  # pragma: no cover - f-strings are several tokens from Python 3.12 on
            return "the line ends inside of an f-string, where older Pythons allow no comment"
        column = len(line.rstrip())
        text = f"{'  ' if column else ''}# noqa: {','.join(codes)}"
    elif noqa is None or not comments.is_in_comment(last, noqa.start()):
        return "a string there holds a noqa comment, and flake8 reads only the first"
    else:
        known = noqa["codes"].rstrip(", \t")
        column = noqa.start("codes") + len(known)
        separator = ", " if ", " in known else ","
        text = "".join(f"{separator}{code}" for code in codes)
        if line[column : column + 1].isalnum():
            # what follows was taken for the start of another code
            column = noqa.start("codes")
            text = "".join(f"{code}{separator}" for code in codes)
    offset = source.offset(last, column)
    return edit(source, offset, offset, text)
