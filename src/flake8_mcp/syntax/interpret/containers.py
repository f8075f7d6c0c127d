"""In-place changes of lists, sets and dicts."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.syntax.values import Array, Entry, Object, Scalar, Unknown, Value, same, sequence_items, text_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from flake8_mcp.syntax.values import Place

    Keywords = Mapping[str, Value]


MAX_ITEMS = 2_000


def changed(
    before: Array | Object, method: str, positional: list[Value], keywords: Keywords, place: Place
) -> Array | Object | Unknown:
    """A list, set or dict after the call of a method; Unknown for changes that are not followed."""
    if len(before.items if isinstance(before, Array) else before.entries) > MAX_ITEMS:
        return Unknown(place, "it is too large to follow")
    found: Array | Object | None = None
    if isinstance(before, Array):
        if keywords and any(isinstance(each, Scalar) for each in before.items):
            return Unknown(place, "it is sorted by what is not followed")
        change = _ARRAY_CHANGES.get((method, len(positional)))
        found = change(before, positional) if change is not None else None
    elif method == "update" and len(positional) <= 1:
        found = _updated(before, positional, keywords)
    elif method == "setdefault" and len(positional) == 2:  # noqa: PLR2004 - key and default
        key = text_of(positional[0])
        known = key is not None and before.get(key) is not None
        found = before if known else with_item(before, positional[0], positional[1])
    elif method == "clear":
        found = replace(before, entries=(), rest=None)
    return Unknown(place, f"it is changed by {method}()") if found is None else found


def popped(before: Array | Object, positional: list[Value], place: Place) -> tuple[Value, Array | Object] | None:
    """What `x.pop(...)` gives, and the list or dict after it; None if that is not followed."""
    if isinstance(before, Array):
        if positional or not before.complete or before.kind != "list" or not before.items:
            return None
        return before.items[-1], replace(before, items=before.items[:-1])
    key = text_of(positional[0]) if positional else None
    if key is None:
        return None
    value = before.get(key)
    if value is None:
        if not before.lacks(key):
            return None
        default = positional[1] if len(positional) > 1 else Unknown(place, "the key is not there")
        return default, before
    return value, replace(before, entries=tuple(each for each in before.entries if text_of(each.key) != key))


def with_item(before: Object, key: Value, value: Value) -> Object:
    """A dict after `x[key] = value`."""
    return replace(before, entries=(*before.entries, Entry(key, value)))


def _updated(before: Object, positional: list[Value], keywords: Keywords) -> Object | None:
    entries = list(before.entries)
    rest = before.rest
    for each in positional:
        if not isinstance(each, Object):
            return None
        entries.extend(each.entries)
        rest = rest or each.rest
    entries.extend(Entry(Scalar(value.place, key), value) for key, value in keywords.items())
    return replace(before, entries=tuple(entries), rest=rest)


def _append(before: Array, positional: list[Value]) -> Array:
    return replace(before, items=(*before.items, positional[0]))


def _add(before: Array, positional: list[Value]) -> Array:
    return before if any(same(each, positional[0]) for each in before.items) else _append(before, positional)


def _extend(before: Array, positional: list[Value]) -> Array:
    items = sequence_items(positional[0])
    return replace(before, complete=False) if items is None else replace(before, items=(*before.items, *items))


def _unite(before: Array, positional: list[Value]) -> Array:
    other = positional[0]
    items = other.items if isinstance(other, Array) and other.kind == "set" else sequence_items(other)
    for each in items or ():
        before = _add(before, [each])
    return replace(before, complete=before.complete and items is not None and getattr(other, "complete", True))


def _insert(before: Array, positional: list[Value]) -> Array | None:
    index = positional[0].value if isinstance(positional[0], Scalar) else None
    if not isinstance(index, int):
        return None
    items = list(before.items)
    items.insert(index, positional[1])
    return replace(before, items=tuple(items))


def _clear(before: Array, _positional: list[Value]) -> Array:
    return replace(before, items=(), complete=True)


def _sorted(before: Array, _positional: list[Value]) -> Array | None:
    """Texts in order; the order of objects that are no data tells nothing."""
    texts = {text: each for each in before.items if (text := text_of(each)) is not None}
    if len(texts) == len(before.items):
        return replace(before, items=tuple(texts[each] for each in sorted(texts)))
    return None if any(isinstance(each, Scalar) for each in before.items) else before


# By name and number of positional arguments.
_ARRAY_CHANGES: Mapping[tuple[str, int], Callable[[Array, list[Value]], Array | None]] = MappingProxyType(
    {
        ("append", 1): _append,
        ("add", 1): _add,
        ("extend", 1): _extend,
        ("update", 1): _unite,
        ("insert", 2): _insert,
        ("clear", 0): _clear,
        ("sort", 0): _sorted,
    }
)
