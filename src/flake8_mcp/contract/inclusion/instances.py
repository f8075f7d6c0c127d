"""Values that a schema may accept: candidates for a witness, which are checked where they are used."""

from __future__ import annotations

import functools
import itertools
from contextlib import suppress
from typing import TYPE_CHECKING

from . import scalar_examples
from .effort import MAX_DEPTH, MAX_VALUES, Effort, checked_size
from .forms import KINDS, Form, UndecidedError, expand, value_key
from .parts import (
    declared,
    is_unique,
    item,
    least,
    member,
    most,
    names_of,
    numbers_of,
    others,
    prefix_length,
    required,
)
from .validation import accepts

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from .documents import Node
    from .parts import Number

# How many values are made of what stands so deep inside; below that, one.
_BREADTHS = (12, 4, 2)
_MAX_CHECKED = 1  # levels at which a part is checked before it is used
_MAX_CHOICES = 5
_AS_ONE = 100  # items or members that are alike, and so cheap
_COUNTS = ("minItems", "maxItems")
_OTHER_NAMES = ("other", "another", "x", "a", "0", "key")


def examples(nodes: tuple[Node, ...], effort: Effort | None = None) -> Iterator[object]:
    """A few values that may be valid under each of some schemas, the simplest first."""
    depth = effort or Effort.start(nodes)
    if depth.level > MAX_DEPTH:
        return
    try:
        forms = expand(nodes)
    except UndecidedError:
        return
    ways = [examples_of(form, None, depth) for kind in KINDS for form in forms.get(kind, ())]
    # one of each form before a second one of any
    rows = itertools.zip_longest(*ways, fillvalue=_NOTHING)
    made = (each for row in rows for each in row if each is not _NOTHING)
    if depth.level < len(_BREADTHS):
        yield from itertools.islice(made, _BREADTHS[depth.level] + len(ways))
    else:
        yield from itertools.islice(made, 1)


_NOTHING = object()


def first_example(nodes: tuple[Node, ...], depth: Effort) -> object:
    """One value, one that surely is valid if there is any; raises LookupError if none was found."""
    first = _NOTHING
    try:
        for each in itertools.islice(examples(nodes, depth), _MAX_CHOICES):
            if depth.level > _MAX_CHECKED or all(accepts(node, each, "least") for node in nodes):
                return each
            first = each if first is _NOTHING else first
    except RecursionError:
        raise LookupError from None
    if first is _NOTHING:
        raise LookupError
    return first


def examples_of(form: Form, beside: Form | None, effort: Effort | None = None) -> Iterator[object]:
    """Values of one form. Bounds and lengths of another form are tried, and what lies just outside of them."""
    depth = effort or Effort.start(form.nodes)
    if form.values is not None:
        yield from form.values
        return
    match form.kind:
        case "number":
            yield from scalar_examples.numbers(form, beside)
        case "string":
            yield from scalar_examples.texts(form, beside)
        case "array":
            yield from _lists(form, beside, depth)
        case _:
            yield from _objects(form, depth)


def _lists(form: Form, beside: Form | None, depth: Effort) -> Iterator[list[object]]:
    low, high = least(form, "minItems"), most(form, "maxItems")
    counts = [low]
    for each in (form, beside):
        if each is not None and depth.level < len(_BREADTHS):
            counts += [value + step for key in _COUNTS for value, _ in numbers_of(each, key) for step in (0, 1, -1)]
            counts += [prefix_length(each), prefix_length(each) + 1]
    for count in dict.fromkeys((*counts, 1, 2) if depth.level < len(_BREADTHS) else counts):
        if low <= count <= min(high, MAX_VALUES) and count >= 0:
            for index in (0, 1):  # all items alike, where that is allowed, and different ones
                try:
                    yield _items(form, int(count), depth, differ=bool(index) or is_unique(form) is not None)
                except LookupError:
                    break


def _items(form: Form, count: int, depth: Effort, *, differ: bool) -> list[object]:
    """A list of so many items. Raises LookupError."""
    _spend(depth, count)
    first = prefix_length(form)
    kinds = [item(form, index) for index in range(min(first, count))]
    kinds += [item(form, first)] * (count - len(kinds))
    found = _all_different(kinds, depth) if differ else _all_alike(kinds, depth)
    checked_size(found)
    return found


def _all_alike(kinds: Iterable[tuple[Node, ...]], depth: Effort) -> list[object]:
    made: dict[tuple[Node, ...], object] = {}
    for nodes in dict.fromkeys(kinds):
        made[nodes] = first_example(nodes, depth.deeper())
    return [made[nodes] for nodes in kinds]


def _all_different(kinds: Iterable[tuple[Node, ...]], depth: Effort) -> list[object]:
    """Different values, one for each of some schemas. Raises LookupError."""
    supplies: dict[tuple[Node, ...], Iterator[object]] = {}
    found: list[object] = []
    seen: set[object] = set()
    for nodes in kinds:
        if nodes not in supplies:
            supplies[nodes] = _different(nodes, depth.deeper())
        each = next((value for value in supplies[nodes] if value_key(value) not in seen), _NOTHING)
        if each is _NOTHING:
            raise LookupError
        seen.add(value_key(each))
        found.append(each)
    return found


def _different(nodes: tuple[Node, ...], effort: Effort) -> Iterator[object]:
    """Different values that may be valid under each of some schemas, as many as there are of numbers and texts."""
    if not nodes:
        yield from itertools.count(3, 7)
    made = examples(nodes, effort)
    with suppress(UndecidedError):
        forms = [form for each in expand(nodes).values() for form in each]
        made = itertools.chain(made, *map(scalar_examples.more, forms))
    yield from (each for each in itertools.islice(made, MAX_VALUES) if all(accepts(node, each) for node in nodes))


