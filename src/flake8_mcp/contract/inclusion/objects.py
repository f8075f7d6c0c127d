"""Objects that one form accepts and another one does not."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import TYPE_CHECKING

from .documents import Document
from .emptiness import largest, surely_empty
from .forms import Form
from .gaps import ANY, Gap, pointer_to, shown
from .instances import (
    examples,
    examples_of,
    object_with,
    objects_of_size,
    objects_with_others,
    objects_without,
    other_names,
)
from .parts import declared, is_closed, least, member, names_of, numbers_of, others, pattern_members, required
from .validation import accepts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from .documents import Node

    Compare = Callable[[tuple[Node, ...], Node], Iterable[Gap]]

_MAX_VALUES = 4
_TEXT = Document({"type": "string"}, {"type": "string"}, "most", "2020-12", is_plain=True)


def between(left: Form, right: Form, compare: Compare, *, as_written: bool) -> Iterator[Gap]:
    """The gaps between two forms of objects.

    With `as_written` members of which the left form says nothing are no part of what it stands for.
    """
    closed = as_written and is_closed(left)
    yield from _required(left, right)
    own = dict.fromkeys(declared(left))
    for name in own if closed else dict.fromkeys((*own, *declared(right))):
        yield from _member(left, right, name, compare)
    if not closed:
        yield from _others(left, right, others(left), compare)
    yield from _names(left, right, compare, closed=closed)
    yield from _counts(left, right, as_written=as_written)


def _required(left: Form, right: Form) -> Iterator[Gap]:
    surely = required(left)
    for name, node in required(right).items():
        if name not in surely:
            own = _declaration(left, name)
            witnesses = tuple(objects_without(left, name))
            yield Gap(
                "required", f"objects without {shown(name)}", own, pointer_to(node, "required"), (), witnesses, name
            )


def _declaration(form: Form, name: str) -> str:
    """The pointer to the schema of a member, else to the form's first schema."""
    for node in form.nodes:
        child = node.child("properties", name)
        if child is not None:
            return child.pointer
    return form.nodes[0].pointer if form.nodes else ""


def _member(left: Form, right: Form, name: str, compare: Compare) -> Iterator[Gap]:
    nodes = member(left, name, surely=True)
    if surely_empty(nodes):
        return
    for node in member(right, name, surely=False):
        if node.schema is False:
            values = itertools.islice(examples(nodes), _MAX_VALUES)
            witnesses = tuple(whole for value in values for whole in object_with(left, name, value))
            yield Gap(
                "additionalProperties",
                f"a member {shown(name)}",
                _declaration(left, name),
                node.pointer,
                (),
                witnesses,
                name,
            )
            continue
        for gap in compare(nodes, node):
            yield gap.within(name, lambda value: object_with(left, name, value))


def _others(left: Form, right: Form, rest: tuple[Node, ...], compare: Compare) -> Iterator[Gap]:
    """The gaps of members that no `properties` names, by the patterns that their names may match."""
    own = pattern_members(left)
    for schema in right.nodes:
        wanted = dict(pattern_members(Form(right.kind, (schema,))))
        additional = schema.child("additionalProperties")
        if additional is not None:
            yield from _other(left, rest, additional, compare)
            for pattern, each in own:
                if pattern not in wanted:
                    yield from _other(left, (each,), additional, compare)
        for pattern, node in wanted.items():
            same = tuple(each for mine, each in own if mine == pattern)
            if same:
                yield from _other(left, same, node, compare)
                continue
            for nodes in (rest, *((each,) for _, each in own)):
                for gap in _other(left, nodes, node, compare):
                    yield replace(gap, what=f"{gap.what} under names that match {shown(pattern)}")


def _other(left: Form, nodes: tuple[Node, ...], node: Node, compare: Compare) -> Iterator[Gap]:
    if surely_empty(nodes):
        return
    own = nodes[0].pointer if nodes else (left.nodes[0].pointer if left.nodes else "")
    if node.schema is False:
        witnesses = tuple(objects_with_others(left, nodes))
        yield Gap("additionalProperties", "members that are not declared", own, node.pointer, (), witnesses)
        return
    for gap in compare(nodes, node):
        yield gap.within(
            ANY,
            lambda value: (whole for name in other_names(left) for whole in object_with(left, name, value)),
        )


def _names(left: Form, right: Form, compare: Compare, *, closed: bool) -> Iterator[Gap]:
    """The gaps of names that are not allowed on the right."""
    for node in names_of(right):
        if closed or surely_empty(others(left)):
            for name in declared(left):
                if not surely_empty(member(left, name, surely=True)) and accepts(node, name) is not True:
                    values = itertools.islice(examples(member(left, name, surely=True)), _MAX_VALUES)
                    witnesses = tuple(whole for value in values for whole in object_with(left, name, value))
                    yield Gap(
                        "propertyNames",
                        f"a member {shown(name)}",
                        _declaration(left, name),
                        node.pointer,
                        (),
                        witnesses,
                        name,
                    )
            if not pattern_members(left):
                continue
        for gap in compare((*names_of(left), _TEXT.root), node):
            within = gap.within(ANY, lambda name: _named(left, name))
            what = f"objects with members named by {gap.what}" if gap.keyword != "unknown" else gap.what
            yield replace(within, keyword="propertyNames", what=what, path=())


def _named(left: Form, name: object) -> Iterator[object]:
    assert isinstance(name, str)  # what is compared are texts
    for value in itertools.islice(examples(others(left)), _MAX_VALUES):
        yield from object_with(left, name, value)


def _counts(left: Form, right: Form, *, as_written: bool) -> Iterator[Gap]:
    own = left.nodes[0].pointer if left.nodes else ""
    written = frozenset(declared(left)) if as_written and is_closed(left) else None
    fewest = max(least(left, "minProperties"), len(required(left)))
    missing = [("minProperties", "fewer", *each) for each in numbers_of(right, "minProperties") if each[0] > fewest]
    largest_number = largest(left, as_written=as_written)
    missing += [
        ("maxProperties", "more", *each) for each in numbers_of(right, "maxProperties") if each[0] < largest_number
    ]
    for keyword, word, count, node in missing:
        sized = objects_of_size(left, count + 1 if keyword == "maxProperties" else fewest)
        made = itertools.chain(sized, examples_of(left, right), objects_with_others(left))
        candidates = tuple(
            each for each in made if isinstance(each, dict) and (written is None or written.issuperset(each))
        )
        what = f"objects with {word} than {count} {'member' if count == 1 else 'members'}"
        yield Gap(keyword, what, own, pointer_to(node, keyword), (), candidates)
