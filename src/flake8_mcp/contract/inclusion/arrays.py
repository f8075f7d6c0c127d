"""Lists that one form accepts and another one does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .emptiness import longest
from .gaps import ANY, Gap, pointer_to
from .instances import alike_items, examples_of, list_with
from .parts import is_unique, item, least, most, numbers_of, prefix_length

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from .documents import Node
    from .forms import Form

    Compare = Callable[[tuple[Node, ...], Node], Iterable[Gap]]


def between(left: Form, right: Form, compare: Compare) -> Iterator[Gap]:
    """The gaps between two forms of lists."""
    own = pointer_to(left.nodes[0]) if left.nodes else ""
    high = min(longest(left), most(left, "maxItems"))
    for count, node in numbers_of(right, "minItems"):
        if count > least(left, "minItems"):
            yield _counted("minItems", f"lists with fewer than {_items(count)}", left, right, node)
    for count, node in numbers_of(right, "maxItems"):
        if count < high:
            yield _counted("maxItems", f"lists with more than {_items(count)}", left, right, node)
    unique = is_unique(right)
    if unique is not None and is_unique(left) is None and high > 1:
        yield Gap(
            "uniqueItems", "lists with equal items", own, pointer_to(unique, "uniqueItems"), (), tuple(_equal(left))
        )
    first = max(prefix_length(left), prefix_length(right))
    for index in range(first + 1):
        if index < high:
            yield from _item(left, right, index, compare, is_rest=index == first)


def _item(left: Form, right: Form, index: int, compare: Compare, *, is_rest: bool) -> Iterator[Gap]:
    nodes = item(left, index)
    step = ANY if is_rest else index
    for node in item(right, index):
        if node.schema is False:
            words = f"lists with more than {_items(index)}"
            yield _counted("items", words, left, right, node)
            continue
        for gap in compare(nodes, node):
            yield gap.within(step, lambda value: list_with(left, index, value))


def _counted(keyword: str, what: str, left: Form, right: Form, node: Node) -> Gap:
    own = pointer_to(left.nodes[0], keyword) if left.nodes else ""
    return Gap(keyword, what, own, pointer_to(node, keyword), (), tuple(examples_of(left, right)))


def _equal(form: Form) -> Iterator[list[object]]:
    for count in (2, 3):
        try:
            yield alike_items(form, max(count, int(least(form, "minItems"))))
        except LookupError:
            return


def _items(count: float) -> str:
    return f"{count} item" if count == 1 else f"{count} items"
