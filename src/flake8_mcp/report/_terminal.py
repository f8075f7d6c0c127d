"""Text for terminals: what a character occupies, what may be shown at all, colours."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from . import Style

_REPLACEMENT = "\N{REPLACEMENT CHARACTER}"


def visible(text: str) -> str:
    """A text of which every character shows: tabs stay, controls and hidden characters are replaced one by one.

    Source may hold escape sequences or marks that turn the direction of writing, which would garble a terminal.
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(char if char == "\t" or char.isprintable() else _REPLACEMENT for char in text)


def width_of(text: str) -> int:
    """The number of columns that a visible text occupies."""
    return len(text) if text.isascii() else sum(map(_columns, text))


def _columns(char: str) -> int:
    if unicodedata.combining(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in {"W", "F"} else 1


def blank(text: str) -> str:
    """White space as wide as a visible text."""
    return "".join(char if char == "\t" else " " * _columns(char) for char in text)


def cut(text: str, width: int) -> str:
    """A text of at most that many columns, with an ellipsis for what is left out at its end."""
    if width_of(text) <= width:
        return text
    kept = text[: max(0, width - 1)]
    while width_of(kept) > width - 1 > 0:
        kept = kept[:-1]
    return f"{kept}…" if width > 0 else ""


def pad(text: str, width: int) -> str:
    """A text filled up with blanks to that many columns."""
    return text + " " * (width - width_of(text))


def paint(text: str, style: Style, **styles: bool | str) -> str:
    """A text in the colours of click, if the style has any."""
    return click.style(text, **styles) if style.color else text  # type: ignore[arg-type]  # colours and flags mixed
