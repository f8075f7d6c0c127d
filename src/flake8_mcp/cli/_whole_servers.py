"""Findings on the tools of a server whose tools several files register: what no file shows alone."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import TYPE_CHECKING

from flake8_mcp.api import project
from flake8_mcp.engine import judge
from flake8_mcp.model import Module
from flake8_mcp.rules import all_rules
from flake8_mcp.syntax.project import is_test

from ._analysis import settings_of
from ._findings import Candidate, spot_elsewhere
from ._imported_together import imported_together
from ._shown_servers import Joined

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Mapping

    from flake8_mcp.engine import Finding
    from flake8_mcp.settings import Settings

    from ._files import File
    from ._findings import FileFindings, Spot
    from ._mounts import ServerKey
    from ._shown_servers import ShownServer


def with_whole_servers(
    results: Mapping[File, FileFindings], options: argparse.Namespace, *, excerpts: bool
) -> dict[File, FileFindings]:
    """The findings of a run with those on servers of which several files that surely run together show tools.

    They take the place of what single files find in these servers; `excerpts` as in `findings_of`.
    """
    settings = settings_of(options)
    found, replaced = _whole(results, settings) if settings.follow_imports else ((), frozenset())
    if not replaced:
        return dict(results)
    kept = {
        file: [each for each in result.candidates if (file, each.here.finding.server) not in replaced]
        for file, result in results.items()
    }
    files = {file.identity: file for file in results}
    for finding in found:
        file = files.get(os.path.realpath(finding.path))
        spot = spot_elsewhere(finding, file, options, excerpts=excerpts) if file is not None else None
        if file is not None and spot is not None:
            spot = replace(spot, finding=replace(spot.finding, path=file.path))
            kept[file] = _joined(kept[file], spot)
    return {file: replace(result, candidates=tuple(kept[file])) for file, result in results.items()}


def _joined(candidates: list[Candidate], spot: Spot) -> list[Candidate]:
    """The findings of a file with one more: of a broader and a narrower one at one token the narrower one stays."""
    finding = spot.finding
    there = [each for each in candidates if _token(each.here.finding) == _token(finding)]
    if any(finding.code == each.here.finding.code or finding.code in _HIDES[each.here.finding.code] for each in there):
        return candidates
    hidden = [each for each in there if each.here.finding.code in _HIDES[finding.code]]
    return [*(each for each in candidates if each not in hidden), Candidate(spot, None)]


def _token(finding: Finding) -> tuple[int, int]:
    return finding.line, finding.column


def _whole(
    results: Mapping[File, FileFindings], settings: Settings
) -> tuple[tuple[Finding, ...], frozenset[tuple[File, object]]]:
    """What rules find in whole servers, and whose findings by single files these replace."""
    shown = {file: result.shown for file, result in results.items()}
    files = {
        path: file
        for file in shown
        for path in [os.path.abspath(file.path)]  # noqa: PTH100 - links stay
        if file.data is None and not is_test(os.path.relpath(path, project(file.given).root(path)))
    }
    found: dict[Finding, None] = {}
    replaced: set[tuple[File, object]] = set()
    for key, paths in _spread(files, shown).items():
        given = files[min(paths)].given
        for group in imported_together(paths, sorted(files), project(given)):
            parts = [each for path in sorted(group | ({str(key[1])} & files.keys())) for each in shown[files[path]]]
            found |= dict.fromkeys(_judged(key, parts, settings))
            replaced |= {(files[path], key) for path in group}
    return tuple(sorted(found)), frozenset(replaced)


def _spread(
    files: Mapping[str, File], shown: Mapping[File, tuple[ShownServer, ...]]
) -> dict[ServerKey, frozenset[str]]:
    """The servers of which several files show tools, with these files; what a mounted server lists counts too."""
    holders: dict[ServerKey, set[str]] = {}
    mounts: dict[ServerKey, set[ServerKey]] = {}
    for path, file in files.items():
        for server in shown[file]:
            if server.key[0] == "constructor":
                holders.setdefault(server.key, set()).add(path)
                mounts.setdefault(server.key, set()).update(each.child for each in server.mounts)
    for key in holders:
        work, seen = [*mounts[key]], {key}
        while work:
            child = work.pop()
            if child not in seen:
                seen.add(child)
                holders[key] |= holders.get(child, set())
                work += mounts.get(child, set())
    return {key: frozenset(paths) for key, paths in sorted(holders.items(), key=repr) if len(paths) > 1}


def _judged(key: ServerKey, parts: list[ShownServer], settings: Settings) -> Iterator[Finding]:
    server = Joined(parts).server(key)
    yield from judge(Module("", servers=[server]), settings)


_HIDES = {rule.code: frozenset(rule.hides) for rule in all_rules()}
