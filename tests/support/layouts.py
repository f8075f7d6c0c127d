"""Lay a program out in another way, without changing what it means."""

from __future__ import annotations

import io
import tokenize
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

_BETWEEN = ("", "", " ", "\n        ", "\n", "  # note\n    ", "\n    # note\n  ", " \\\n  ", "\t")


def with_tabs(text: str) -> str:
    """Every four blanks at the start of a line as a tab."""
    return "\n".join(_tabs(line) for line in text.split("\n"))


def with_other_quotes(text: str) -> str:
    """Short strings in the other quotes, where they hold none."""

    def change(token: tokenize.TokenInfo) -> str:
        string = token.string
        for old, new in (('"', "'"), ("'", '"')):
            body = string.removeprefix(old).removesuffix(old)
            if string == f"{old}{body}{old}" and not {"'", '"', "\\"} & set(body):
                return f"{new}{body}{new}"
        return string

    return _rewritten(text, lambda token, _: change(token) if token.type == tokenize.STRING else token.string)


def with_other_gaps(text: str, choose: Callable[[int], int]) -> str:
    """Other white space and comments behind commas and opening brackets, and in front of closing ones."""

    def change(token: tokenize.TokenInfo, depth: int) -> str:
        if token.type == tokenize.OP and depth:
            gap = _BETWEEN[choose(len(_BETWEEN))]
            if token.string in {",", "{", "[", "("}:
                return token.string + gap
            if token.string in {"}", "]", ")"}:
                return gap + token.string
        return token.string

    return _rewritten(text, change)


def _tabs(line: str) -> str:
    blanks = len(line) - len(line.lstrip(" "))
    return "\t" * (blanks // 4) + line[blanks // 4 * 4 :]


def _rewritten(text: str, change: Callable[[tokenize.TokenInfo, int], str]) -> str:
    """A program with its tokens changed, and all text between them as it is. `change` is told how deep in brackets."""
    lines = io.StringIO(text).readlines()
    try:
        tokens = list(tokenize.generate_tokens(io.StringIO(text).readline))
    except tokenize.TokenError:
        return text  # Python 3.13 ends a line at a lone carriage return in a string
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    pieces: list[str] = []
    position = depth = inside = 0
    for token in tokens:
        start = starts[token.start[0] - 1] + token.start[1]
        end = starts[token.end[0] - 1] + token.end[1]
        # an f-string is several tokens from Python 3.12 on
        inside += token.type == getattr(tokenize, "FSTRING_START", -1)
        is_closing = token.type == tokenize.OP and token.string in {")", "]", "}"}
        is_opening = token.type == tokenize.OP and token.string in {"(", "[", "{"}
        depth += is_opening
        pieces += [text[position:start], change(token, depth) if not inside and end > start else text[start:end]]
        depth -= is_closing
        inside -= token.type == getattr(tokenize, "FSTRING_END", -1)
        position = end
    return "".join(pieces) + text[position:]
