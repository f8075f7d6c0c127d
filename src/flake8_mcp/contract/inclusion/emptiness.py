"""Whether surely no value is valid under some schemas."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from .forms import Form, UndecidedError, expand
from .parts import declared, interval, is_closed, item, least, member, most, prefix_length, required
from .validation import accepts

if TYPE_CHECKING:
    from .documents import Node

_MAX_DEPTH = 5


@functools.lru_cache(maxsize=4096)
def surely_empty(nodes: tuple[Node, ...], depth: int = 0) -> bool:
    """Whether surely no value is valid under each of some schemas; False if that is not known."""
    if any(each.schema is False for each in nodes):
        return True
    if depth > _MAX_DEPTH or not nodes:
        return False
    try:
        forms = expand(nodes)
    except UndecidedError:
        return False
    return all(is_empty(form, depth) for each in forms.values() for form in each)


def is_empty(form: Form, depth: int = 0) -> bool:
    """Whether surely no value is of a form; False if that is not known."""
    if form.values is not None:
        return all(any(accepts(node, value) is False for node in form.nodes) for value in form.values)
    match form.kind:
        case "number":
            return interval(form).is_empty
        case "string":
            return least(form, "minLength") > most(form, "maxLength")
        case "array":
            return least(form, "minItems") > longest(form, depth)
        case _:
            return least(form, "minProperties") > largest(form) or any(
                surely_empty(member(form, name, surely=True), depth + 1) for name in required(form)
            )


def longest(form: Form, depth: int = 0) -> int | float:
    """The number of items that a list may have at most."""
    limit = most(form, "maxItems")
    for index in range(prefix_length(form) + 1):
        if index >= limit:
            break
        if surely_empty(item(form, index), depth + 1):
            return index
    return limit


def largest(form: Form, *, as_written: bool = False) -> int | float:
    """The number of members that an object may have at most; `as_written`: with the declared ones alone."""
    limit = most(form, "maxProperties")
    closed = any(
        node.get("additionalProperties") is False and "patternProperties" not in keys(node) for node in form.nodes
    )
    if closed or (as_written and is_closed(form)):
        return min(limit, len(declared(form)))
    return limit


def keys(node: Node) -> frozenset[str]:
    """The keywords of a schema."""
    return frozenset(node.schema) if isinstance(node.schema, dict) else frozenset()
