"""The fixes of a run: worked out file by file in any process, then across files, and written at the end."""

from __future__ import annotations

import os
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from flake8_mcp.api import analyse, placed, project
from flake8_mcp.fixing import fix
from flake8_mcp.lazy_dataclass import dataclass
from flake8_mcp.report import Fixes
from flake8_mcp.syntax.project import Project
from flake8_mcp.syntax.source import Source, UnreadableSourceError

from ._analysis import look_at, settings_of
from ._files import replace_bytes
from ._flake8 import Comments, Selection
from ._run import analyse_more

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from flake8_mcp.engine import Analysis, Finding
    from flake8_mcp.fixing import Outcome, Sources

    from ._files import File
    from ._findings import FileFindings


@dataclass(frozen=True, slots=True)
class FileFixes:
    """What fixing one file would do: its bytes before and after, and the findings that go."""

    before: bytes = b""
    after: bytes = b""
    fixed: tuple[Finding, ...] = ()
    refused: tuple[tuple[Finding, str], ...] = ()


# What tells a finding from most others wherever its line has moved: file, code and text.
Identity = tuple[str, str, str]


@dataclass(frozen=True, slots=True)
class Plan:
    """What may be fixed: also what is not safe, but not what several files would fix in different ways."""

    unsafe: bool
    disputed: frozenset[Identity] = frozenset()


def work_out(
    findings: Mapping[File, FileFindings], options: argparse.Namespace, *, unsafe: bool
) -> dict[File, FileFixes]:
    """The fixes of a run, for each file that they change or that is given as text; nothing is written."""
    files = {file.identity: file for file in findings}
    plan = Plan(unsafe, _disputed(findings))
    edited = {file: _edited(result) for file, result in findings.items()}
    own = [file for file in findings if os.path.realpath(file.path) in edited[file] or file.data is not None]
    found = dict(analyse_more(own, options, partial(fixes_of, plan=plan), lost_fixes))
    for main, paths in edited.items():
        others = [files[path] for path in sorted(paths - {main.identity}) if path in files]
        if others:
            _fix_others(found, main, others, options, plan)
    for file, *refused in _left_alone(findings, files, Selection(options), plan):
        result = found.get(file, FileFixes())
        found[file] = replace(result, refused=(*result.refused, *refused))
    return found


def fixes_of(options: argparse.Namespace, file: File, *, plan: Plan) -> FileFixes:
    """The fixes that one file has in itself."""
    look = look_at(file, options)
    path = look.source.path
    result = FileFixes(look.data, look.data)
    if look.analysis.module is None:
        return result
    settings = settings_of(options)
    files = project(file.given, follow_imports=settings.follow_imports)

    def analyse_again(sources: Sources) -> Analysis:
        source = sources[path]
        return look.analysis if source is look.source else analyse(source, file.path, files, settings)

    outcome = fix({path: look.source}, analyse_again, _chooser(options, {path: file}, plan))
    return _with(result, file, outcome, path)


def lost_fixes(_file: File) -> FileFixes:
    """What is done with a file whose process ended: nothing."""
    return FileFixes()


def write_fixes(results: Mapping[File, FileFixes], paths: Sequence[str]) -> tuple[dict[File, bytes], Fixes]:
    """Write every file that is changed; the new bytes of those that were, and what was done.

    Nothing is written that does not lie below the given paths, whatever links lead there.
    """
    given = [Path(os.path.realpath(path)) for path in paths or (".",)]
    written: dict[File, bytes] = {}
    fixed: list[Finding] = []
    refused: list[tuple[Finding, str]] = []
    unwritten: list[tuple[str, str]] = []
    for file, result in results.items():
        refused += result.refused
        if result.after == result.before:
            continue
        if file.data is None and not any(Path(file.identity).is_relative_to(each) for each in given):
            unwritten.append((file.path, "it is a link to a file that lies outside"))
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


def _edited(result: FileFindings) -> set[str]:
    """The real paths of the files that the fixes of a file's findings would edit."""
    fixes = [each.here.finding.fix for each in result.candidates]
    return {os.path.realpath(edit.path) for fix in fixes if fix is not None for edit in fix.edits}


