"""Functions of the standard library that give a known value for known arguments, and methods of containers.

Each returns None when it does not know.
"""

from __future__ import annotations

import inspect
import json
import textwrap
from types import MappingProxyType
from typing import TYPE_CHECKING

from .displays import MAX_ITEMS, array
from .texts import shown_text
from .values import Array, Entry, Object, Scalar, Unknown, sequence_items, text_of, truth

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from .evaluate import Code
    from .values import Place, Value

    Function = Callable[[Code, list[Value], dict[str, Value]], Value | None]

MAX_JSON_DEPTH = 60


def from_json(data: object, place: Place) -> Value:
    """Plain JSON data as a value that stands at one place."""
    return _from_json(data, place, 0)


def container_method(code: Code, receiver: Object | Array, name: str, arguments: list[Value]) -> Value | None:
    """What a method of a mapping or a sequence returns that does not change it."""
    if name == "copy" and not arguments and not (isinstance(receiver, Object) and receiver.maker):
        return receiver
    if isinstance(receiver, Array) or receiver.maker is not None:
        return None
    if name == "get" and 1 <= len(arguments) <= 2:  # noqa: PLR2004 - the key and a default
        key = text_of(arguments[0])
        if key is None:
            return None
        if receiver.lacks(key):
            return arguments[1] if len(arguments) > 1 else Scalar(code.place(), None)
        return receiver.get(key)
    keys = receiver.keys()
    if arguments or keys is None:
        return None
    last = {entry.key.value: entry.value for entry in receiver.entries if isinstance(entry.key, Scalar)}
    pairs = [(key, last[key.value]) for key in keys if isinstance(key, Scalar)]
    match name:
        case "keys":
            return Array(code.place(), keys, "view")
        case "values":
            return Array(code.place(), tuple(value for _, value in pairs), "view")
        case "items":
            return Array(code.place(), tuple(Array(key.place, (key, value), "tuple") for key, value in pairs), "view")
        case _:
            return None


def _one(positional: list[Value], keywords: dict[str, Value]) -> Value | None:
    return positional[0] if len(positional) == 1 and not keywords else None


def _str(code: Code, positional: list[Value], keywords: dict[str, Value]) -> Value | None:
    value = _one(positional, keywords)
    text = None if value is None else shown_text(value)
    return None if text is None else Scalar(code.place(), text)


def _int(code: Code, positional: list[Value], keywords: dict[str, Value]) -> Value | None:
    value = _one(positional, keywords)
    if isinstance(value, Scalar) and isinstance(value.value, int):
        return Scalar(code.place(), int(value.value))
    return None


def _bool(code: Code, positional: list[Value], keywords: dict[str, Value]) -> Value | None:
    value = _one(positional, keywords)
    verdict = None if value is None else truth(value)
    return None if verdict is None else Scalar(code.place(), verdict)


def _length(code: Code, positional: list[Value], keywords: dict[str, Value]) -> Value | None:
    value = _one(positional, keywords)
    if value is None or (isinstance(value, Array) and value.kind == "iterator"):
        return None
    text = text_of(value)
    items = text if text is not None else sequence_items(value)
    return None if items is None else Scalar(code.place(), len(items))


def _sequence_of(kind: str) -> Function:
    def make(code: Code, positional: list[Value], keywords: dict[str, Value]) -> Value | None:
        if not positional and not keywords:
            return Array(code.place(), (), kind)
        value = _one(positional, keywords)
        items = None if value is None else sequence_items(value)
        if items is None and isinstance(value, Array) and value.complete and kind in {"set", "frozenset"}:
            items = value.items
        return None if items is None or len(items) > MAX_ITEMS else array(code.place(), items, kind)

    return make


def _sorted(code: Code, positional: list[Value], keywords: dict[str, Value]) -> Value | None:
    value = _one(positional, keywords)
    items = value.items if isinstance(value, Array) and value.complete else sequence_items(value) if value else None
    if items is None or len(items) > MAX_ITEMS:
        return None
    texts = [text for each in items if (text := text_of(each)) is not None]
    if len(texts) != len(items):
        return None
    return Array(code.place(), tuple(items[index] for index in sorted(range(len(texts)), key=texts.__getitem__)))