def _spend(effort: Effort, count: Number) -> None:
    """Take account of a large list or object, of which one part is made and repeated. Raises LookupError."""
    if count > MAX_VALUES:
        raise LookupError
    for _ in range(int(count) // _AS_ONE):
        effort.deeper()


@functools.lru_cache(maxsize=64)
def _whole_list(form: Form, count: int) -> list[object] | None:
    """A list of so many items, made once for all of its items; None if it was not found."""
    try:
        return _items(form, count, Effort.start(form.nodes), differ=is_unique(form) is not None)
    except LookupError:
        return None


def alike_items(form: Form, count: int) -> list[object]:
    """A list of so many items that are as alike as they can be. Raises LookupError."""
    return _items(form, count, Effort.start(form.nodes), differ=False)


def list_with(form: Form, index: int, value: object) -> Iterator[list[object]]:
    """Lists with a value as one of their items."""
    for count in dict.fromkeys((max(int(least(form, "minItems")), index + 1), prefix_length(form))):
        if index < count <= min(most(form, "maxItems"), MAX_VALUES):
            items = _whole_list(form, count)
            if items is None:
                continue
            whole = list(items)
            if is_unique(form) is not None and value in whole:
                whole[whole.index(value)] = whole[index]
            whole[index] = value
            yield whole


def _objects(form: Form, depth: Effort) -> Iterator[dict[str, object]]:
    names = required(form)
    for chosen in (tuple(names), (*names, *declared(form)))[: 2 if depth.level < len(_BREADTHS) - 1 else 1]:
        try:
            yield _members(form, chosen, depth)
        except LookupError:
            return


def _members(form: Form, names: Iterable[str], depth: Effort) -> dict[str, object]:
    """An object with members of these names. Raises LookupError."""
    found: dict[str, object] = {}
    wanted = required(form)
    for name in names:
        if name in wanted:
            found[name] = first_example(member(form, name, surely=True), depth.deeper())
        else:
            with suppress(LookupError):
                found[name] = first_example(member(form, name, surely=True), depth.deeper())
    return _filled(form, found, least(form, "minProperties"), depth)


def _filled(form: Form, found: dict[str, object], wanted: Number, depth: Effort) -> dict[str, object]:
    """An object with at least so many members. Raises LookupError."""
    _spend(depth, wanted)
    for name in declared(form):
        if len(found) < wanted and name not in found:
            with suppress(LookupError):
                found[name] = first_example(member(form, name, surely=True), depth.deeper())
    made: dict[tuple[Node, ...], object] = {}
    names = _new_names(form)
    while len(found) < wanted:
        new = next((each for each in names if each not in found), None)
        if new is None:
            raise LookupError
        nodes = member(form, new, surely=True)
        if nodes not in made:
            made[nodes] = first_example(nodes, depth.deeper())
        found[new] = made[nodes]
    checked_size(found)
    return found


def _new_names(form: Form) -> Iterator[str]:
    """Names that a form does not declare, and may allow: as many as there are."""
    allowed = names_of(form)
    if not allowed:
        yield from other_names(form)
        yield from (f"key{number}" for number in itertools.count(3))
        return
    with suppress(UndecidedError):
        for each in expand(allowed).get("string", ()):
            names = itertools.chain(examples_of(each, None), scalar_examples.more(each))
            yield from (name for name in names if isinstance(name, str))


def objects_of_size(form: Form, count: Number) -> Iterator[dict[str, object]]:
    """Objects with so many members, where there are as many names."""
    for whole in _objects(form, Effort.start(form.nodes)):
        try:
            yield _filled(form, dict(whole), count, Effort.start(form.nodes))
        except LookupError:
            continue


def object_with(form: Form, name: str, value: object) -> Iterator[dict[str, object]]:
    """Objects with a value as the member of that name."""
    for whole in _wholes(form):
        yield {**whole, name: value}


def objects_with_one(form: Form) -> Iterator[dict[str, object]]:
    """Objects with what is required, and one more of the members that are declared."""
    whole = _whole(form, full=False)
    if whole is None:
        return
    for name in declared(form):
        for value in itertools.islice(examples(member(form, name, surely=True)), int(name not in whole)):
            yield {**whole, name: value}


def objects_without(form: Form, name: str) -> Iterator[dict[str, object]]:
    """Objects without a member of that name."""
    for whole in _wholes(form):
        yield {key: value for key, value in whole.items() if key != name}


def _wholes(form: Form) -> Iterator[dict[str, object]]:
    """Objects to put a member into, or to leave one out of: with what is required, and with all that is declared."""
    for full in (False, True):
        whole = _whole(form, full=full)
        if whole is None:
            return
        yield whole


@functools.lru_cache(maxsize=64)
def _whole(form: Form, *, full: bool) -> dict[str, object] | None:
    """The object of a form, made once for all of its members; None if it was not found."""
    return next(itertools.islice(_objects(form, Effort.start(form.nodes)), int(full), None), None)


def other_names(form: Form) -> Iterator[str]:
    """Names that a form does not declare."""
    own = frozenset(declared(form))
    for number in ("", "1", "2"):
        yield from (text for name in _OTHER_NAMES if (text := f"{name}{number}") not in own)


def objects_with_others(form: Form, value_nodes: tuple[Node, ...] = ()) -> Iterator[dict[str, object]]:
    """Objects with a member that is not declared."""
    for name in other_names(form):
        for value in itertools.islice(examples(value_nodes or others(form)), 3):
            yield from object_with(form, name, value)
