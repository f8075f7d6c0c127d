"""What the keywords of a form say together: bounds, lengths, items, members."""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from flake8_mcp.spec.ecma_matching import matches

from .forms import wants_integer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .documents import Node
    from .forms import Form

Number = int | float


def numbers_of(form: Form, keyword: str) -> Iterator[tuple[Number, Node]]:
    """The values of a keyword that wants a number, with their schemas."""
    for node in form.nodes:
        value = node.get(keyword)
        if isinstance(value, int | float) and not isinstance(value, bool):
            yield value, node


def least(form: Form, keyword: str) -> Number:
    """What `minLength`, `minItems` or `minProperties` come to."""
    return max((value for value, _ in numbers_of(form, keyword)), default=0)


def most(form: Form, keyword: str) -> Number:
    """What `maxLength`, `maxItems` or `maxProperties` come to; infinity without a limit."""
    return min((value for value, _ in numbers_of(form, keyword)), default=math.inf)


@dataclass(frozen=True, slots=True)
class Interval:
    """The numbers of a form: bounds, infinite if there is none, and whether the bounds themselves are left out."""

    low: Number
    high: Number
    low_open: bool
    high_open: bool
    is_integer: bool

    @property
    def is_empty(self) -> bool:
        """Whether no number is in it."""
        return self.low > self.high or (self.low == self.high and (self.low_open or self.high_open))


def interval(form: Form) -> Interval:
    """The interval of a form of numbers; that of integers is closed where it is finite."""
    low, low_open = max(
        [(value, False) for value, _ in numbers_of(form, "minimum")]
        + [(value, True) for value, _ in numbers_of(form, "exclusiveMinimum")],
        default=(-math.inf, False),
    )
    high, above = min(
        [(value, 1) for value, _ in numbers_of(form, "maximum")]
        + [(value, 0) for value, _ in numbers_of(form, "exclusiveMaximum")],
        default=(math.inf, 1),
    )
    if not is_integer(form):
        return Interval(low, high, low_open, not above, is_integer=False)
    if is_finite(low):
        low = math.floor(low) + 1 if low_open else math.ceil(low)
    if is_finite(high):
        high = math.floor(high) if above else math.ceil(high) - 1
    return Interval(low, high, low_open=False, high_open=False, is_integer=True)


def is_finite(value: Number) -> bool:
    """Whether a number is a bound; integers may be too large for math.isfinite."""
    return abs(value) != math.inf


def is_integer(form: Form) -> bool:
    """Whether a form of numbers has integers only."""
    return any(wants_integer(node) for node in form.nodes) or any(
        is_multiple(step, 1) for step, _ in numbers_of(form, "multipleOf")
    )


def is_multiple(value: Number, step: Number) -> bool:
    """Whether a number is a multiple of another one, as both are written."""
    return is_finite(value) and Fraction(repr(value)) % Fraction(repr(step)) == 0


def patterns(form: Form) -> dict[str, Node]:
    """The patterns that a text must match."""
    return {text: node for node in form.nodes if isinstance(text := node.get("pattern"), str)}


# lists


def prefix_key(node: Node) -> str:
    """The keyword for the first items, each on its own."""
    return "prefixItems" if node.document.dialect == "2020-12" else "items"


def rest_key(node: Node) -> str:
    """The keyword for the items behind these."""
    if node.document.dialect == "2020-12" or not isinstance(node.get("items"), list):
        return "items"
    return "additionalItems"


def prefix_length(form: Form) -> int:
    """How many first items are described on their own."""
    lengths = [len(first) for node in form.nodes if isinstance(first := node.get(prefix_key(node)), list)]
    return max(lengths, default=0)


def item(form: Form, index: int) -> tuple[Node, ...]:
    """The schemas of one item."""
    found = []
    for node in form.nodes:
        first = node.get(prefix_key(node))
        if isinstance(first, list) and index < len(first):
            found.append(node.child(prefix_key(node), index))
        else:
            found.append(node.child(rest_key(node)))
    return tuple(dict.fromkeys(each for each in found if each is not None))


def is_unique(form: Form) -> Node | None:
    """The schema that wants different items, if one does."""
    return next((node for node in form.nodes if node.get("uniqueItems") is True), None)


# objects


def declared(form: Form) -> tuple[str, ...]:
    """The names that it speaks of: those in `properties`, and those in `required`."""
    names: dict[str, None] = {}
    for node in form.nodes:
        properties = node.get("properties")
        if isinstance(properties, dict):
            names.update(dict.fromkeys(properties))
    names.update(dict.fromkeys(required(form)))
    return tuple(names)


def required(form: Form) -> dict[str, Node]:
    """The names in `required`, with the schema that has each."""
    found: dict[str, Node] = {}
    for node in form.nodes:
        names = node.get("required")
        for name in names if isinstance(names, list) else ():
            found.setdefault(name, node)
    return found


def member(form: Form, name: str, *, surely: bool) -> tuple[Node, ...]:
    """The schemas of the member of that name.

    Where it is not known whether the name matches a pattern, these are those that surely count, or all that may.
    """
    found: list[Node | None] = []
    for node in form.nodes:
        own = node.child("properties", name)
        matched = False
        unsure = False
        for pattern, each in _pattern_properties(node):
            answer = matches(pattern, name)
            if answer or (answer is None and not surely):
                found.append(each)
            matched = matched or bool(answer)
            unsure = unsure or answer is None
        if own is not None:
            found.append(own)
        elif not matched and not (unsure and surely):
            found.append(node.child("additionalProperties"))
    return tuple(dict.fromkeys(each for each in found if each is not None))


def others(form: Form) -> tuple[Node, ...]:
    """The schemas of members that neither `properties` nor a pattern names."""
    found = [node.child("additionalProperties") for node in form.nodes]
    return tuple(dict.fromkeys(each for each in found if each is not None))


def pattern_members(form: Form) -> tuple[tuple[str, Node], ...]:
    """The patterns of names, with their schemas."""
    return tuple(dict.fromkeys(each for node in form.nodes for each in _pattern_properties(node)))


def names_of(form: Form) -> tuple[Node, ...]:
    """The schemas of names."""
    found = [node.child("propertyNames") for node in form.nodes]
    return tuple(dict.fromkeys(each for each in found if each is not None))


_SAYS_MORE = ("additionalProperties", "patternProperties", "unevaluatedProperties", "propertyNames")


def is_closed(form: Form) -> bool:
    """Whether the members that it declares are all that one writes.

    So it is read where the form has `properties` and nothing is said about other members.
    """
    said = any(
        keyword in each for keyword in _SAYS_MORE for node in form.nodes if isinstance(each := node.schema, dict)
    )
    unevaluated = any(keyword == "unevaluatedProperties" for keyword, _ in form.not_followed)
    return not said and not unevaluated and any(isinstance(node.get("properties"), dict) for node in form.nodes)


def _pattern_properties(node: Node) -> Iterator[tuple[str, Node]]:
    members = node.get("patternProperties")
    for pattern in members if isinstance(members, dict) else ():
        child = node.child("patternProperties", pattern)
        assert child is not None  # it is a valid schema
        yield pattern, child
