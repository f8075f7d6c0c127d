"""Edits inside of string literals, which keep their prefix, quotes and other escapes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import libcst as cst

from flake8_mcp.syntax.segments import string_pieces

from ._fix import Edit, NotEditableError
from .containers import node_of

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from flake8_mcp.syntax.segments import Segment
    from flake8_mcp.syntax.values import Place

_UNIT = re.compile(
    r"\\(?:\r\n|N\{[^}]*\}|U[0-9A-Fa-f]{8}|u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|[0-7]{1,3}|.)|\r\n|.", re.DOTALL
)
_RAW_UNIT = re.compile(r"\r\n|.", re.DOTALL)


def delete_characters(place: Place, kept: str, characters: Container[str]) -> list[Edit]:
    """Delete characters from the string at a place, however they are spelt, so that `kept` is its text."""
    edits: list[Edit] = []
    rest = ""
    for piece, _ in string_pieces(place):
        segment, node = node_of(piece)
        assert isinstance(node, cst.SimpleString)
        for start, end, character in _units(segment, node):
            if character in characters and not kept.startswith(character, len(rest)):
                edits.append(Edit(start, end, ""))
            else:
                rest += character
    if rest != kept or not edits:
        raise NotEditableError("the text is computed")
    return edits


def _units(segment: Segment, node: cst.SimpleString) -> Iterator[tuple[int, int, str]]:
    """Each character of a string literal, with the offsets of how it is spelt."""
    source = segment.source
    span = segment.span(node)
    start = source.offset(span.line, span.column)
    text = source.slice(span)
    is_raw = "r" in node.prefix
    position = len(node.prefix) + len(node.quote)
    end = len(text) - len(node.quote)
    while position < end:
        match = (_RAW_UNIT if is_raw else _UNIT).match(text, position, end)
        assert match is not None
        yield start + position, start + match.end(), _spelt(match[0], is_raw=is_raw)
        position = match.end()


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
