r"""What authors mean by a regular expression that only some engines compile: the same one, spelt for all of them.

Measured by Python's `re` 3.12, ECMA-262 (2024) with the flag `u`, and Rust's regex 1.12 in pydantic-core.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

# ECMA-262 22.2.1, SyntaxCharacter and `/`: what may be escaped under the flag `u`.
_SYNTAX = frozenset("^$\\.*+?()[]{}|/")
# Rust's regex joins sets by these, doubled; Python warns of them.
_SET_OPERATORS = frozenset("&~")
_CLASS_SIGNS = frozenset(":.=")
_UP_TO = re.compile(r"\{,\d+\}", re.ASCII)
_COUNT_BEGUN = re.compile(r"\{\d*\Z", re.ASCII)
_NAMED = re.compile(r"\(\?P<(\w+)>")


@dataclass(frozen=True, slots=True)
class Respelling:
    """What replaces a piece of a pattern; `is_same` says that every engine that took the old one reads it alike."""

    start: int
    end: int
    text: str
    is_same: bool = True


def respellings(pattern: str, *, in_rust: bool) -> tuple[Respelling, ...]:
    r"""How pieces of a pattern that not all engines take are spelt for all.

    `in_rust` says that Rust's regex compiles it too, for which `\<` and `\>` are the ends of a word. What has no other
    spelling is left as it is, so the result may still be refused.
    """
    return tuple(_found(pattern, in_rust=in_rust))


def respelt(pattern: str, changes: tuple[Respelling, ...]) -> str:
    """A pattern with changes made."""
    for each in reversed(changes):
        pattern = pattern[: each.start] + each.text + pattern[each.end :]
    return pattern


def _found(pattern: str, *, in_rust: bool) -> Iterator[Respelling]:
    at, set_since = 0, -1
    while at < len(pattern):
        char = pattern[at]
        in_set = set_since >= 0
        named = _NAMED.match(pattern, at)
        if char == "\\":
            yield from _of_escape(pattern, at, in_set=in_set, in_rust=in_rust)
            at += 1
        elif in_set:
            # "]" as the first of a set is one of its characters in Python, and its end in ECMAScript
            set_since = -1 if char == "]" and at > set_since else set_since
        elif char == "[":
            set_since = at + 1 + (pattern[at + 1 : at + 2] == "^")
            at = set_since - 1
        elif char == "{" and _UP_TO.match(pattern, at):
            yield Respelling(at, at + 1, "{0")
        elif named is not None and not _is_used(pattern, named[1]):
            yield Respelling(at, named.end(), "(")
        at += 1


def _of_escape(pattern: str, at: int, *, in_set: bool, in_rust: bool) -> Iterator[Respelling]:
    """What an escape is spelt like."""
    escaped = pattern[at + 1 : at + 2]
    if escaped == "A" and not in_set:
        yield Respelling(at, at + 2, "^")
    elif escaped in {"Z", "z"} and not in_set:
        # Python's `$` is also in front of a last newline
        yield Respelling(at, at + 2, "$", is_same=False)
    elif (
        escaped
        and not escaped.isalnum()
        and escaped not in _SYNTAX
        and not _means_more(pattern, at, in_set=in_set, in_rust=in_rust)
    ):
        yield Respelling(at, at + 1, "")


def _means_more(pattern: str, at: int, *, in_set: bool, in_rust: bool) -> bool:
    """Whether a character without its backslash would mean something else."""
    escaped = pattern[at + 1]
    if in_set:
        return escaped == "-" or escaped in _SET_OPERATORS or (escaped in _CLASS_SIGNS and pattern[at - 1] == "[")
    if escaped in {"<", ">"}:
        return in_rust
    return escaped == "," and _COUNT_BEGUN.search(pattern, 0, at) is not None


def _is_used(pattern: str, name: str) -> bool:
    return any(f"{sign}{name}" in pattern for sign in ("(?P=", "(?(", "\\k<"))
