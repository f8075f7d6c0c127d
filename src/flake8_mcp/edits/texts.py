"""Edits inside of string literals, which keep their prefix, quotes and other escapes."""

from __future__ import annotations

import ast
import re
import warnings
from dataclasses import replace
from typing import TYPE_CHECKING

from flake8_mcp.syntax.segments import span_of, string_pieces

from ._fix import NotEditableError, applied, edit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

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


def text_at(place: Place) -> str:
    """The text of the string literal at a place, which stands in a call or display and so is used nowhere else."""
    source, span = place.source, place.span
    text = _evaluated(place)
    if not isinstance(text, str):
        raise NotEditableError("the text is computed")
    for node in source.nodes:
        if isinstance(node, ast.Call):
            parts: list[ast.expr | None] = [*node.args, *(each.value for each in node.keywords)]
        elif isinstance(node, ast.Dict):
            parts = [*node.keys, *node.values]
        elif isinstance(node, ast.List | ast.Tuple):
            parts = [*node.elts]
        else:
            continue
        if any(each is not None and span_of(source, each) == span for each in parts):
            return text
    raise NotEditableError("the text may be used elsewhere")


def respell(place: Place, changes: Sequence[tuple[int, int, str]]) -> list[Edit]:
    """Replace characters of the string literal at a place, given by their indices in the text and in their order.

    Only what changes is written anew, so a raw string stays one.
    """
    units = [unit for piece in _pieces(place) for unit in _units(piece)]
    text = "".join(character for _, _, character in units)
    if text != _evaluated(place):
        raise NotEditableError("the text is computed")
    offsets = [(start, end) for start, end, character in units for _ in character]
    edits = [edit(place.source, offsets[start][0], offsets[end - 1][1], new) for start, end, new in changes]
    span = place.span
    start, end = place.source.offset(span.line, span.column), place.source.offset(span.end_line, span.end_column)
    moved = [replace(each, start=each.start - start, end=each.end - start) for each in edits]
    wanted = text
    for first, last, new in reversed(changes):
        wanted = wanted[:first] + new + wanted[last:]
    if _literal(applied(place.source.text[start:end], moved)) != wanted:
        raise NotEditableError("the text cannot be spelt like that")
    return edits


def surround_text(place: Place, before: str, behind: str) -> list[Edit]:
    """Put plain characters in front of and behind the text of the string literal at a place."""
    text = text_at(place)
    units = [unit for piece in _pieces(place) for unit in _units(piece)]
    if not text or text != "".join(character for _, _, character in units):
        raise NotEditableError("the text is computed")
    ends = ((units[0][0], before), (units[-1][1], behind))
    return [edit(place.source, at, at, each) for at, each in ends if each]


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
    return _literal(place.source.slice(place.span))


def _literal(text: str) -> object:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of escapes like "\d"
        try:
            return ast.literal_eval(f"({text})")
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
