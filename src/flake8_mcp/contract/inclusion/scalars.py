"""Numbers and texts that one form accepts and another one does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .gaps import Gap, pointer_to, shown
from .instances import examples_of
from .parts import interval, is_integer, is_multiple, least, most, numbers_of, patterns

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .documents import Node
    from .forms import Form

__all__ = ["between", "is_integer"]


def between(left: Form, right: Form) -> Iterator[Gap]:
    """The gaps between two forms of numbers or texts."""
    gaps = _numbers(left, right) if left.kind == "number" else _texts(left, right)
    for keyword, what, node in gaps:
        own = pointer_to(left.nodes[0], keyword, "type") if left.nodes else ""
        yield Gap(keyword, what, own, pointer_to(node, keyword), (), tuple(examples_of(left, right)))


def _numbers(left: Form, right: Form) -> Iterator[tuple[str, str, Node]]:
    inside = interval(left)
    words = "integers" if inside.is_integer else "numbers"
    if is_integer(right) and not inside.is_integer:
        yield "type", "numbers that are no integers", next(node for node in right.nodes)
    for keyword, is_low, is_open in _BOUNDS:
        for bound, node in numbers_of(right, keyword):
            if is_low:
                limit, limit_open = inside.low, inside.low_open
                fits = limit > bound or (limit == bound and (not is_open or limit_open))
            else:
                limit, limit_open = inside.high, inside.high_open
                fits = limit < bound or (limit == bound and (not is_open or limit_open))
            if not fits:
                yield keyword, _beyond(words, bound, is_low=is_low, is_open=is_open), node
    for step, node in numbers_of(right, "multipleOf"):
        multiples = [own for own, _ in numbers_of(left, "multipleOf")] + ([1] if inside.is_integer else [])
        if not any(is_multiple(own, step) for own in multiples):
            yield "multipleOf", f"{words} that are no multiples of {shown(step)}", node


_BOUNDS = (
    ("minimum", True, False),
    ("exclusiveMinimum", True, True),
    ("maximum", False, False),
    ("exclusiveMaximum", False, True),
)


def _beyond(words: str, bound: float, *, is_low: bool, is_open: bool) -> str:
    if is_open:
        return f"{words} up to {shown(bound)}" if is_low else f"{words} from {shown(bound)} up"
    return f"{words} below {shown(bound)}" if is_low else f"{words} above {shown(bound)}"


def _texts(left: Form, right: Form) -> Iterator[tuple[str, str, Node]]:
    for length, node in numbers_of(right, "minLength"):
        if length > least(left, "minLength"):
            yield "minLength", f"texts shorter than {_characters(length)}", node
    for length, node in numbers_of(right, "maxLength"):
        if length < most(left, "maxLength"):
            yield "maxLength", f"texts longer than {_characters(length)}", node
    own = patterns(left)
    for pattern, node in patterns(right).items():
        if pattern not in own:
            yield "pattern", f"texts that do not match {shown(pattern)}", node


def _characters(count: float) -> str:
    return f"{count} character" if count == 1 else f"{count} characters"
