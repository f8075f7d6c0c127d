"""Text for terminals, and what the output takes from the terminal it goes to."""

from __future__ import annotations

import io
import os
import pty
import sys
from typing import TYPE_CHECKING

import pytest

from flake8_mcp.cli._output import progress, style_for
from flake8_mcp.report import Style
from flake8_mcp.report._terminal import blank, cut, pad, visible, width_of

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain", "plain"),
        ("tab\tstays", "tab\tstays"),
        ("\x1b[31mred", "\ufffd[31mred"),
        ("a\u202eb\u200bc\x00", "a\ufffdb\ufffdc\ufffd"),
        ("名é", "名é"),
    ],
)
def test_visible(text: str, shown: str) -> None:
    assert visible(text) == shown


@pytest.mark.parametrize(("text", "width"), [("", 0), ("abc", 3), ("é", 1), ("e\u0301", 1), ("名前", 4), ("ｱ", 1)])
def test_width(text: str, width: int) -> None:
    assert width_of(text) == width
    assert len(blank(text)) == width


def test_blank_keeps_tabs() -> None:
    assert blank("a\tb") == " \t "


@pytest.mark.parametrize(
    ("text", "width", "shown"),
    [
        ("abc", 3, "abc"),
        ("abcd", 3, "ab…"),
        ("abcd", 1, "…"),
        ("abcd", 0, ""),
        ("名前名", 6, "名前名"),
        ("名前名", 5, "名前…"),
        ("名前名", 4, "名…"),
        ("名前名", 2, "…"),
    ],
)
def test_cut(text: str, width: int, shown: str) -> None:
    assert cut(text, width) == shown
    assert width_of(shown) <= width


def test_pad() -> None:
    assert pad("名", 4) == "名  "


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[io.TextIOWrapper, int]]:
    """A terminal of 72 columns to write to, and where what was written can be read."""
    primary, secondary = pty.openpty()
    monkeypatch.setenv("COLUMNS", "72")
    monkeypatch.delenv("NO_COLOR", raising=False)
    with os.fdopen(secondary, "w") as file:
        yield file, primary
    os.close(primary)


def test_style_of_a_terminal(terminal: tuple[io.TextIOWrapper, int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", terminal[0])
    assert style_for() == Style(color=True, width=72)
    assert style_for("file.txt") == Style()
    monkeypatch.setenv("NO_COLOR", "")
    assert style_for() == Style(color=True, width=72)
    monkeypatch.setenv("NO_COLOR", "1")
    assert style_for() == Style(width=72)


def test_style_of_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    assert style_for() == Style()


def test_progress_bar(terminal: tuple[io.TextIOWrapper, int], monkeypatch: pytest.MonkeyPatch) -> None:
    file, primary = terminal
    monkeypatch.setattr(sys, "stderr", file)
    with progress(24) as advance:
        advance()
    file.write("few files\n")
    with progress(25) as advance:
        advance()
    file.flush()
    written = os.read(primary, 4096).decode()
    assert written.startswith("few files\r\n")
    assert "files  [" in written
    pipe = io.StringIO()
    monkeypatch.setattr(sys, "stderr", pipe)
    with progress(25) as advance:
        advance()
    assert pipe.getvalue() == ""
