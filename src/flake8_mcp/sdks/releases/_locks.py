"""Lock files: uv.lock, poetry.lock, pdm.lock and pylock.toml (PEP 751) name packages with their versions alike."""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import TYPE_CHECKING

from packaging.utils import canonicalize_name
from packaging.version import Version

from flake8_mcp.lazy_dataclass import dataclass

from ._files import UnusableFileError, parse_toml
from ._requirements import OURS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ._files import TextFile

LOCK = re.compile(r"(?:uv|poetry|pdm)\.lock|pylock(?:\.[^.]+)?\.toml")
# No `^` in front: these start with fixed text, which `re` finds ten times faster.
_TABLE = re.compile(r"\[\[packages?\]\]")
_NAME = re.compile(r"name[ \t]*=[ \t]*[\"']([A-Za-z0-9._-]+)[\"']")
_MAX_PIECES = 16


@dataclass(frozen=True, slots=True)
class Exact:
    """A version that a file names, and where."""

    version: str
    path: str
    line: int | None


def locked(file: TextFile) -> Mapping[str, Exact]:
    """The versions of the distributions that matter; of several, the newest. Raises UnusableFileError."""
    found: dict[str, Exact] = {}
    for name, version, line in _packages(file):
        before = found.get(name)
        if before is None or Version(version) > Version(before.version):
            found[name] = Exact(version, file.path, line)
    return found


def _packages(file: TextFile) -> Iterator[tuple[str, str, int | None]]:
    """Name, version and line of each package that matters.

    tomllib takes 75 ms for a lock of 400 kB, so it gets only the tables of these packages, and the whole file if there
    are none or one of them is no TOML by itself.
    """
    starts = [each.start() for each in _TABLE.finditer(file.text) if _begins_line(file.text, each.start())]
    pieces: list[tuple[dict[str, object], int | None]] = []
    last = 0
    for match in _NAME.finditer(file.text):
        if canonicalize_name(match[1]) not in OURS or not _begins_line(file.text, match.start()):
            continue
        index = bisect_right(starts, match.start())
        if index == last:
            continue
        last = index
        end = starts[index] if index < len(starts) else len(file.text)
        try:
            pieces.append((parse_toml(file.text[starts[index - 1] : end]), file.line_at(match.start())))
        except UnusableFileError:
            pieces.clear()
            break
        if len(pieces) > _MAX_PIECES:
            pieces.clear()
            break
    found = [(*package, line) for data, line in pieces for package in _named(data)]
    yield from found or ((*package, None) for package in _named(parse_toml(file.text)))


def _begins_line(text: str, position: int) -> bool:
    while position and text[position - 1] in " \t":
        position -= 1
    return not position or text[position - 1] == "\n"


def _named(data: Mapping[str, object]) -> Iterator[tuple[str, str]]:
    for key in ("package", "packages"):
        tables = data.get(key)
        for table in tables if isinstance(tables, list) else ():
            if not isinstance(table, dict):
                continue
            name, version = table.get("name"), table.get("version")
            if isinstance(name, str) and isinstance(version, str):
                distribution = OURS.get(canonicalize_name(name))
                if distribution is not None and _is_version(version):
                    yield distribution, version


def _is_version(text: str) -> bool:
    try:
        Version(text)
    except ValueError:
        return False
    return True
