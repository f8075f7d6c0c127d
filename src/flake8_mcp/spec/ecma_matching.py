"""Whether a text holds a match of a pattern, told in bounded time.

A backtracking engine can take exponential time for a pattern of ten characters, so none is asked: a node takes the set
of places where a match may stand to the set of places where it may end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .ecma_patterns import Assertion, Characters, Choice, NotJudgedError, Other, PatternError, Repeat, parse

if TYPE_CHECKING:
    from .ecma_patterns import Node

_MAX_TEXT = 500
_MAX_STEPS = 20_000


def surely_fails(pattern: str, text: str) -> bool:
    """Whether a pattern surely matches nowhere in a text; False if that is not known."""
    if len(text) > _MAX_TEXT:
        return False
    try:
        return not _Match(text).ends(parse(pattern), frozenset(range(len(text) + 1)))
    except (NotJudgedError, PatternError):
        return False


def matches(pattern: str, text: str) -> bool | None:
    """Whether a pattern matches somewhere in a text; None if that is not known."""
    if len(text) > _MAX_TEXT or "\n" in text:
        return None  # engines differ on `$` before a last line feed
    try:
        return bool(_Match(text).ends(parse(pattern), frozenset(range(len(text) + 1))))
    except (NotJudgedError, PatternError):
        return None


def holds(node: Characters, char: str) -> bool:
    """Whether a character is one of those that a node stands for, as far as that is known."""
    try:
        return _is_in(node, char)
    except NotJudgedError:
        return False


class _Match:
    """Matches against one text, with a bound on the work."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.left = _MAX_STEPS

    def ends(self, node: Node, starts: frozenset[int]) -> frozenset[int]:
        """Where matches of a node end that start at one of some places. Raises NotJudgedError."""
        self.left -= 1 + len(starts) // 8
        if self.left < 0:
            raise NotJudgedError
        if isinstance(node, Characters):
            return frozenset(at + 1 for at in starts if at < len(self.text) and _is_in(node, self.text[at]))
        if isinstance(node, Assertion):
            return frozenset(at for at in starts if self._holds(node, at))
        if isinstance(node, Choice):
            found: set[int] = set()
            for branch in node.branches:
                places = starts
                for each in branch:
                    places = self.ends(each, places) if places else places
                found |= places
            return frozenset(found)
        if isinstance(node, Repeat):
            return self._repeated(node, starts)
        assert isinstance(node, Other)
        raise NotJudgedError

    def _repeated(self, node: Repeat, starts: frozenset[int]) -> frozenset[int]:
        places, count = starts, 0
        while count < node.least and places:
            following = self.ends(node.node, places)
            count += 1
            if following == places:
                break  # nothing changes any more, however often
            places = following
        found = set(places)
        while places and (node.most is None or count < node.most):
            places = self.ends(node.node, places) - found
            found |= places
            count += 1
        return frozenset(found)

    def _holds(self, node: Assertion, at: int) -> bool:
        if node.kind == "^":
            return at == 0
        if node.kind == "$":
            # Python's `$` also stands before a last line feed
            return at == len(self.text) or self.text[at:] == "\n"
        before = at > 0 and _is_word(self.text[at - 1])
        after = at < len(self.text) and _is_word(self.text[at])
        return (before != after) == (node.kind == "b")


def _is_in(node: Characters, char: str) -> bool:
    code = ord(char)
    found = any(low <= code <= high for low, high in node.ranges) or any(_is_of(each, char) for each in node.classes)
    return found != node.is_negated


def _is_of(name: str, char: str) -> bool:
    lower = name.lower()
    if lower == "s":
        found = _ascii(char) in " \t\n\v\f\r"
    elif lower == "d":
        found = _ascii(char) in "0123456789"
    elif lower == "w":
        found = _is_word(char)
    else:
        raise NotJudgedError
    return found == (name == lower)


def _is_word(char: str) -> bool:
    return _ascii(char).isalnum() or char == "_"


def _ascii(char: str) -> str:
    """A character that every engine puts into the same classes. Raises NotJudgedError for any other."""
    if not char.isascii():
        raise NotJudgedError
    return char