def _range(code: Code, positional: list[Value], keywords: dict[str, Value]) -> Value | None:
    bounds = [each.value for each in positional if isinstance(each, Scalar) and isinstance(each.value, int)]
    if keywords or len(bounds) != len(positional):
        return None
    try:
        numbers = range(*bounds)
        size = len(numbers)
    except (TypeError, ValueError, OverflowError):
        return None
    return (
        Array(code.place(), tuple(Scalar(code.place(), each) for each in numbers), "range")
        if size <= MAX_ITEMS
        else None
    )


def _enumerate(code: Code, positional: list[Value], keywords: dict[str, Value]) -> Value | None:
    items = sequence_items(positional[0]) if positional else None
    start = keywords.get("start", positional[1] if len(positional) > 1 else Scalar(code.place(), 0))
    if items is None or len(positional) > 2 or keywords.keys() - {"start"}:  # noqa: PLR2004 - the items and a start
        return None
    if not isinstance(start, Scalar) or not isinstance(start.value, int):
        return None
    numbered = enumerate(items, start.value)
    pairs = tuple(Array(item.place, (Scalar(item.place, number), item), "tuple") for number, item in numbered)
    return Array(code.place(), pairs, "iterator")


def _zip(code: Code, positional: list[Value], keywords: dict[str, Value]) -> Value | None:
    columns = [items for each in positional if (items := sequence_items(each)) is not None]
    if keywords or len(columns) != len(positional):
        return None
    rows = tuple(Array(code.place(), row, "tuple") for row in zip(*columns, strict=False))
    return Array(code.place(), rows, "iterator")


def _reversed(code: Code, positional: list[Value], keywords: dict[str, Value]) -> Value | None:
    value = _one(positional, keywords)
    if isinstance(value, Array) and value.kind in {"list", "tuple", "range"} and value.complete:
        return Array(code.place(), value.items[::-1], "iterator")
    return None


def _text_function(function: Callable[[str], str]) -> Function:
    def apply(_code: Code, positional: list[Value], keywords: dict[str, Value]) -> Value | None:
        value = _one(positional, keywords)
        text = text_of(value)
        return None if text is None or value is None else Scalar(value.place, function(text))

    return apply


def _json_loads(_code: Code, positional: list[Value], keywords: dict[str, Value]) -> Value | None:
    value = _one(positional, keywords)
    text = text_of(value)
    if text is None or value is None:
        return None
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return from_json(data, value.place)


def _from_json(data: object, place: Place, depth: int) -> Value:
    if depth > MAX_JSON_DEPTH:
        return Unknown(place, f"JSON nested more than {MAX_JSON_DEPTH} levels deep")
    if isinstance(data, dict):
        entries = [Entry(Scalar(place, key), _from_json(value, place, depth + 1)) for key, value in data.items()]
        return Object(place, tuple(entries))
    if isinstance(data, list):
        return Array(place, tuple(_from_json(each, place, depth + 1) for each in data))
    return Scalar(place, data)


def _same_mapping(_code: Code, positional: list[Value], keywords: dict[str, Value]) -> Value | None:
    value = _one(positional, keywords)
    return value if isinstance(value, Object) and value.maker is None else None


def _copy(_code: Code, positional: list[Value], keywords: dict[str, Value]) -> Value | None:
    value = _one(positional, keywords)
    return value if isinstance(value, Scalar | Array | Object) and getattr(value, "kind", "") != "iterator" else None


def _cast(_code: Code, positional: list[Value], keywords: dict[str, Value]) -> Value | None:
    return positional[1] if len(positional) == 2 and not keywords else None  # noqa: PLR2004 - the type and the value


FUNCTIONS: Mapping[str, Function] = MappingProxyType(
    {
        "builtins.str": _str,
        "builtins.int": _int,
        "builtins.bool": _bool,
        "builtins.len": _length,
        "builtins.list": _sequence_of("list"),
        "builtins.tuple": _sequence_of("tuple"),
        "builtins.set": _sequence_of("set"),
        "builtins.frozenset": _sequence_of("frozenset"),
        "builtins.sorted": _sorted,
        "builtins.range": _range,
        "builtins.enumerate": _enumerate,
        "builtins.zip": _zip,
        "builtins.reversed": _reversed,
        "textwrap.dedent": _text_function(textwrap.dedent),
        "inspect.cleandoc": _text_function(inspect.cleandoc),
        "json.loads": _json_loads,
        "types.MappingProxyType": _same_mapping,
        "copy.copy": _copy,
        "copy.deepcopy": _copy,
        "typing.cast": _cast,
        "typing_extensions.cast": _cast,
    }
)