def _disputed(findings: Mapping[File, FileFindings]) -> frozenset[Identity]:
    """The findings at one token that several files would fix in different ways, or not all of them."""
    fixes: dict[tuple[int, int, str, str, str], set[frozenset[tuple[str, int, int, str]] | None]] = {}
    for result in findings.values():
        for candidate in result.candidates:
            finding = (candidate.there or candidate.here).finding
            edits = None
            if finding.fix is not None:
                edits = frozenset((os.path.realpath(e.path), e.start, e.end, e.text) for e in finding.fix.edits)
            fixes.setdefault((finding.line, finding.column, *_identity(finding)), set()).add(edits)
    return frozenset(place[2:] for place, ways in fixes.items() if len(ways) > 1)


def _left_alone(
    findings: Mapping[File, FileFindings], files: Mapping[str, File], selection: Selection, plan: Plan
) -> Iterator[tuple[File, tuple[Finding, str]]]:
    """The findings whose fixes are not even tried, with the reason, in one of the files that have them."""
    said: set[Identity] = set()
    for file, result in findings.items():
        for candidate in result.candidates:
            spot = candidate.here
            if candidate.there is not None:
                other = files.get(os.path.realpath(candidate.there.finding.path))
                spot = candidate.here if other is None else candidate.there
            finding = spot.finding
            if finding.fix is None or not (finding.fix.safe or plan.unsafe) or _identity(finding) in said:
                continue
            outside = [edit.path for edit in finding.fix.edits if os.path.realpath(edit.path) not in files]
            if _identity(finding) in plan.disputed:
                reason = "several files would fix it in different ways"
            elif outside and selection.reports(finding, spot.noqa_line):
                reason = f"it is to be fixed in {outside[0]}, which is not among the files that are checked"
            else:
                continue
            said.add(_identity(finding))
            yield file, (finding, reason)


def _identity(finding: Finding) -> Identity:
    return os.path.realpath(finding.path), finding.code, finding.text


def _fix_others(
    found: dict[File, FileFixes], main: File, others: Sequence[File], options: argparse.Namespace, plan: Plan
) -> None:
    """Work out the fixes of a file's findings that edit other files of the run."""
    settings = settings_of(options)
    shown = project(main.given, follow_imports=settings.follow_imports).display
    for file in (main, *others):
        if file not in found:
            data = file.read()
            found[file] = FileFixes(data, data)
    # what other files will hold counts already
    texts = {str(Path(file.path).absolute()): _text(shown(file.path), each) for file, each in found.items()}
    files = {shown(file.path): file for file in (main, *others)}
    sources = {name: _text(name, found[file]) for name, file in files.items()}

    def analyse_again(now: Sources) -> Analysis:
        held = {str(Path(name).absolute()): source for name, source in now.items()}
        fresh = Project(main.given, follow_imports=settings.follow_imports, texts={**texts, **held})
        return analyse(now[shown(main.path)], main.path, fresh, settings)

    outcome = fix(sources, analyse_again, _chooser(options, files, plan))
    for name, file in files.items():
        found[file] = _with(found[file], file, outcome, name)


def _text(path: str, fixes: FileFixes) -> Source:
    try:
        return Source.from_bytes(path, fixes.after)
    except UnreadableSourceError:
        return Source(path, "")


def _chooser(
    options: argparse.Namespace, files: Mapping[str, File], plan: Plan
) -> Callable[[Sources, tuple[Finding, ...]], Iterator[Finding]]:
    """Chooses the findings in some files that may be fixed: as planned, and only if they are reported."""
    selection = Selection(options)

    def choose(sources: Sources, findings: tuple[Finding, ...]) -> Iterator[Finding]:
        comments: dict[str, Comments] = {}
        for finding in findings:
            file = files.get(finding.path)
            if file is None or finding.fix is None or not (finding.fix.safe or plan.unsafe):
                continue
            source = sources[finding.path]
            if _identity(finding) in plan.disputed:
                continue
            if finding.path not in comments:
                comments[finding.path] = Comments(file.path, source.text.encode(source.encoding), options)
            seen = replace(placed(replace(finding, registration=None), source), path=file.path)
            if selection.reports(seen, comments[finding.path].noqa_line(seen.line)):
                yield finding

    return choose


def _with(result: FileFixes, file: File, outcome: Outcome, path: str) -> FileFixes:
    """What is known of a file, with what came of fixing it under a path."""
    source = outcome.sources[path]
    fixed = tuple(replace(each, path=file.path) for each in outcome.fixed if each.path == path)
    refused = tuple((replace(each, path=file.path), why) for each, why in outcome.refused if each.path == path)
    return replace(
        result,
        after=source.text.encode(source.encoding) if outcome.fixed else result.after,
        fixed=(*result.fixed, *fixed),
        refused=(*result.refused, *refused),
    )
