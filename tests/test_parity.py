"""For one file `flake8-mcp check` and flake8 give the same lines."""

from __future__ import annotations

import functools
from collections import defaultdict
from pathlib import Path

import pytest
from support.commands import flake8, invoke

ROOT = Path(__file__).parents[1]
FILES = sorted(
    path.relative_to(ROOT).as_posix()
    for folder in ("examples", "test_corpus")
    for path in (ROOT / folder).rglob("*.py")
    # these differ from the file beside them in a few tokens, and layouts from those of the rules in blanks
    if not path.stem.endswith((".fixed", ".unsafe")) and "layouts" not in path.parts
)


# Every file as installed, and a part of them with all rules and other revisions.
DEFAULT = ("--isolated",)
OTHER = ("--isolated", "--mcp-all", "--mcp-revisions=2024-11-05,2026-07-28", "--ignore=MCP3")
CASES = [*((DEFAULT, path) for path in FILES), *((OTHER, path) for path in FILES[::4])]


@functools.cache
def by_flake8(arguments: tuple[str, ...]) -> dict[str, list[str]]:
    """The lines of flake8 for each file, without those of other plugins."""
    paths = [path for each, path in CASES if each == arguments]
    run = flake8("--select=MCP,E9", *arguments, *paths, cwd=ROOT)
    # of texts like "\d", by flake8's own parsing on Python 3.12 and later
    assert [line for line in run.stderr.splitlines() if not line.startswith("<unknown>:")] == []
    lines: dict[str, list[str]] = defaultdict(list)
    for line in run.stdout.splitlines():
        lines[line.partition(":")[0]].append(line)
    assert len(lines) > 10
    return lines


@pytest.mark.once
@pytest.mark.parametrize(("arguments", "path"), CASES)
def test_one_file(arguments: tuple[str, ...], path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    expected = by_flake8(arguments)[path]
    run = invoke("check", "--select=MCP", "--format=concise", *arguments, path)
    if any(" E999 " in line for line in expected):  # of a Python that is newer than this one
        (line,) = run.stdout.splitlines()
        assert " MCP001 " in line
    else:
        assert run.stdout.splitlines() == expected


@pytest.mark.parametrize("path", FILES[:: max(1, len(FILES) // 5)])
def test_standard_input(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    data = (ROOT / path).read_bytes()
    named = ("--isolated", "--select=MCP", f"--stdin-display-name={path}", "-")
    expected = flake8(*named, cwd=ROOT, stdin=data)
    run = invoke("check", "--format=concise", *named, stdin=data)
    assert run.stdout == expected.stdout
