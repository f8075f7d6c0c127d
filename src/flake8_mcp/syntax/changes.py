"""What a file changes after it was bound: items set, lists extended, attributes replaced, also through other names."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .flows import added_items, holders, variable_of
from .names import owner_class
from .outline import ANY_ATTRIBUTE, Binding, dotted_name
from .references import Bound, ModuleReference

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .outline import Located, Mutation, Scope
    from .project import CodeFile


Target = tuple["CodeFile", Binding]


@dataclass(slots=True)
class Changes:
    """The bindings whose value is changed in place, and those that get another value from outside; each with a line."""

    in_place: dict[Binding, int] = field(default_factory=dict)
    parameters: dict[ast.AST, set[str]] = field(default_factory=dict)  # of functions: those that are changed
    replaced: dict[Binding, int] = field(default_factory=dict)
    classes: dict[Scope, int] = field(default_factory=dict)  # passed to a function that sets attributes
    names: dict[str, int] = field(default_factory=dict)  # set in globals(); `*`: any name


def find_changes(file: CodeFile, changes: Changes) -> None:
    """Add the changes that the statements of a file make."""
    _Finder(file, changes).run()


def replaced_line(reference: Bound) -> int | None:
    """The line where something gives the binding of a reference another value from outside; None if nothing does."""
    for home, binding in (*reference.passed, (reference.file, reference.binding)):
        for file in (reference.file, *reference.via):
            line = file.changes.replaced.get(binding)
            if line is None and binding.scope.kind == "class":
                line = file.changes.classes.get(binding.scope)
            if line is None and binding.scope.kind == "module" and file is home:
                line = file.changes.names.get(binding.name) or file.changes.names.get(ANY_ATTRIBUTE)
            if line is not None:
                return line
    return None


def changed_line(reference: Bound) -> int | None:
    """The line where the value of a reference is changed in place; None if it is not."""
    files = (reference.file, *reference.via)
    return next((line for each in files if (line := each.changes.in_place.get(reference.binding))), None)


class _Finder:
    def __init__(self, file: CodeFile, changes: Changes) -> None:
        self.file = file
        self.changes = changes
        self.seen: set[tuple[ast.AST | Binding, int]] = set()

    def run(self) -> None:
        mutations = self.file.outline.mutations
        self.file.flows.items_of.clear()
        for mutation in mutations:
            self.note_items(mutation)
        for mutation in mutations:
            self.mutation(mutation)
        calls = [(call, *self.targets(call)) for call in self.calls()]
        size = -1
        while size != len(self.changes.in_place):
            size = len(self.changes.in_place)
            for call, called, given in calls:
                for argument, depth in self.changed_arguments(call.node, called, given):
                    if (argument, depth) not in self.seen:
                        self.in_place(argument, call.scope, _line(call.node), depth)

    def note_items(self, mutation: Mutation) -> None:
        """Note what a change adds to a container for the variable that the container's name stands for."""
        variable = variable_of(mutation.expression) if mutation.attribute is None else None
        items = [(value, mutation.scope, inward) for value, inward in added_items(mutation)] if variable else []
        if variable is None or not items:
            return
        for reference in self.file.resolve(dotted_name(variable), mutation.scope):
            if isinstance(reference, Bound):
                self.file.flows.items_of.setdefault(reference.binding, []).extend(items)

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
        if owner is not None and not is_class and not isinstance(mutation.node, ast.Call) and not _is_cls(owner, mutation):
            return  # `self.x = ...` in a method is a binding
        for binding in self.attribute_bindings(parts, attribute, mutation.scope, owner) if parts else ():
            self.changes.replaced.setdefault(binding, line)
        if owner is None:
            for _, binding in holders(self.file, receiver, mutation.scope, 0, self.seen):
                if binding.kind != "class":
                    self.mark(binding, line)

    def attribute_bindings(
        self, parts: tuple[str, ...], attribute: str, scope: Scope, owner: Scope | None
    ) -> Iterator[Binding]:
        """The bindings that another value of an attribute of a class, an instance or a module replaces."""
        if attribute != ANY_ATTRIBUTE:
            for reference in self.file.resolve((*parts, attribute), scope):
                if isinstance(reference, Bound) and not reference.rest:
                    yield reference.binding
            return
        scopes = [owner] if owner is not None else []
        for reference in self.file.resolve(parts, scope):
            if isinstance(reference, ModuleReference):
                scopes.append(reference.file.outline.module)
            elif isinstance(reference, Bound) and reference.binding.kind == "class" and not reference.rest:
                scopes.append(reference.file.outline.scopes[reference.binding.node])
        for each in scopes:
            yield from (binding for bindings in each.bindings.values() for binding in bindings)
            yield from self.file.every_attribute_of(each)

    def in_place(self, expression: ast.expr, scope: Scope, line: int, depth: int = 0) -> None:
        for file, binding in holders(self.file, expression, scope, depth, self.seen):
            self.mark(binding, line)
            if binding.kind == "class":
                self.changes.classes.setdefault(file.outline.scopes[binding.node], line)

    def mark(self, binding: Binding, line: int) -> None:
        self.changes.in_place.setdefault(binding, line)
        if binding.kind == "parameter":
            self.changes.parameters.setdefault(binding.scope.node, set()).add(binding.name)

    # calls of first-party functions that change their parameters

    def calls(self) -> Iterator[Located[ast.Call]]:
        """The calls with arguments whose function may be first-party, and those that are given such a function."""
        known = self.file.first_party_names | self.file.function_names
        for call in self.file.outline.calls:
            if call.node.args or call.node.keywords:
                names = [dotted_name(call.node.func), *map(dotted_name, call.node.args)]
                if any(each and (each[0] in known or each[-1] in known) for each in names) or any(
                    isinstance(each, ast.Lambda) for each in call.node.args
                ):
                    yield call

    def targets(self, call: Located[ast.Call]) -> tuple[list[Target], list[Target]]:
        """The first-party functions that a call may call, and those that it is given."""
        called = list(self.functions(call.node.func, call.scope))
        given = [function for each in call.node.args for function in self.functions(each, call.scope)]
        return called, given

    def changed_arguments(
        self, node: ast.Call, called: list[Target], given: list[Target]
    ) -> Iterator[tuple[ast.expr, int]]:
        """The arguments of a call that are changed in place, and how deep inside them the change lies."""
        for file, function in called:
            names = file.changes.parameters.get(function.node)
            if names:
                yield from ((each, 0) for each in _arguments_for(node, function, names))
        if any(file.changes.parameters.get(function.node) for file, function in given):
            # map(change, items)
            yield from ((each, 1) for each in node.args)

    def functions(self, node: ast.expr, scope: Scope) -> Iterator[Target]:
        """The first-party functions that an expression names."""
        if isinstance(node, ast.Lambda):
            yield self.file, Binding("<lambda>", "function", node, scope)
            return
        for reference in self.file.resolve(dotted_name(node), scope):
            if not isinstance(reference, Bound) or reference.rest:
                continue
            function = reference.binding
            if function.kind == "class":
                made = reference.file.outline.scopes[function.node].bindings.get("__init__", [function])
                function = made[0]
            if function.kind == "function":
                yield reference.file, function


