"""Project files as text and as TOML: bounded, and with a reason if they cannot be used."""

from __future__ import annotations

import codecs
import re
import tomllib
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass

if TYPE_CHECKING:
    from pathlib import Path

MAX_SIZE = 4_000_000
# tomllib (Python 3.11) takes quadratic time for the dots in one key: 10 s for one of 40 kB.
_MAX_DOTS = 20_000_000


class UnusableFileError(ValueError):
    """A project file that nothing can be taken from; the message is one line."""


@dataclass(frozen=True, slots=True)
class TextFile:
    """A project file and its text."""

    path: str
    text: str

    def line_at(self, position: int) -> int:
        """The 1-based line of an offset."""
        return self.text.count("\n", 0, position) + 1

    def line_of(self, text: str) -> int | None:
        """The first line that holds a text by itself: quoted or alone; None if it is not written like that."""
        return self._line_of(rf"(?:^|[\"':=])[ \t]*{re.escape(text)}[ \t]*(?:[\"';,#\\\r]|--|$)")

    def line_of_key(self, name: str) -> int | None:
        """The first line that gives a TOML key of that name its value."""
        return self._line_of(rf"^[ \t]*[\"']?{re.escape(name)}[\"']?[ \t]*=")

    def _line_of(self, pattern: str) -> int | None:
        match = re.search(pattern, self.text, re.MULTILINE)
        return self.line_at(match.end()) if match is not None else None


def read(path: Path) -> TextFile:
    """Read a file. Raises UnusableFileError."""
    try:
        if path.stat().st_size > MAX_SIZE:
            message = f"it is larger than {MAX_SIZE // 1_000_000} MB"
            raise UnusableFileError(message)
        data = path.read_bytes()
    except OSError as problem:
        message = f"it cannot be read: {problem.strerror}"
        raise UnusableFileError(message) from None
    # PowerShell's `pip freeze > requirements.txt` writes UTF-16, which pip reads.
    encoding = "utf-16" if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)) else "utf-8-sig"
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as problem:
        message = f"it is not {problem.encoding.upper()} text"
        raise UnusableFileError(message) from None
    return TextFile(str(path), text)


def parse_toml(text: str) -> dict[str, object]:
    """The tables of a TOML text. Raises UnusableFileError."""
    if sum(line.count(".") ** 2 for line in text.split("\n")) > _MAX_DOTS:
        message = "a line of it has too many dots"
        raise UnusableFileError(message)
    try:
        return tomllib.loads(text)
    except RecursionError:
        message = "it is nested too deeply"
        raise UnusableFileError(message) from None
    except ValueError as problem:  # also for a number that Python refuses to convert
        message = f"it is not TOML: {problem}"
        raise UnusableFileError(message) from None
