"""Whether two schemas say the same in the same words, up to annotations and the names of definitions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .documents import ANNOTATIONS, Node
from .forms import value_key

if TYPE_CHECKING:
    from collections.abc import Mapping

_IGNORED = ANNOTATIONS | {"$schema", "$comment", "$defs", "definitions", "$id"}
_ONE = frozenset(
    {
        "items", "additionalItems", "unevaluatedItems", "contains", "additionalProperties", "unevaluatedProperties",
        "propertyNames", "not", "if", "then", "else",
    }
)  # fmt: skip
_LISTS = frozenset({"allOf", "anyOf", "oneOf", "prefixItems"})
_MAPS = frozenset({"properties", "patternProperties", "dependentSchemas"})
_SETS = frozenset({"required", "enum"})


def alike(one: Node, other: Node) -> bool:
    """Whether two schemas surely accept the same because they are written alike."""
    return _alike(one, other, set())


def _alike(one: Node, other: Node, assumed: set[tuple[Node, Node]]) -> bool:
    if (one, other) in assumed:
        return True
    assumed.add((one, other))
    if isinstance(one.schema, bool) or isinstance(other.schema, bool):
        return one.schema is other.schema
    if one.document.dialect != other.document.dialect or one.document.dialect is None:
        return one.schema == other.schema and one.document.most == other.document.most
    left, right = _asserting(one), _asserting(other)
    if left.keys() != right.keys():
        return False
    return all(_same(one, other, keyword, assumed) for keyword in left)


def _same(one: Node, other: Node, keyword: str, assumed: set[tuple[Node, Node]]) -> bool:
    mine, its = one.get(keyword), other.get(keyword)
    if keyword == "$ref":
        here, there = one.document.resolve(mine), other.document.resolve(its)
        return here is not None and there is not None and _alike(here, there, assumed)
    if keyword in _LISTS or (keyword == "items" and isinstance(mine, list)):
        pairs = list(zip(one.children(keyword), other.children(keyword), strict=False))
        whole = isinstance(mine, list) and isinstance(its, list) and len(mine) == len(its) == len(pairs)
        return whole and all(_alike(*pair, assumed) for pair in pairs)
    if keyword in _MAPS:
        if not isinstance(mine, dict) or not isinstance(its, dict) or mine.keys() != its.keys():
            return False
        return all(_alike_below(one, other, (keyword, name), assumed) for name in mine)
    if keyword in _ONE:
        return _alike_below(one, other, (keyword,), assumed)
    if keyword in _SETS and isinstance(mine, list) and isinstance(its, list):
        return set(map(value_key, mine)) == set(map(value_key, its))
    return value_key(mine) == value_key(its)


def _alike_below(one: Node, other: Node, keys: tuple[str, ...], assumed: set[tuple[Node, Node]]) -> bool:
    here, there = one.child(*keys), other.child(*keys)
    return here is not None and there is not None and _alike(here, there, assumed)


def _asserting(node: Node) -> Mapping[str, object]:
    schema = node.schema
    return {key: value for key, value in schema.items() if key not in _IGNORED} if isinstance(schema, dict) else {}
