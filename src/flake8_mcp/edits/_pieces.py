"""Pieces of source that are put somewhere else as they are written."""

from __future__ import annotations

import re

# Strings first, so that what looks like a comment or the start of a line in one is none.
_STRING = r"""'{3}(?:\\.|[^\\])*?'{3}|"{3}(?:\\.|[^\\])*?"{3}|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*\""""
_STRING_OR_COMMENT = re.compile(rf"{_STRING}|(?P<comment>\#)", re.DOTALL)
_STRING_OR_LINE_START = re.compile(rf"{_STRING}|(?P<end>\r\n|\n|\r)(?P<blanks>[ \t]*)", re.DOTALL)


def has_comment(text: str) -> bool:
    """Whether a comment stands in a piece."""
    return "#" in text and any(each["comment"] for each in _STRING_OR_COMMENT.finditer(text))


def has_line_end(text: str) -> bool:
    """Whether a piece has more than one line."""
    return "\n" in text or "\r" in text


def indent_of(line: str) -> str:
    """The blanks that a line starts with."""
    return line[: len(line) - len(line.lstrip())]


def moved(text: str, indent: str) -> str:
    """A piece whose further lines are indented so that its last one gets an indentation; lines of strings stay."""
    starts = [each["blanks"] for each in _STRING_OR_LINE_START.finditer(text) if each["end"]]
    if not starts:
        return text
    own = starts[-1]

    def shifted(found: re.Match[str]) -> str:
        return f"{found['end']}{indent}{found['blanks'].removeprefix(own)}" if found["end"] else found[0]

    return _STRING_OR_LINE_START.sub(shifted, text)
