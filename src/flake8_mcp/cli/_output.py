"""Where a command writes, and how."""

from __future__ import annotations

import os
import shutil
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from flake8_mcp.report import Style

from ._failure import Failure

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

# Shorter runs are over before a bar can be read.
_FILES_WORTH_A_BAR = 25


def style_for(output_file: str | None = None) -> Style:
    """Colour and width of the output: those of the terminal if it goes there (https://no-color.org)."""
    if output_file is not None or not sys.stdout.isatty():
        return Style()
    return Style(color=not os.environ.get("NO_COLOR"), width=shutil.get_terminal_size().columns)


def write(text: str | bytes, output_file: str | None = None) -> None:
    """Write text as UTF-8, whatever the locale says, with what has no UTF-8 escaped; bytes as they are.

    Raises Failure.
    """
    data = text.encode("utf-8", "backslashreplace") if isinstance(text, str) else text
    if output_file is None:
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return
    path = Path(output_file)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    except OSError as problem:
        raise Failure(f"{output_file} cannot be written: {problem.strerror}") from None


@contextmanager
def progress(total: int) -> Iterator[Callable[[], None]]:
    """What to call after each of so many files; a bar shows it if standard error is a terminal."""
    if total < _FILES_WORTH_A_BAR or not sys.stderr.isatty():
        yield lambda: None
        return
    with click.progressbar(length=total, label="files", file=sys.stderr) as bar:
        yield lambda: bar.update(1)