def _arguments_for(call: ast.Call, function: Binding, names: set[str]) -> Iterator[ast.expr]:
    """The arguments of a call that a function takes as one of the named parameters."""
    node = function.node
    assert isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
    positional = [each.arg for each in (*node.args.posonlyargs, *node.args.args)]
    decorators = node.decorator_list if not isinstance(node, ast.Lambda) else []
    if function.scope.kind == "class" and not any(dotted_name(each) == ("staticmethod",) for each in decorators):
        positional = positional[1:]
    several = {each.arg for each in (node.args.vararg, node.args.kwarg) if each is not None}
    for index, argument in enumerate(call.args):
        taken = {positional[index]} if index < len(positional) else several
        if isinstance(argument, ast.Starred) or taken & names:
            yield argument
    known = {*positional, *(each.arg for each in node.args.kwonlyargs)}
    for keyword in call.keywords:
        if keyword.arg is None or keyword.arg in names or (keyword.arg not in known and several & names):
            yield keyword.value


def _without_type(receiver: ast.expr) -> tuple[ast.expr, bool]:
    """`x` of `type(x)` and `x.__class__`, and whether it was one of them."""
    if isinstance(receiver, ast.Call) and dotted_name(receiver.func) == ("type",) and len(receiver.args) == 1:
        return receiver.args[0], True
    if isinstance(receiver, ast.Attribute) and receiver.attr == "__class__":
        return receiver.value, True
    return receiver, False


def _is_cls(owner: Scope, mutation: Mutation) -> bool:
    """Whether `cls.x = ...` stands in a class method, where it sets the attribute of the class."""
    scope: Scope | None = mutation.scope
    while scope is not None and scope.parent is not owner:
        scope = scope.parent
    decorators = getattr(scope.node, "decorator_list", ()) if scope is not None else ()
    return any(dotted_name(each) == ("classmethod",) for each in decorators)


def _set_in_globals(mutation: Mutation) -> str:
    """The name that `globals()[name] = ...` sets, `*` for any; empty for any other change."""
    expression = mutation.expression
    if not isinstance(expression, ast.Call) or dotted_name(expression.func) not in {("globals",), ("vars",)} or expression.args:
        return ""
    targets = getattr(mutation.node, "targets", None) or [getattr(mutation.node, "target", None)]
    names = {
        each.slice.value
        for each in targets
        if isinstance(each, ast.Subscript) and isinstance(each.slice, ast.Constant) and isinstance(each.slice.value, str)
    }
    return names.pop() if len(names) == 1 else ANY_ATTRIBUTE


def _line(node: ast.AST) -> int:
    return getattr(node, "lineno", 1)
