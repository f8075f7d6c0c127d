"""Members of objects that one schema declares and another one does not."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .sides import value_at

if TYPE_CHECKING:
    from collections.abc import Iterator

_MAX_DEPTH = 20
ANY = "*"


class Member(NamedTuple):
    """A member: the steps to it inside the whole value, and the JSON pointer to its schema."""

    path: tuple[str, ...]
    pointer: str


def only_declared(schema: object, other: object) -> Iterator[Member]:
    """The members that a schema declares and another one does not, where it declares others at the same place."""
    yield from _only(schema, schema, "", other, other, (), frozenset())


def _only(  # noqa: PLR0913, PLR0917 - two sides, each with its root
    whole: object,
    schema: object,
    pointer: str,
    other_whole: object,
    other: object,
    path: tuple[str, ...],
    above: frozenset[str],
) -> Iterator[Member]:
    schema, pointer = _plain(whole, schema, pointer)
    other, _ = _plain(other_whole, other, "")
    if pointer in above or len(path) > _MAX_DEPTH or not isinstance(schema, dict) or not isinstance(other, dict):
        return
    above |= {pointer}
    mine, its = schema.get("properties"), other.get("properties")
    if isinstance(mine, dict) and isinstance(its, dict):
        for name, each in mine.items():
            here = f"{pointer}/properties/{name.replace('~', '~0').replace('/', '~1')}"
            if name not in its:
                yield Member((*path, name), here)
            else:
                yield from _only(whole, each, here, other_whole, its[name], (*path, name), above)
    for keyword in ("items", "additionalProperties"):
        if keyword in schema and keyword in other:
            here = f"{pointer}/{keyword}"
            yield from _only(whole, schema[keyword], here, other_whole, other[keyword], (*path, ANY), above)


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
