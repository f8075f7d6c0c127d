"""`re.sub` with a pattern that cannot take long."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from flake8_mcp.syntax.values import Scalar, text_of

if TYPE_CHECKING:
    from flake8_mcp.syntax.evaluate import Code
    from flake8_mcp.syntax.values import Value

    from .interpreter import Interpreter
    from .objects import Arguments

MAX_LENGTH = 200
MAX_REPEATS = 2  # in a pattern without repeated groups: at most the cube of the length in steps
_REPEATED_GROUP = re.compile(r"\)[*+?{]")
_REPEAT = re.compile(r"[*+{]")
_ESCAPED = re.compile(r"\\.", re.DOTALL)


def substitute(_interpreter: Interpreter, code: Code, arguments: Arguments) -> Value | None:
    """`re.sub(pattern, replacement, text)` of known texts."""
    positional, keywords = arguments
    texts = [text_of(each) for each in positional]
    if len(texts) != 3 or keywords or not _is_short(texts):  # noqa: PLR2004 - pattern, replacement, text
        return None
    pattern, replacement, text = (each or "" for each in texts)
    plain = _ESCAPED.sub("", pattern)
    if _REPEATED_GROUP.search(plain) or len(_REPEAT.findall(plain)) > MAX_REPEATS:
        return None
    try:
        return Scalar(code.place(), re.sub(pattern, replacement, text))
    except (re.error, IndexError, OverflowError, RecursionError):
        return None


def _is_short(texts: list[str | None]) -> bool:
    return all(each is not None and len(each) <= MAX_LENGTH for each in texts)
