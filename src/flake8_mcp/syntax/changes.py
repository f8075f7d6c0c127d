"""What a file changes after it was bound: items set, lists extended, attributes replaced, also through other names."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass, field

from .finding import IN_FILE, Found
from .flows import added_items
from .names import owner_class
from .outline import ANY_ATTRIBUTE, dotted_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .outline import Binding, Mutation, Scope
    from .project import CodeFile
    from .references import Bound


@dataclass(slots=True)
class Changes:
    """The variables of a file that it changes in place, each with a line.

    What an import or a class has is named by the attributes behind it: `defs.X` is `X` of the import `defs`.
    """

    in_place: dict[Binding, int] = field(default_factory=dict)
    parameters: dict[Binding, set[int]] = field(default_factory=dict)  # those that are changed: how deep inside them
    parts: dict[Binding, dict[tuple[str, ...], int]] = field(default_factory=dict)  # changed parts of imports


@dataclass(slots=True)
class Replacements:
    """The variables of a file that get another value from outside, each with a line; parts as for Changes."""

    bindings: dict[Binding, int] = field(default_factory=dict)
    parts: dict[Binding, dict[tuple[str, ...], int]] = field(default_factory=dict)
    names: dict[str, int] = field(default_factory=dict)  # set in globals(); `*`: any name


def changes_in(file: CodeFile) -> Changes:
    """The changes in place that the statements of a file make."""
    return _Changing(file).run()


def replacements_in(file: CodeFile) -> Replacements:
    """What the statements of a file replace."""
    return _Replacing(file).run()


def replaced_line(reference: Bound) -> int | None:
    """The line where something gives the binding of a reference another value from outside; None if nothing does."""
    steps = [*reference.passed, (reference.file, reference.binding, reference.rest)]
    is_of_class = reference.binding.scope.kind == "class"
    lines = (_replaced_in(*each, is_of_class=is_of_class) for each in steps)
    return next((line for line in lines if line is not None), None)


def changed_line(reference: Bound) -> int | None:
    """The line where the value of a reference is changed in place; None if it is not."""
    steps = [*reference.passed, (reference.file, reference.binding, reference.rest)]
    lines = (_changed_in(file, each, rest) for file, binding, rest in steps for each in file.alike(binding))
    return next((line for line in lines if line is not None), None)


def _replaced_in(file: CodeFile, binding: Binding, rest: tuple[str, ...], *, is_of_class: bool) -> int | None:
    line: int | None = None
    if file.sets_attributes:
        replacements = file.replacements
        line = replacements.bindings.get(binding)
        if line is None and binding.scope.kind == "module":
            line = replacements.names.get(binding.name) or replacements.names.get(ANY_ATTRIBUTE)
        for each in file.alike(binding) if line is None else ():
            parts = replacements.parts.get(each, {})
            prefixes = [rest[:length] for length in range(1, len(rest) + 1)]
            lines = (parts.get(part) or parts.get((*part[:-1], ANY_ATTRIBUTE)) for part in prefixes)
            line = line or next((found for found in lines if found is not None), None)
    if line is None and is_of_class:
        for each in _class_bindings(file, binding):
            line = line or file.passing.changed_class_line(each)
    return line


def _class_bindings(file: CodeFile, binding: Binding) -> Iterator[Binding]:
    """What stands for the class in a file: the class itself of one of its attributes, or its import."""
    if binding.scope.kind == "class":
        yield class_binding(binding.scope)
    elif binding.kind in {"from", "import"}:
        yield from file.alike(binding)


def class_binding(scope: Scope) -> Binding:
    """The binding of a class, by the scope of its body."""
    node = scope.node
    assert isinstance(node, ast.ClassDef)
    home = scope.parent
    while True:
        assert home is not None  # it is bound somewhere: perhaps further out, by `global`
        for each in home.bindings.get(node.name, ()):
            if each.node is node:
                return each
        home = home.parent


def _changed_in(file: CodeFile, binding: Binding, rest: tuple[str, ...]) -> int | None:
    changes = file.changes
    line = changes.in_place.get(binding)
    for part, found in changes.parts.get(binding, {}).items():
        if part[: len(rest)] == rest[: len(part)]:
            line = line or found
    return line or file.passing.changed_line(binding)


class _Changing:
    def __init__(self, file: CodeFile) -> None:
        self.file = file
        self.changes = Changes()
        self.seen: set[object] = set()

    def run(self) -> Changes:
        for mutation in self.file.outline.mutations:
            self.mutation(mutation)
        return self.changes

    def mutation(self, mutation: Mutation) -> None:
        line = _line(mutation.node)
        if mutation.attribute is None:
            for value, _ in added_items(mutation) if _set_in_globals(mutation) else ():
                self.in_place(value, mutation.scope, line)
            self.in_place(mutation.expression, mutation.scope, line)
            return
        receiver, _, owner = _receiver_of(mutation)
        if owner is None:
            for found, level in self.file.holding.holders(receiver, mutation.scope, 0, self.seen):
                if found.binding.kind not in {"class", "from", "import", "star"}:
                    self.mark(found, line, level)

    def in_place(self, expression: ast.expr, scope: Scope, line: int) -> None:
        for found, level in self.file.holding.holders(expression, scope, 0, self.seen):
            self.mark(found, line, level)

    def mark(self, found: Found, line: int, level: int) -> None:
        binding = found.binding
        if binding.kind in {"from", "import", "star"}:
            self.changes.parts.setdefault(binding, {}).setdefault(found.rest, line)
            return
        self.changes.in_place.setdefault(binding, line)
        if binding.kind == "parameter":
            self.changes.parameters.setdefault(binding, set()).add(level)


class _Replacing:
    def __init__(self, file: CodeFile) -> None:
        self.file = file
        self.replacements = Replacements()

    def run(self) -> Replacements:
        for mutation in self.file.outline.mutations:
            line = _line(mutation.node)
            if mutation.attribute is None:
                name = _set_in_globals(mutation)
                if name:
                    self.replacements.names.setdefault(name, line)
                continue
            receiver, is_class, owner = _receiver_of(mutation)
            # `self.x = ...` in a method is a binding
            is_set = owner is None or is_class or isinstance(mutation.node, ast.Call) or _is_cls(owner, mutation)
            parts = dotted_name(receiver)
            if parts and is_set:
                self.replace(parts, mutation.attribute, mutation.scope, owner, line)
        return self.replacements

    def replace(self, parts: tuple[str, ...], attribute: str, scope: Scope, owner: Scope | None, line: int) -> None:
        """Note another value of an attribute of a class, a module or an import."""
        own = [Found(self.file, class_binding(owner))] if owner is not None else []
        for found in own or IN_FILE.names(self.file, parts, scope):
            if found.binding.kind in {"class", "from", "import", "star"}:
                replaced = self.replacements.parts.setdefault(found.binding, {})
                replaced.setdefault((*found.rest, attribute), line)
            if found.binding.kind == "class" and not found.rest:
                for binding in self.attributes(found, attribute):
                    self.replacements.bindings.setdefault(binding, line)

    def attributes(self, found: Found, attribute: str) -> Iterator[Binding]:
        """The bindings of a class, or of a class that it inherits from, for an attribute or all of them."""
        scope = self.file.outline.scopes[found.binding.node]
        if attribute == ANY_ATTRIBUTE:
            yield from (each for bindings in scope.bindings.values() for each in bindings)
            yield from self.file.attributes_of(scope, None)
        else:
            yield from scope.bindings.get(attribute, ())
            yield from self.file.attributes_of(scope, attribute)
            yield from (
                each.binding for each in IN_FILE.members(self.file, found.binding, (attribute,)) if not each.rest
            )


def _receiver_of(mutation: Mutation) -> tuple[ast.expr, bool, Scope | None]:
    """What an attribute is set of, whether by its type, and its class if it is `self` or `cls` of a method."""
    receiver, is_class = _without_type(mutation.expression)
    parts = dotted_name(receiver)
    owner = owner_class(mutation.scope, parts[0]) if len(parts) == 1 else None
    return receiver, is_class, owner


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
