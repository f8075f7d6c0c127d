"""Which bindings a name stands for, looked up in one file only or wherever imports lead.

In one file, an import stands for what it brings: the modules behind it need not be read.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, NamedTuple, Protocol

from .names import lookup, owner_class, resolve_member
from .outline import Binding, dotted_name
from .references import Bound

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from .outline import Scope
    from .project import CodeFile

MAX_STEPS = 20
MAX_FOLLOWED = 200

_Followed = set[tuple[Binding, tuple[str, ...]]]


class Found(NamedTuple):
    """A binding, and the attributes behind it that could not be followed."""

    file: CodeFile
    binding: Binding
    rest: tuple[str, ...] = ()


class Lookup(Protocol):
    """A way to look names up."""

    def names(self, file: CodeFile, parts: tuple[str, ...], scope: Scope) -> Iterable[Found]:
        """The bindings that a dotted name may stand for."""

    def members(self, file: CodeFile, binding: Binding, parts: tuple[str, ...]) -> Iterable[Found]:
        """The bindings that an attribute of an instance of a class may stand for."""


class Everywhere:
    """Looks into other modules."""

    def names(self, file: CodeFile, parts: tuple[str, ...], scope: Scope) -> Iterator[Found]:
        """The bindings of first-party modules that a dotted name may stand for."""
        for each in file.resolve(parts, scope):
            if isinstance(each, Bound):
                yield Found(each.file, each.binding, each.rest)

    def members(self, file: CodeFile, binding: Binding, parts: tuple[str, ...]) -> Iterator[Found]:
        """The bindings that an attribute of an instance of a class may stand for, inherited ones too."""
        for each in resolve_member(file, binding, parts):
            if isinstance(each, Bound):
                yield Found(each.file, each.binding, each.rest)


class InFile:
    """Looks into one file only: what an import brings is found as the import, with the attributes behind it."""

    def names(self, file: CodeFile, parts: tuple[str, ...], scope: Scope) -> Iterator[Found]:
        """The bindings of the file that a dotted name may stand for."""
        yield from self._names(file, parts, scope, 0, set()) if parts else ()

    def members(self, file: CodeFile, binding: Binding, parts: tuple[str, ...]) -> Iterator[Found]:
        """The bindings that an attribute of an instance of a class may stand for, its bases in the file included."""
        yield from self._members(file, file.outline.scopes[binding.node], parts, 0, set())

    def _names(
        self, file: CodeFile, parts: tuple[str, ...], scope: Scope, steps: int, followed: _Followed
    ) -> Iterator[Found]:
        found = lookup(scope, parts[0])
        if steps > MAX_STEPS:
            return
        if found is None:
            yield from (Found(file, star, parts) for star in file.outline.star_imports)
            return
        rest = parts[1:]
        owner = owner_class(scope, parts[0]) if rest else None
        if owner is not None:
            yield from self._members(file, owner, rest, steps, followed)
            return
        for binding in found[1]:
            value = binding.value
            alias = dotted_name(value) if value is not None and binding.kind == "assign" and not binding.path else ()
            if alias and alias != (binding.name,):
                if _is_new(followed, binding, rest):
                    yield from self._names(file, (*alias, *rest), binding.scope, steps + 1, followed)
            elif binding.kind == "class" and rest:
                yield from self._members(file, file.outline.scopes[binding.node], rest, steps, followed)
            else:
                yield Found(file, binding, rest)

    def _members(
        self, file: CodeFile, scope: Scope, parts: tuple[str, ...], steps: int, followed: _Followed
    ) -> Iterator[Found]:
        own = [*file.attributes_of(scope, parts[0]), *scope.bindings.get(parts[0], ())]
        for binding in own:
            alias = dotted_name(binding.value) if binding.value is not None and not binding.path else ()
            if alias and alias != (binding.name,):
                if _is_new(followed, binding, parts[1:]):
                    yield from self._names(file, (*alias, *parts[1:]), binding.scope, steps + 1, followed)
            else:
                yield Found(file, binding, parts[1:])
        node = scope.node
        if own or not isinstance(node, ast.ClassDef) or steps > MAX_STEPS:
            return
        for base in node.bases:
            name = dotted_name(base.value if isinstance(base, ast.Subscript) else base)
            for each in self._names(file, name, scope.parent or scope, steps + 1, followed) if name else ():
                if each.binding.kind == "class" and not each.rest:
                    yield from self._members(file, file.outline.scopes[each.binding.node], parts, steps + 1, followed)


def _is_new(followed: _Followed, binding: Binding, rest: tuple[str, ...]) -> bool:
    """Whether an alias is not followed yet: one such as `p = p.parent` would lead to itself, each time further in."""
    key = (binding, rest[:2])
    if key in followed or len(followed) >= MAX_FOLLOWED:
        return False
    followed.add(key)
    return True


EVERYWHERE = Everywhere()
IN_FILE = InFile()
