"""What a file changes after it was bound: items set, lists extended, attributes replaced, also through other names."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .finding import EVERYWHERE, IN_FILE, Found
from .flows import added_items, holders, variable_of
from .names import owner_class
from .outline import ANY_ATTRIBUTE, dotted_name
from .references import ModuleReference

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .finding import Lookup
    from .outline import Binding, Mutation, Scope
    from .project import CodeFile
    from .references import Bound


@dataclass(slots=True)
class Changes:
    """The bindings whose value is changed in place, and those that get another value from outside; each with a line."""

    in_place: dict[Binding, int] = field(default_factory=dict)
    parameters: dict[Binding, set[int]] = field(default_factory=dict)  # those that are changed: how deep inside them
    replaced: dict[Binding, int] = field(default_factory=dict)
    names: dict[str, int] = field(default_factory=dict)  # set in globals(); `*`: any name


def changes_in(file: CodeFile, look: Lookup) -> Changes:
    """The changes that the statements of a file make, to what `look` finds."""
    return _Finder(file, look).run()


def replaced_line(reference: Bound) -> int | None:
    """The line where something gives the binding of a reference another value from outside; None if nothing does."""
    files = (reference.file, *reference.via)
    for home, binding in (*reference.passed, (reference.file, reference.binding)):
        for file in files:
            look = IN_FILE if file is home else EVERYWHERE
            line = _replaced_in(file, binding, look) if file.sets_attributes else None
            if line is None and binding.scope.kind == "class":
                line = _passed_class_line(file, binding.scope, look)
            if line is not None:
                return line
    return None


def _replaced_in(file: CodeFile, binding: Binding, look: Lookup) -> int | None:
    changes = file.changes(look)
    line = changes.replaced.get(binding)
    if line is None and binding.scope.kind == "module" and look is IN_FILE:
        line = changes.names.get(binding.name) or changes.names.get(ANY_ATTRIBUTE)
    return line


def changed_line(reference: Bound) -> int | None:
    """The line where the value of a reference is changed in place; None if it is not."""
    for file in (reference.file, *reference.via):
        look = IN_FILE if file is reference.file else EVERYWHERE
        line = file.changes(look).in_place.get(reference.binding)
        line = line or file.passing(look).changed_line(reference.binding)
        if line is not None:
            return line
    return None


def _passed_class_line(file: CodeFile, scope: Scope, look: Lookup) -> int | None:
    """The line where a class is given to a function that sets attributes of it."""
    name = getattr(scope.node, "name", "")
    own = scope.parent.bindings.get(name, ()) if scope.parent is not None else ()
    lines = (file.passing(look).changed_line(each) for each in own if each.node is scope.node)
    return next((line for line in lines if line is not None), None)


class _Finder:
    def __init__(self, file: CodeFile, look: Lookup) -> None:
        self.file = file
        self.look = look
        self.changes = Changes()
        self.seen: set[tuple[ast.AST | Binding, int]] = set()

    def run(self) -> Changes:
        mutations = self.file.outline.mutations
        self.file.flows.items_of.clear()
        for mutation in mutations:
            self.note_items(mutation)
        for mutation in mutations:
            self.mutation(mutation)
        return self.changes

    def note_items(self, mutation: Mutation) -> None:
        """Note what a change adds to a container for the variable that the container's name stands for."""
        variable = variable_of(mutation.expression) if mutation.attribute is None else None
        items = [(value, mutation.scope, inward) for value, inward in added_items(mutation)] if variable else []
        if variable is None or not items:
            return
        for found in self.look.names(self.file, dotted_name(variable), mutation.scope):
            self.file.flows.items_of.setdefault(found.binding, []).extend(items)

    def mutation(self, mutation: Mutation) -> None:
        line = _line(mutation.node)
        attribute = mutation.attribute
        if attribute is None:
            name = _set_in_globals(mutation)
            if name:
                self.changes.names.setdefault(name, line)
                for value, _ in added_items(mutation):
                    self.in_place(value, mutation.scope, line)
            self.in_place(mutation.expression, mutation.scope, line)
            return
        receiver, is_class = _without_type(mutation.expression)
        parts = dotted_name(receiver)
        owner = owner_class(mutation.scope, parts[0]) if len(parts) == 1 else None
        if (
            owner is not None
            and not is_class
            and not isinstance(mutation.node, ast.Call)
            and not _is_cls(owner, mutation)
        ):
            return  # `self.x = ...` in a method is a binding
        for binding in self.attribute_bindings(parts, attribute, mutation.scope, owner) if parts else ():
            self.changes.replaced.setdefault(binding, line)
        if owner is None:
            for binding, level in holders(self.file, receiver, mutation.scope, 0, self.look, self.seen):
                if binding.kind != "class":
                    self.mark(binding, line, level)

    def attribute_bindings(
        self, parts: tuple[str, ...], attribute: str, scope: Scope, owner: Scope | None
    ) -> Iterator[Binding]:
        """The bindings that another value of an attribute of a class or a module replaces."""
        scopes: list[Scope] = []
        classes = list(self.look.names(self.file, parts, scope)) if owner is None else [_class_of(self.file, owner)]
        for found in classes:
            if found.binding.kind == "class" and not found.rest:
                scopes.append(found.file.outline.scopes[found.binding.node])
                if attribute != ANY_ATTRIBUTE:
                    inherited = self.look.members(found.file, found.binding, (attribute,))
                    yield from (each.binding for each in inherited if not each.rest)
        if self.look is EVERYWHERE:
            references = self.file.resolve(parts, scope)
            scopes += [each.file.outline.module for each in references if isinstance(each, ModuleReference)]
        for each in scopes:
            names = each.bindings if attribute == ANY_ATTRIBUTE else (attribute,)
            yield from (binding for name in names for binding in each.bindings.get(name, ()))
            yield from self.file.attributes_of(each, None if attribute == ANY_ATTRIBUTE else attribute)

    def in_place(self, expression: ast.expr, scope: Scope, line: int) -> None:
        for binding, level in holders(self.file, expression, scope, 0, self.look, self.seen):
            self.mark(binding, line, level)

    def mark(self, binding: Binding, line: int, level: int) -> None:
        self.changes.in_place.setdefault(binding, line)
        if binding.kind == "parameter":
            self.changes.parameters.setdefault(binding, set()).add(level)


