"""Discriminated unions: which value of the tag means which arm (pydantic 2.14.4, _internal/_discriminated_union.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.syntax.values import Scalar

from .core import Core
from .forms import Member
from .refusals import RefusedError

if TYPE_CHECKING:
    from flake8_mcp.syntax.values import Place

    from .building import Builder

_CLASSES = frozenset({"model", "typed-dict", "dataclass"})


class _NotFollowedError(Exception):
    """A form of discriminated union that is not followed; the reason is the message."""


def tagged_union(builder: Builder, core: Core, name: str, place: Place) -> Core:
    """A union with a discriminator. Raises RefusedError where pydantic does."""
    search = _Search(builder, name, place)
    try:
        return search.root(core)
    except _NotFollowedError as problem:
        return Core("unknown", place, reason=str(problem))


class _Search:
    def __init__(self, builder: Builder, name: str, place: Place) -> None:
        self.builder = builder
        self.name = name
        self.place = place
        self.nullable = False
        self.alias: str | None = None
        self.tags: dict[object, Core] = {}

    def root(self, core: Core) -> Core:
        if core.kind == "nullable" and core.inner is not None:
            changed = core.copy()
            changed.inner = self._union(core.inner)
            return changed
        found = self._union(core)
        return Core("nullable", core.place, inner=found) if self.nullable else found

    def _union(self, core: Core) -> Core:
        if core.kind == "definition-ref" and core.ref in self.builder.definitions:
            target = self.builder.definitions[core.ref]
            if target.kind == "union":
                core = target
        if core.kind == "unknown":
            raise _NotFollowedError(core.reason)
        work = list(reversed(core.items)) if core.kind == "union" else [core]
        while work:
            work.extend(self._arm(work.pop()))
        aliases = (self.name, self.alias) if self.alias is not None and self.alias != self.name else (self.name,)
        found = Core("tagged-union", core.place, tag_field=self.name, tags=self.tags, tag_aliases=aliases)
        if core.kind == "union":
            found.updates = dict(core.updates)
            found.extra = core.extra
        return found

    def _arm(self, choice: Core) -> list[Core]:
        if choice.kind == "none":
            self.nullable = True
        elif choice.kind == "nullable" and choice.inner is not None:
            self.nullable = True
            return [choice.inner]
        elif choice.kind == "union":
            return list(reversed(choice.items))
        elif choice.kind == "tagged-union" and choice.tag_field == self.name:
            return list(reversed({id(each): each for each in choice.tags.values()}.values()))
        else:
            for value in self._values(choice):
                existing = self.tags.get(value)
                if existing is not None and existing.ref != choice.ref:
                    raise RefusedError(
                        "TypeError", f"value {value!r} of {self.name!r} means more than one arm", self.place
                    )
                self.tags.setdefault(value, choice)
        return []

    def _values(self, choice: Core) -> list[object]:
        if choice.kind == "unknown":
            raise _NotFollowedError(choice.reason)
        if choice.kind == "definition-ref":
            target = self.builder.definitions.get(choice.ref or "")
            if target is None:
                raise _NotFollowedError("an arm of the union is not complete yet")
            return self._values(target)
        if choice.kind.startswith("function-") and choice.inner is not None:
            return self._values(choice.inner)
        if choice.kind in {"union", "tagged-union"}:
            return [value for each in (*choice.items, *choice.tags.values()) for value in self._values(each)]
        if choice.kind == "nullable" and choice.inner is not None:
            self.nullable = True
            return self._values(choice.inner)
        if choice.kind not in _CLASSES:
            raise RefusedError("TypeError", "an arm is no valid variant of a discriminated union", self.place)
        field = next((each for each in choice.fields if each.name == self.name), None)
        if field is None:
            raise RefusedError("PydanticUserError", f"an arm has no field {self.name!r}", self.place)
        if field.unknown:
            raise _NotFollowedError(field.unknown)
        if field.alias_path:
            raise RefusedError("PydanticUserError", f"the alias of {self.name!r} is a list", self.place)
        alias = field.alias or self.name
        if self.alias is None:
            self.alias = alias
        elif self.alias != alias:
            raise RefusedError("PydanticUserError", f"the aliases of {self.name!r} differ", self.place)
        return self._literal(field.core)

    def _literal(self, core: Core) -> list[object]:
        if core.kind == "literal":
            found: list[object] = []
            for each in core.values:
                value = each.value if isinstance(each, Member) else each
                if not isinstance(value, Scalar):
                    raise _NotFollowedError("a value of the discriminator is not known")
                found.append(value.value)
            return found
        if core.kind == "none":
            return [None]
        if core.kind == "union":
            return [value for each in core.items for value in self._literal(each)]
        if core.kind in {"default", "function-after"} and core.inner is not None:
            return self._literal(core.inner)
        if core.kind == "unknown":
            raise _NotFollowedError(core.reason)
        raise RefusedError("PydanticUserError", f"{self.name!r} of an arm is no Literal", self.place)
