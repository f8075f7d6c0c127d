"""Schemas that are applied to one and the same object: a schema and the branches of its combinators."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass
from flake8_mcp.model import Array, Object
from flake8_mcp.rules._schemas import kind_of

if TYPE_CHECKING:
    from flake8_mcp.rules._schemas import Position
    from flake8_mcp.syntax.values import Value

# Keywords whose schemas are applied to the same value as the schema that has them.
IN_PLACE = frozenset({"allOf", "anyOf", "oneOf", "not", "if", "then", "else", "dependentSchemas", "dependencies"})
# Keywords that no value fails by.
ANNOTATIONS = frozenset(
    {"title", "description", "default", "examples", "deprecated", "readOnly", "writeOnly", "$comment", "format"}
)
_ELSEWHERE = ("$ref", "$dynamicRef", "$recursiveRef", "patternProperties", "extends")
_MAPS = frozenset({"dependentSchemas", "dependencies"})
_OPEN = ("additionalProperties", "unevaluatedProperties")


@dataclass(frozen=True, slots=True)
class Group:
    """The schemas that are applied to the same value as `top`, which is applied to it by no combinator."""

    top: Position
    members: tuple[Position, ...]

    def declared(self) -> frozenset[str] | None:
        """The properties that any of them declares; None if others may be declared elsewhere."""
        names: set[str] = set()
        for each in self.members:
            found = declared_in(each)
            if found is None or not _has_known_branches(each) or any(keyword in each.members for keyword in _ELSEWHERE):
                return None
            if any(kind_of(each.get(keyword)) == "object" for keyword in _OPEN):
                return None
            names |= found
        return frozenset(names)


def groups(positions: tuple[Position, ...]) -> dict[int, Group]:
    """The group of each position, by the id of the position."""
    members: dict[int, list[Position]] = {}
    tops: dict[int, Position] = {}
    for each in positions:
        # a parent comes before its children
        is_branch = each.parent is not None and each.keyword in IN_PLACE
        top = tops[id(each.parent)] if is_branch else each
        tops[id(each)] = top
        members.setdefault(id(top), []).append(each)
    found = {key: Group(each[0], tuple(each)) for key, each in members.items()}
    return {id(each): found[id(tops[id(each)])] for each in positions}


def declared_in(position: Position) -> frozenset[str] | None:
    """The properties that a schema itself declares; None if that is not known."""
    properties = position.get("properties")
    if properties is None:
        return frozenset() if position.schema.lacks("properties") else None
    if not isinstance(properties, Object) or properties.keys() is None:
        return None
    return frozenset(key for key, _ in properties.members())


def _has_known_branches(position: Position) -> bool:
    """Whether every schema that a position applies in place is known to be one, and so a position itself."""
    if position.schema.rest is not None:
        return False
    for keyword in IN_PLACE:
        value = position.get(keyword)
        if value is None:
            continue
        if isinstance(value, Array) and not value.complete:
            return False
        branches: tuple[Value, ...] = value.items if isinstance(value, Array) else (value,)
        if isinstance(value, Object) and keyword in _MAPS:
            if value.keys() is None:
                return False
            branches = tuple(entry.value for _, entry in value.members())
        if any(kind_of(each) is None for each in branches):
            return False
    return True
