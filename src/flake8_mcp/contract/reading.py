"""JSON documents that someone else wrote: read with limits, and refused with one line that says why."""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from collections.abc import Sequence

MAX_SIZE = 64_000_000
MAX_DEPTH = 200
_SHOWN = 40
_SURROGATE = re.compile("[\ud800-\udfff]")


class DocumentError(ValueError):
    """A document that cannot be used; the message is one line without the name of the file."""


def parse_document(data: bytes) -> object:
    """The value of a JSON document.

    Raises DocumentError if it is no JSON text as RFC 8259 defines it, too large or too deep, or if it means different
    things to different readers: keys that occur twice, and halves of surrogate pairs.
    """
    if len(data) > MAX_SIZE:
        raise DocumentError(f"it has more than {MAX_SIZE // 10**6} MB")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise DocumentError(f"it is not UTF-8 at byte {problem.start}") from None
    try:
        value: object = json.loads(
            text,
            object_pairs_hook=_object,
            parse_constant=_constant,
            parse_float=_float,
            parse_int=_int,
        )
    except json.JSONDecodeError as problem:
        raise DocumentError(f"it is not JSON: {problem.msg} at line {problem.lineno} column {problem.colno}") from None
    except RecursionError:
        raise DocumentError(f"it is nested more than {MAX_DEPTH} levels deep") from None
    _check(value)
    return value


def shown(text: str) -> str:
    """A text of a document as a message shows it: in double quotes, cut, without what would garble a terminal."""
    cut = text if len(text) <= _SHOWN else f"{text[: _SHOWN - 1]}…"
    return json.dumps("".join(each if each.isprintable() else "�" for each in cut), ensure_ascii=False)


def _object(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        numbers = Counter(key for key, _ in pairs)
        twice = next(key for key, number in numbers.items() if number > 1)
        raise DocumentError(f"it has the key {shown(twice)} twice in one object")
    return found


def _constant(name: str) -> NoReturn:
    raise DocumentError(f"it is not JSON: {name} is no number")


def _float(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise DocumentError(f"the number {shown(text)} is too large")
    return number


def _int(text: str) -> int:
    try:
        return int(text)
    except ValueError:  # Python reads 4,300 digits
        raise DocumentError(f"the number {shown(text)} is too large") from None


def _check(document: object) -> None:
    """Refuse what is nested too deeply, and texts that cannot be encoded; without recursion."""
    level: list[object] = [document]
    for _ in range(MAX_DEPTH):
        below: list[object] = []
        for value in level:
            match value:
                case dict():
                    for key in value:
                        _check_text(key)
                    below += value.values()
                case list():
                    below += value
                case str():
                    _check_text(value)
        if not below:
            return
        level = below
    raise DocumentError(f"it is nested more than {MAX_DEPTH} levels deep")


def _check_text(text: str) -> None:
    if not text.isascii() and _SURROGATE.search(text):
        raise DocumentError(f"the text {shown(text)} holds half of a surrogate pair")
