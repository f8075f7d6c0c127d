"""Values that a schema may accept: candidates for a witness, which are checked where they are used."""

from __future__ import annotations

import functools
import itertools
import math
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from flake8_mcp.spec.ecma_examples import examples as examples_of_pattern

from .forms import KINDS, Form, UndecidedError, expand
from .parts import (
    declared,
    interval,
    is_finite,
    is_unique,
    item,
    least,
    member,
    most,
    numbers_of,
    others,
    patterns,
    prefix_length,
    required,
)
from .validation import accepts

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from .documents import Node
    from .parts import Number

_MAX_DEPTH = 6
# How many values are made of what stands so deep inside; below that, one.
_BREADTHS = (12, 4, 2)
_MAX_PARTS = 250
_MAX_CHECKED = 1  # levels at which a part is checked before it is used
_MAX_CHOICES = 5
_MAX_ITEMS = 200
_MAX_LENGTH = 5_000
_MAX_HALF = 2**52  # above there are no halves
_BOUNDS = ("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf")
_LENGTHS = ("minLength", "maxLength")
_COUNTS = ("minItems", "maxItems")
_OTHER_NAMES = ("other", "another", "x", "a", "0", "key")
_TEXTS = ("text", "a", "A", "0", "", "-", " ", "a b", "\N{LATIN SMALL LETTER E WITH ACUTE}", "a.b", "a/b", "x_1")


class Effort(NamedTuple):
    """How deep inside a value one is, and how many more parts may be made: schemas can ask for very large values."""

    level: int
    left: Iterator[int]

    def deeper(self) -> Effort:
        """The effort for a part. Raises LookupError."""
        if next(self.left, None) is None:
            raise LookupError
        return Effort(self.level + 1, self.left)


def _start() -> Effort:
    return Effort(0, iter(range(_MAX_PARTS)))


def examples(nodes: tuple[Node, ...], effort: Effort | None = None) -> Iterator[object]:
    """A few values that may be valid under each of some schemas, the simplest first."""
    depth = effort or _start()
    if depth.level > _MAX_DEPTH:
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
    found = list(itertools.islice(examples(nodes, depth), _MAX_CHOICES if depth.level <= _MAX_CHECKED else 1))
    for each in found if len(found) > 1 else ():
        if all(accepts(node, each, "least") for node in nodes):
            return each
    if found:
        return found[0]
    raise LookupError


def examples_of(form: Form, beside: Form | None, effort: Effort | None = None) -> Iterator[object]:
    """Values of one form. Bounds and lengths of another form are tried, and what lies just outside of them."""
    depth = effort or _start()
    if form.values is not None:
        yield from form.values
        return
    match form.kind:
        case "number":
            yield from _numbers(form, beside)
        case "string":
            yield from _texts(form, beside)
        case "array":
            yield from _lists(form, beside, depth)
        case _:
            yield from _objects(form, depth)


def _numbers(form: Form, beside: Form | None) -> Iterator[Number]:
    inside = interval(form)
    tried: list[Number] = [1, 0, 2, -1, 10, 100, 1000, -100, 0.5, 1.5]
    for each in (form,) if beside is None else (form, beside):
        for value in (value for keyword in _BOUNDS for value, _ in numbers_of(each, keyword)):
            halves = [value + 0.5, value - 0.5] if abs(value) < _MAX_HALF else []
            tried[:0] = [value, value + 1, value - 1, value * 2, *halves]
    if is_finite(inside.low) and is_finite(inside.high):
        with suppress(OverflowError):
            tried.append((inside.low + inside.high) / 2)
    for value in filter(is_finite, dict.fromkeys(tried)):
        if inside.is_integer:
            if value != math.floor(value):
                continue
            value = int(value)  # noqa: PLW2901 - 1.0 is an integer in JSON Schema
        above = value > inside.low or (value == inside.low and not inside.low_open)
        if above and (value < inside.high or (value == inside.high and not inside.high_open)):
            yield value


def _texts(form: Form, beside: Form | None) -> Iterator[str]:
    low, high = least(form, "minLength"), min(most(form, "maxLength"), _MAX_LENGTH)
    lengths = [low, high]
    for keyword in _LENGTHS:
        if beside is not None:
            for value, _ in numbers_of(beside, keyword):
                lengths += [value - 1, value + 1]
    wanted = list(patterns(form))
    found = [text for pattern in wanted for text in examples_of_pattern(pattern)]
    if beside is not None and not wanted:
        found += [text for pattern in patterns(beside) for text in itertools.islice(examples_of_pattern(pattern), 2)]
    for length in lengths:
        if 0 <= length <= high:
            found += [text[: int(length)].ljust(int(length), "a") for text in ("", *found[:3])]
    for text in dict.fromkeys((*found, *_TEXTS) if wanted else (*_TEXTS, *found)):
        if low <= len(text) <= high:
            yield text


def _lists(form: Form, beside: Form | None, depth: Effort) -> Iterator[list[object]]:
    low, high = least(form, "minItems"), most(form, "maxItems")
    counts = [low]
    for each in (form, beside):
        if each is not None and depth.level < len(_BREADTHS):
            counts += [value + step for key in _COUNTS for value, _ in numbers_of(each, key) for step in (0, 1, -1)]
            counts += [prefix_length(each), prefix_length(each) + 1]
    for count in dict.fromkeys((*counts, 1, 2) if depth.level < len(_BREADTHS) else counts):
        if low <= count <= min(high, _MAX_ITEMS) and count >= 0:
            for index in (0, 1):  # all items alike, where that is allowed, and different ones
                try:
                    yield _items(form, int(count), depth, differ=bool(index) or is_unique(form) is not None)
                except LookupError:
                    break


def _items(form: Form, count: int, depth: Effort, *, differ: bool) -> list[object]:
    """A list of so many items. Raises LookupError."""
    if not differ:
        return [first_example(item(form, index), depth.deeper()) for index in range(count)]
    found: list[object] = []
    for index in range(count):
        choices = examples(item(form, index), depth.deeper())
        nth: Iterable[object] = (index * 7 + 3, f"item {index}") if not item(form, index) else ()
        found.append(next(each for each in (*nth, *choices, _NOTHING) if each is _NOTHING or each not in found))
        if found[-1] is _NOTHING:
            raise LookupError
    return found


def alike_items(form: Form, count: int) -> list[object]:
    """A list of so many items that are as alike as they can be. Raises LookupError."""
    return _items(form, count, _start(), differ=False)


def list_with(form: Form, index: int, value: object) -> Iterator[list[object]]:
    """Lists with a value as one of their items."""
    for count in dict.fromkeys((max(int(least(form, "minItems")), index + 1), prefix_length(form))):
        if index < count <= min(most(form, "maxItems"), _MAX_ITEMS):
            try:
                whole = _items(form, count, _start(), differ=is_unique(form) is not None)
            except LookupError:
                continue
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
    for name in (*declared(form), *other_names(form)):
        if len(found) >= wanted:
            break
        if name not in found:
            found[name] = first_example(member(form, name, surely=True), depth.deeper())
    return found


def objects_of_size(form: Form, count: Number) -> Iterator[dict[str, object]]:
    """Objects with so many members, where that takes no more than a few undeclared ones."""
    for whole in _objects(form, _start()):
        try:
            yield _filled(form, dict(whole), count, _start())
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
    return next(itertools.islice(_objects(form, _start()), int(full), None), None)


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