def _class_of(file: CodeFile, scope: Scope) -> Found:
    node = scope.node
    assert isinstance(node, ast.ClassDef)
    assert scope.parent is not None
    return Found(file, next(each for each in scope.parent.bindings[node.name] if each.node is node))


def _without_type(receiver: ast.expr) -> tuple[ast.expr, bool]:
    """`x` of `type(x)` and `x.__class__`, and whether it was one of them."""
    if isinstance(receiver, ast.Call) and dotted_name(receiver.func) == ("type",) and len(receiver.args) == 1:
        return receiver.args[0], True
    if isinstance(receiver, ast.Attribute) and receiver.attr == "__class__":
        return receiver.value, True
    return receiver, False


def _is_cls(owner: Scope, mutation: Mutation) -> bool:
    """Whether `cls.x = ...` stands in a class method, where it sets the attribute of the class."""
    scope = mutation.scope
    while scope.parent is not owner:
        assert scope.parent is not None  # the name of `cls` was looked up in the method
        scope = scope.parent
    return any(dotted_name(each) == ("classmethod",) for each in getattr(scope.node, "decorator_list", ()))


def _set_in_globals(mutation: Mutation) -> str:
    """The name that `globals()[name] = ...` sets, `*` for any; empty for any other change."""
    expression = mutation.expression
    if (
        not isinstance(expression, ast.Call)
        or dotted_name(expression.func) not in {("globals",), ("vars",)}
        or expression.args
    ):
        return ""
    targets = getattr(mutation.node, "targets", None) or [getattr(mutation.node, "target", None)]
    names = {
        each.slice.value
        for each in targets
        if isinstance(each, ast.Subscript)
        and isinstance(each.slice, ast.Constant)
        and isinstance(each.slice.value, str)
    }
    return names.pop() if len(names) == 1 else ANY_ATTRIBUTE


def _line(node: ast.AST) -> int:
    return getattr(node, "lineno", 1)
