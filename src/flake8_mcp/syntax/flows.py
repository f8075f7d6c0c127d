"""Indexes over the bindings of a file by what they hold, and the functions that an expression may stand for."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.syntax.walking import walk

from .finding import IN_FILE, Found
from .outline import ANY_ATTRIBUTE, Binding, FromImport, dotted_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .finding import Lookup
    from .outline import Mutation, Outline, Scope
    from .project import CodeFile

_ADDING_SEVERAL = frozenset(["__ior__", "extend", "extendleft", "symmetric_difference_update", "update"])


def functions_at(file: CodeFile, node: ast.expr, scope: Scope, look: Lookup) -> Iterator[Found]:
    """The first-party functions and classes that an expression may stand for; a method of any object, by its name."""
    parts = dotted_name(node)
    known = False
    for reference in look.names(file, parts, scope) if parts else ():
        for each in [*members(reference, look), reference]:
            if not each.rest:
                known = True
                yield each
    if not known and isinstance(node, ast.Attribute):
        if isinstance(node.value, ast.Call):
            yield from _members_of_call(file, node.value, scope, (node.attr,), look)
        for binding in file.flows.class_attributes.get(node.attr, ()):
            yield Found(file, binding)


def members(reference: Found, look: Lookup) -> Iterator[Found]:
    """What `x.attribute` may be where `x = Class()`, if that class is first-party."""
    value = reference.binding.value
    if reference.rest and isinstance(value, ast.Call):
        yield from _members_of_call(reference.file, value, reference.binding.scope, reference.rest, look)


def _members_of_call(
    file: CodeFile, node: ast.Call, scope: Scope, parts: tuple[str, ...], look: Lookup
) -> Iterator[Found]:
    name = dotted_name(node.func)
    for each in look.names(file, name, scope) if name else ():
        if each.binding.kind == "class" and not each.rest:
            yield from look.members(each.file, each.binding, parts)


def flows_in(file: CodeFile) -> Flows:
    """The indexes over the bindings of a file, with what is added to the containers that its variables stand for."""
    flows = Flows(file.outline)
    for mutation in file.outline.mutations:
        variable = variable_of(mutation.expression) if mutation.attribute is None else None
        items = [(value, mutation.scope, inward) for value, inward in added_items(mutation)] if variable else []
        if variable is not None and items:
            for found in IN_FILE.names(file, dotted_name(variable), mutation.scope):
                flows.items_of.setdefault(found.binding, []).extend(items)
    return flows


class Flows:
    """Indexes over the bindings of a file by what they hold."""

    def __init__(self, outline: Outline) -> None:
        self.outline = outline
        self._around: dict[ast.AST, list[Binding]] | None = None
        self._mentions: dict[str, set[str]] | None = None
        self._leading: dict[str, frozenset[str]] = {}
        self.import_aliases: list[tuple[str, str]] = []
        self.by_value: dict[ast.AST, list[Binding]] = {}
        self.by_attribute: dict[str, list[tuple[ast.expr, Scope]]] = {}
        self.class_attributes: dict[str, list[Binding]] = {}
        self.items: dict[str, list[tuple[ast.expr, Scope, int]]] = {}
        self.items_of: dict[Binding, list[tuple[ast.expr, Scope, int]]] = {}
        for scope in dict.fromkeys([outline.module, *outline.scopes.values()]):
            for name, bindings in scope.bindings.items():
                attribute = name.rpartition(".")[2] if "." in name else None
                if scope.kind == "class":
                    self.class_attributes.setdefault(name, []).extend(bindings)
                for binding in bindings:
                    if isinstance(binding.node, FromImport) and binding.name != binding.node.alias.name:
                        self.import_aliases.append((binding.node.alias.name, binding.name))
                    if binding.value is not None:
                        self.by_value.setdefault(binding.value, []).append(binding)
                        if attribute is not None:
                            self.by_attribute.setdefault(attribute, []).append((binding.value, binding.scope))
        for mutation in outline.mutations:
            if mutation.attribute is None:
                variable = variable_of(mutation.expression)
                name = variable.id if isinstance(variable, ast.Name) else variable.attr if variable else ""
                for value, inward in added_items(mutation) if name else ():
                    self.items.setdefault(name, []).append((value, mutation.scope, inward))
            elif isinstance(mutation.node, ast.Call):  # setattr
                given = [(each, mutation.scope) for each in mutation.node.args[2:]]
                self.by_attribute.setdefault(mutation.attribute, []).extend(given)

    def leading_to(self, name: str) -> frozenset[str]:
        """The names that may lead to the value of a name: those of what mentions it, and so on."""
        found = self._leading.get(name)
        if found is None:
            seen = {name}
            work = [name]
            while work:
                following = self._mentioning().get(work.pop(), set()) - seen
                seen |= following
                work += following
            found = self._leading[name] = frozenset(seen)
        return found

    def _mentioning(self) -> dict[str, set[str]]:
        """For each identifier the names of the variables, attributes and functions whose value mentions it."""
        if self._mentions is None:
            mentions: dict[str, set[str]] = {}
            self._mentions = mentions
            for value, bindings in self.by_value.items():
                names = {binding.name.rpartition(".")[2] for binding in bindings}
                for each in identifiers_in(value) | names:
                    mentions.setdefault(each, set()).update(names)
                for inner in walk(value):
                    if isinstance(inner, ast.NamedExpr) and isinstance(inner.target, ast.Name):
                        for name in names:
                            mentions.setdefault(name, set()).add(inner.target.id)
            given = [(name, value) for name, values in self.by_attribute.items() for value, _ in values]
            given += [(name, value) for name, values in self.items.items() for value, _, _ in values]
            given += [
                (getattr(located.scope.node, "name", ""), located.node.value)
                for located in self.outline.returns
                if located.node.value is not None
            ]
            for name, expression in given:
                for each in identifiers_in(expression):
                    mentions.setdefault(each, set()).add(name)
            for original, alias in self.import_aliases:
                mentions.setdefault(original, set()).add(alias)
        return self._mentions

    def callable_names(self, functions: frozenset[str]) -> frozenset[str]:
        """Names of functions and classes, with those of lambdas, aliases and what calls of them make."""
        names = set(functions)
        size = -1
        while size != len(names):
            size = len(names)
            for value, bindings in self.by_value.items():
                parts = dotted_name(value.func if isinstance(value, ast.Call) else value)
                if isinstance(value, ast.Lambda) or (parts and (parts[0] in names or parts[-1] in names)):
                    names.update(binding.name.rpartition(".")[2] for binding in bindings)
        return frozenset(names)

    def given_to_attribute(self, name: str) -> list[tuple[ast.expr, Scope]]:
        """What the file assigns to an attribute of that name, of anything."""
        return [*self.by_attribute.get(name, ()), *self.by_attribute.get(ANY_ATTRIBUTE, ())]

    def around(self, node: ast.AST) -> list[Binding]:
        """The bindings whose value contains a walrus."""
        if self._around is None:
            self._around = {}
            for value, bindings in self.by_value.items():
                for each in walk(value):
                    if isinstance(each, ast.NamedExpr):
                        self._around.setdefault(each, []).extend(bindings)
        return self._around.get(node, [])


def identifiers_in(node: ast.AST) -> frozenset[str]:
    """The names and attributes in an expression; `*` for any attribute if it has one."""
    found: set[str] = set()
    for each in walk(node):
        if isinstance(each, ast.Name):
            found.add(each.id)
        elif isinstance(each, ast.Attribute):
            found |= {each.attr, ANY_ATTRIBUTE}
    return frozenset(found)


def added_items(mutation: Mutation) -> Iterator[tuple[ast.expr, int]]:
    """The values that a change puts into a container, and how much less deep a change of the container lies in them."""
    node = mutation.node
    if isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign) and node.value is not None:
        unpacked = isinstance(node, ast.Assign) and any(isinstance(each, ast.Tuple | ast.List) for each in node.targets)
        yield node.value, 0 if unpacked or isinstance(node, ast.AugAssign) else -1
    elif isinstance(node, ast.Call) and mutation.attribute is None:
        adds_one = isinstance(node.func, ast.Attribute) and node.func.attr not in _ADDING_SEVERAL
        for each in (*node.args, *(keyword.value for keyword in node.keywords)):
            yield each, -1 if adds_one else 0


def variable_of(node: ast.expr) -> ast.Name | ast.Attribute | None:
    """The variable in front of subscripts and calls: `self.x` of `self.x["a"].get(1)`."""
    while not isinstance(node, ast.Attribute | ast.Name):
        if isinstance(node, ast.Subscript | ast.Starred | ast.Await):
            node = node.value
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            node = node.func.value
        else:
            return None
    return node
