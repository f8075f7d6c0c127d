"""Texts that a pattern matches: a few, found by walking over it, each of them checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .ecma_matching import holds, matches
from .ecma_patterns import Assertion, Characters, Choice, NotJudgedError, PatternError, Repeat, parse

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .ecma_patterns import Node

_MAX_LENGTH = 500
# Tried first, so that examples are easy to read.
_LIKELY = "a0A -_./:@,+x1Z~!\N{LATIN SMALL LETTER E WITH ACUTE}"
# How often a part is repeated beyond the least number.
_MORE = (0, 1, 2, 4, 8, 16, 32, 64)


def examples(pattern: str) -> Iterator[str]:
    """Texts that hold a match of a pattern, the shortest first; none if it is not understood."""
    try:
        node = parse(pattern)
    except (NotJudgedError, PatternError):
        return
    seen: set[str] = set()
    for branch in range(max(1, len(node.branches))):
        for more in _MORE:
            text = _text(Choice(node.branches[branch:]), more)
            if text is not None and text not in seen and matches(pattern, text):
                seen.add(text)
                yield text


def _text(node: Node, more: int) -> str | None:
    """A text that a node may match, with its repetitions lengthened; None if none was found."""
    match node:
        case Characters():
            return _character(node)
        case Assertion():
            return ""
        case Choice(branches):
            for branch in branches:
                parts = [_text(each, more) for each in branch]
                if None not in parts:
                    return "".join(part for part in parts if part is not None)
            return None
        case Repeat(inner, least, most):
            count = least + more if most is None else min(most, least + more)
            text = _text(inner, 0) if count else ""
            return None if text is None or len(text) * count > _MAX_LENGTH else text * count
        case _:
            return None


def _character(node: Characters) -> str | None:
    for char in _LIKELY:
        if holds(node, char):
            return char
    return next((chr(low) for low, _ in node.ranges if holds(node, chr(low))), None)
