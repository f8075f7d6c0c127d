"""Methods of a known text that give a known value; each returns None when it does not know."""

from __future__ import annotations

import string
from typing import TYPE_CHECKING

from .displays import MAX_ITEMS
from .texts import MAX_TEXT, bounded_text, shown_text
from .values import Array, Scalar, sequence_items, text_of

if TYPE_CHECKING:
    from .evaluate import Code
    from .values import Value

_PLAIN_METHODS = frozenset(
    [
        "capitalize",
        "casefold",
        "lower",
        "lstrip",
        "removeprefix",
        "removesuffix",
        "replace",
        "rstrip",
        "strip",
        "swapcase",
        "title",
        "upper",
    ]
)
_TESTS = frozenset({"endswith", "isdigit", "isidentifier", "islower", "isupper", "startswith"})
_SPLITS = frozenset({"partition", "rpartition", "rsplit", "split", "splitlines"})


def text_method(code: Code, text: str, name: str, positional: list[Value], keywords: dict[str, Value]) -> Value | None:
    """What a method of a text returns."""
    if name == "format":
        return _format(code, text, positional, keywords)
    if keywords:
        return None
    if name == "join":
        return _join(code, text, positional)
    plain = [each.value for each in positional if isinstance(each, Scalar) and isinstance(each.value, str | int | None)]
    if len(plain) != len(positional) or name not in _PLAIN_METHODS | _TESTS | _SPLITS:
        return None
    if name == "replace" and not _replacement_is_small(text, plain):
        return None
    try:
        result = getattr(text, name)(*plain)
    except (TypeError, ValueError):
        return None
    if isinstance(result, str):
        return bounded_text(result, code)
    if isinstance(result, list | tuple):
        pieces = tuple(Scalar(code.place(), each) for each in result)
        return Array(code.place(), pieces, type(result).__name__) if len(pieces) <= MAX_ITEMS else None
    return Scalar(code.place(), result)


def _replacement_is_small(text: str, arguments: list[str | int | None]) -> bool:
    old, new = [*arguments, "", ""][:2]
    if not isinstance(old, str) or not isinstance(new, str):
        return False
    return len(text) + text.count(old) * len(new) <= MAX_TEXT


def _join(code: Code, text: str, positional: list[Value]) -> Value | None:
    items = sequence_items(positional[0]) if len(positional) == 1 else None
    if items is None:
        return None
    texts = [piece for each in items if (piece := text_of(each)) is not None]
    if len(texts) != len(items) or sum(map(len, texts)) + len(text) * len(texts) > MAX_TEXT:
        return None
    return bounded_text(text.join(texts), code)


def _format(code: Code, text: str, positional: list[Value], keywords: dict[str, Value]) -> Value | None:
    """`str.format` with plain fields only: no attribute, index, conversion or format specification."""
    values = [shown for each in positional if (shown := shown_text(each)) is not None]
    named = {key: shown for key, each in keywords.items() if (shown := shown_text(each)) is not None}
    if len(values) != len(positional) or len(named) != len(keywords):
        return None
    try:
        pieces = list(string.Formatter().parse(text))
        if any(field and not (field.isidentifier() or field.isdecimal()) for _, field, _, _ in pieces):
            return None
        if any(conversion or specification for _, _, specification, conversion in pieces):
            return None
        largest = max(map(len, (*values, *named.values())), default=0)
        return bounded_text(text.format(*values, **named), code) if len(pieces) * largest <= MAX_TEXT else None
    except (IndexError, KeyError, ValueError):
        return None
