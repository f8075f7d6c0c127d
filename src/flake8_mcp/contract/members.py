"""What two schemas say of the members of the same objects."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, NamedTuple

from flake8_mcp.model import escape

from .sides import value_at

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_MAX_DEPTH = 20
# Definitions that use others twice are at exponentially many places; from here on each pair of them is looked at once.
_MOST_PLACES = 2_000
ANY = "*"
# A schema without any of these has no members, and none inside.
_LEADING = frozenset({"properties", "items", "additionalProperties", "$ref", "anyOf", "allOf"})


class Member(NamedTuple):
    """A member: the steps to it inside the whole value, and the JSON pointer to its schema."""

    path: tuple[str, ...]
    pointer: str


def only_declared(schema: object, other: object) -> Iterator[Member]:
    """The members that a schema declares and another one does not, where it declares others at the same place."""
    for pair in _objects(schema, other):
        names, others = pair.mine.get("properties"), pair.its.get("properties")
        if isinstance(names, dict) and isinstance(others, dict):
            for name in names:
                if name not in others:
                    yield Member((*pair.path, name), f"{pair.pointer}/properties/{escape(name)}")


def newly_closed(old: object, new: object) -> Iterator[Member]:
    """The objects that take no other members than those they declare any more; the pointer is into the new schema."""
    for pair in _objects(new, old):
        was_open = "properties" in pair.its and "additionalProperties" not in pair.its
        if was_open and "properties" in pair.mine and pair.mine.get("additionalProperties") is False:
            yield Member(pair.path, f"{pair.pointer}/additionalProperties")


class _Pair(NamedTuple):
    """The schemas of one object in both documents, with the pointer to the first."""

    path: tuple[str, ...]
    pointer: str
    mine: Mapping[str, object]
    its: Mapping[str, object]


def _objects(schema: object, other: object) -> Iterator[_Pair]:
    """The objects at the same places of two schemas, the outer ones first."""
    waiting = deque[tuple[object, str, object, tuple[str, ...], frozenset[str]]]([(schema, "", other, (), frozenset())])
    seen: set[tuple[int, int]] = set()
    places = 0
    while waiting:
        mine, pointer, its, path, above = waiting.popleft()
        mine, pointer = _plain(schema, mine, pointer)
        its, _ = _plain(other, its, "")
        if pointer in above or len(path) > _MAX_DEPTH or not isinstance(mine, dict) or not isinstance(its, dict):
            continue
        places += 1
        if places > _MOST_PLACES and (id(mine), id(its)) in seen:
            continue
        seen.add((id(mine), id(its)))
        yield _Pair(path, pointer, mine, its)
        steps = []
        names, others = mine.get("properties"), its.get("properties")
        if isinstance(names, dict) and isinstance(others, dict):
            steps += [
                (each, f"{pointer}/properties/{escape(name)}", others[name], (*path, name))
                for name, each in names.items()
                if name in others and isinstance(each, dict) and not _LEADING.isdisjoint(each)
            ]
        steps += [
            (mine[keyword], f"{pointer}/{keyword}", its[keyword], (*path, ANY))
            for keyword in ("items", "additionalProperties")
            if keyword in mine and keyword in its
        ]
        waiting += [(*each, above | {pointer}) for each in steps]


def _plain(whole: object, schema: object, pointer: str) -> tuple[object, str]:
    """A schema behind its references, and without null beside it."""
    for _ in range(_MAX_DEPTH):
        if not isinstance(schema, dict):
            break
        reference = schema.get("$ref")
        if isinstance(reference, str) and reference.startswith("#/"):
            schema, pointer = value_at(whole, reference[1:]), reference[1:]
            continue
        for keyword in ("anyOf", "allOf"):
            branches = schema.get(keyword)
            some = [
                (each, f"{pointer}/{keyword}/{index}")
                for index, each in enumerate(branches if isinstance(branches, list) else ())
                if each != {"type": "null"}
            ]
            if len(some) == 1 and "properties" not in schema:
                schema, pointer = some[0]
                break
        else:
            break
    return schema, pointer
