"""Edits inside of string literals, which keep their prefix, quotes and other escapes."""

from __future__ import annotations

import ast
import re
import warnings
from typing import TYPE_CHECKING

from flake8_mcp.syntax.segments import string_pieces

from ._fix import NotEditableError, edit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from flake8_mcp.syntax.values import Place

    from ._fix import Edit

_UNIT = re.compile(
    r"\\(?:\r\n|N\{[^}]*\}|U[0-9A-Fa-f]{8}|u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|[0-7]{1,3}|.)|\r\n|.", re.DOTALL
)
_OPENING = re.compile(r"""(?P<prefix>[rRuU]?)(?P<quote>'{3}|"{3}|'|")""")
_RAW_UNIT = re.compile(r"\r\n|.", re.DOTALL)


def delete_characters(place: Place, wanted: Callable[[str], str]) -> list[Edit]:
    """Delete characters from the string literal at a place, however they are spelt.

    `wanted` makes the text without them of the whole text.
    """
    units = [unit for piece in _pieces(place) for unit in _units(piece)]
    text = "".join(character for _, _, character in units)
    if text != _evaluated(place):
        raise NotEditableError("the text is computed")
    kept = wanted(text)
    edits: list[Edit] = []
    position = 0
    for start, end, character in units:
        if kept.startswith(character, position):
            position += len(character)
        else:
            edits.append(edit(place.source, start, end, ""))
    if position != len(kept) or not edits:
        raise NotEditableError("the text is computed")
    return edits


def replace_text(place: Place, old: str, new: str) -> list[Edit]:
    """Replace what stands at a place, as it is written there."""
    source, span = place.source, place.span
    if source.slice(span) != old:
        raise NotEditableError("it is written in another way")
    start = source.offset(span.line, span.column)
    return [edit(source, start, start + len(old), new)]


def replace_string(place: Place, old: str, new: str) -> list[Edit]:
    """Replace the text of the string literal at a place, which keeps its quotes."""
    source = place.source
    written = source.slice(place.span)
    if written not in {f"'{old}'", f'"{old}"'} or any(each in "'\"\\" or not each.isprintable() for each in new):
        raise NotEditableError("it is written in another way")
    return replace_text(place, written, f"{written[0]}{new}{written[-1]}")


def _pieces(place: Place) -> Iterator[Place]:
    """The literals at a place: those of a node, or the one that a span covers."""
    pieces = [piece for piece, _ in string_pieces(place)]
    return iter(pieces or [place])


def _units(piece: Place) -> Iterator[tuple[int, int, str]]:
    """Each character of a string literal, with the offsets of how it is spelt."""
    source, span = piece.source, piece.span
    start = source.offset(span.line, span.column)
    text = source.slice(span)
    opening = _OPENING.match(text)
    if opening is None or not text.endswith(opening["quote"]):
        raise NotEditableError("the text is computed")
    is_raw = "r" in opening["prefix"].lower()
    position = opening.end()
    end = len(text) - len(opening["quote"])
    while position < end:
        match = (_RAW_UNIT if is_raw else _UNIT).match(text, position, end)
        assert match is not None
        yield start + position, start + match.end(), _spelt(match[0], is_raw=is_raw)
        position = match.end()


def _evaluated(place: Place) -> object:
    """What Python makes of the literal at a place; None if it is none."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of escapes like "\d"
        try:
            return ast.literal_eval(f"({place.source.slice(place.span)})")
        except (SyntaxError, ValueError):
            return None


def _spelt(unit: str, *, is_raw: bool) -> str:
    if unit in {"\r\n", "\r"}:
        return "\n"
    if is_raw or not unit.startswith("\\"):
        return unit
    if unit[1:] in {"\n", "\r\n", "\r"}:
        return ""
    try:
        return unit.encode("ascii").decode("unicode_escape")
    except UnicodeError:  # a backslash in front of a letter that is not ASCII stands for itself
        return unit
