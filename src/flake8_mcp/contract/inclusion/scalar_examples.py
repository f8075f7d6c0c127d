"""Numbers and texts that a form has: the simplest ones, those around its bounds, and as many as one likes."""

from __future__ import annotations

import itertools
import math
from contextlib import suppress
from typing import TYPE_CHECKING

from flake8_mcp.spec.ecma_examples import examples as examples_of_pattern

from .effort import MAX_LENGTH
from .parts import interval, is_finite, is_multiple, least, most, numbers_of, patterns

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .forms import Form
    from .parts import Number

_LONGEST = 5_000  # where nothing asks for more
_MAX_HALF = 2**52  # above there are no halves
_BOUNDS = ("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf")
_LENGTHS = ("minLength", "maxLength")
_TEXTS = ("text", "a", "A", "0", "", "-", " ", "a b", "\N{LATIN SMALL LETTER E WITH ACUTE}", "a.b", "a/b", "x_1")
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def numbers(form: Form, beside: Form | None) -> Iterator[Number]:
    """Numbers of a form. Bounds of another form are tried, and what lies just outside of them."""
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
        if not all(is_multiple(value, step) for step, _ in numbers_of(form, "multipleOf")):
            continue
        above = value > inside.low or (value == inside.low and not inside.low_open)
        if above and (value < inside.high or (value == inside.high and not inside.high_open)):
            yield value


def texts(form: Form, beside: Form | None) -> Iterator[str]:
    """Texts of a form. Lengths and patterns of another form are tried, and what lies just outside of them."""
    low, high = least(form, "minLength"), min(most(form, "maxLength"), MAX_LENGTH)
    lengths = [low, min(high, _LONGEST)]
    for keyword in _LENGTHS:
        if beside is not None:
            for value, _ in numbers_of(beside, keyword):
                lengths += [value - 1, value + 1]
    wanted = list(patterns(form))
    found = [text for pattern in wanted for text in examples_of_pattern(pattern)]
    if beside is not None and not wanted:
        found += [text for pattern in patterns(beside) for text in itertools.islice(examples_of_pattern(pattern), 2)]
    for length in dict.fromkeys(lengths):
        if 0 <= length <= high:
            found += [text[: int(length)].ljust(int(length), "a") for text in ("", *found[:3])]
    for text in dict.fromkeys((*found, *_TEXTS) if wanted else (*_TEXTS, *found)):
        if low <= len(text) <= high:
            yield text


def more(form: Form) -> Iterator[object]:
    """Any number of different values of a form, where they can be counted up: numbers, and texts without a pattern."""
    if form.values is not None:
        return
    if form.kind == "number":
        yield from _counted_up(form)
    elif form.kind == "string" and not patterns(form):
        low, high = max(least(form, "minLength"), 1), min(most(form, "maxLength"), _LONGEST)
        for length in itertools.count(math.ceil(low)):
            if length > high:
                return
            for digits in itertools.product(_DIGITS, repeat=min(length, 6)):
                yield "".join(digits).ljust(length, "a")


def _counted_up(form: Form) -> Iterator[Number]:
    inside = interval(form)
    steps = [step for step, _ in numbers_of(form, "multipleOf") if step > 0]
    step = math.prod(steps) if steps else 1
    if not is_finite(inside.low) and is_finite(inside.high):
        step = -step
    start = inside.low if is_finite(inside.low) else inside.high if is_finite(inside.high) else 0
    for number in itertools.count(math.ceil(-(-start // step))):
        value = number * step
        if value > inside.high or value < inside.low:
            return
        if not (value == inside.low and inside.low_open) and not (value == inside.high and inside.high_open):
            yield value
