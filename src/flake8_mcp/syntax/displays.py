"""List, tuple, set and dict displays, and comprehensions, as values."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

import libcst as cst

from .changes import replaced_line
from .enums import enum_members
from .names import Bound, running
from .segments import dotted
from .values import Array, Entry, Object, Scalar, Symbol, Unknown, sequence_items, settled, truth

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from .evaluate import Code, Evaluator
    from .values import Place, Value

MAX_ITEMS = 5_000


def merged(place: Place, parts: Iterable[Entry | Value], maker: str | None = None) -> Object:
    """The object that entries and spreads make in their order.

    What is not known, a spread or a key, may replace everything in front of it.
    """
    entries: list[Entry] = []
    rest: Unknown | None = None
    for part in parts:
        if isinstance(part, Entry):
            key = part.key
            foreign = isinstance(key, Symbol) and key.value is None and not key.name.startswith("builtins.")
            if not isinstance(key, Unknown) and not foreign:
                entries.append(Entry(key, settled(part.value)))
                continue
            rest = key if isinstance(key, Unknown) else Unknown(key.place, "a key is not known")
        elif isinstance(part, Object) and part.maker is None:
            if part.rest is None:
                entries.extend(part.entries)
                continue
            rest = part.rest
        else:
            rest = part if isinstance(part, Unknown) else Unknown(part.place, "a spread of no mapping")
        entries = list(part.entries) if isinstance(part, Object) and part.maker is None else []
    return Object(place, tuple(entries), rest, maker)


def array(place: Place, items: Iterable[Value], kind: str, *, complete: bool = True) -> Array:
    """A sequence; in a set, an item that is known and equal to an earlier one is left out."""
    if kind not in {"set", "frozenset"}:
        return Array(place, tuple(settled(each) for each in items), kind, complete)
    kept: list[Value] = []
    seen: set[object] = set()
    for item in items:
        if isinstance(item, Scalar):
            if item.value in seen:
                continue
            seen.add(item.value)
        kept.append(item)
    return Array(place, tuple(kept), kind, complete)


def _sequence(evaluator: Evaluator, code: Code) -> Value:
    node = code.node
    assert isinstance(node, cst.List | cst.Tuple | cst.Set)
    items: list[Value] = []
    complete = True
    for element in node.elements:
        value = evaluator.value(code.at(element.value))
        if not isinstance(element, cst.StarredElement):
            items.append(value)
            continue
        spread = sequence_items(value)
        if spread is not None:
            items.extend(spread)
        else:
            complete = False
            if isinstance(value, Array) and value.kind not in {"set", "frozenset"}:
                items.extend(value.items)
    return array(code.place(), items, type(node).__name__.lower(), complete=complete)


def _dict(evaluator: Evaluator, code: Code) -> Value:
    node = code.node
    assert isinstance(node, cst.Dict)
    parts: list[Entry | Value] = []
    for element in node.elements:
        value = evaluator.value(code.at(element.value))
        if isinstance(element, cst.DictElement):
            parts.append(Entry(evaluator.value(code.at(element.key)), value))
        else:
            parts.append(value)
    return merged(code.place(), parts)


def _comprehension(evaluator: Evaluator, code: Code) -> Value:
    node = code.node
    assert isinstance(node, cst.BaseComp)
    rounds = _rounds(evaluator, code, node.for_in)
    if isinstance(rounds, Unknown):
        return rounds
    if isinstance(node, cst.DictComp):
        entries = [Entry(evaluator.value(each.at(node.key)), evaluator.value(each.at(node.value))) for each in rounds]
        return merged(code.place(), entries)
    assert isinstance(node, cst.BaseSimpleComp)
    return array(code.place(), [evaluator.value(each.at(node.elt)) for each in rounds], _COMPREHENSIONS[type(node)])


def _rounds(evaluator: Evaluator, code: Code, clause: cst.CompFor) -> list[Code] | Unknown:
    """One Code for each round of a comprehension, with the loop's names as local values."""
    rounds = [code]
    current: cst.CompFor | None = clause
    while current is not None:
        following: list[Code] = []
        for each in rounds:
            items = _items(evaluator, each.at(current.iter))
            if items is None or current.asynchronous is not None:
                return Unknown(code.place(), "it loops over what is not known")
            for item in items:
                names = _unpacked(current.target, item)
                if names is None:
                    return Unknown(code.place(), "a loop variable is not known")
                inner = each.inside(names)
                verdict = _all_true(evaluator, inner, current.ifs)
                if verdict is None:
                    return Unknown(code.place(), "a condition of the comprehension is not known")
                if verdict:
                    following.append(inner)
                if len(following) > MAX_ITEMS:
                    return Unknown(code.place(), f"it has more than {MAX_ITEMS} items")
        rounds = following
        current = current.inner_for_in
    return rounds


def _items(evaluator: Evaluator, code: Code) -> tuple[Value, ...] | None:
    """What an expression gives when it is looped over."""
    parts = dotted(code.node)
    if parts and parts[0] not in code.local_values:
        references = running(code.file.resolve(parts, code.scope))
        reference = references[0] if len(references) == 1 else None
        if isinstance(reference, Bound) and reference.binding.kind == "class" and not reference.rest:
            if replaced_line(reference):
                return None
            scope = reference.file.outline.scopes[reference.binding.node]
            return enum_members(evaluator, reference.file, scope, code.place())
    return sequence_items(evaluator.value(code))


def _all_true(evaluator: Evaluator, code: Code, conditions: Iterable[cst.CompIf]) -> bool | None:
    for condition in conditions:
        verdict = truth(evaluator.value(code.at(condition.test)))
        if not verdict:
            return verdict
    return True


def _unpacked(target: cst.BaseExpression, item: Value) -> dict[str, Value] | None:
    if isinstance(target, cst.Name):
        return {target.value: settled(item)}
    if not isinstance(target, cst.Tuple | cst.List):
        return None
    items = sequence_items(item)
    if items is None or len(target.elements) != len(items):
        return None
    names: dict[str, Value] = {}
    for element, each in zip(target.elements, items, strict=True):
        inner = _unpacked(element.value, each) if isinstance(element, cst.Element) else None
        if inner is None:
            return None
        names.update(inner)
    return names


_COMPREHENSIONS: Mapping[type, str] = MappingProxyType(
    {cst.ListComp: "list", cst.SetComp: "set", cst.GeneratorExp: "iterator"}
)

DISPLAYS: Mapping[type, Callable[[Evaluator, Code], Value]] = MappingProxyType(
    {
        cst.List: _sequence,
        cst.Tuple: _sequence,
        cst.Set: _sequence,
        cst.Dict: _dict,
        cst.ListComp: _comprehension,
        cst.SetComp: _comprehension,
        cst.GeneratorExp: _comprehension,
        cst.DictComp: _comprehension,
    }
)
