"""What calls of first-party functions do to the values that they are given.

Looked into only when someone asks for a value that could be changed: the functions may stand in modules that nobody
else needs to read.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass, field

from .finding import EVERYWHERE, IN_FILE
from .flows import functions_at, identifiers_in
from .holding import MAX_LEVELS
from .outline import Binding, dotted_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .outline import Located, Scope
    from .project import CodeFile

MAX_VARIABLES = 60

# They only look at what they are given.
_LOOKING = frozenset(["getattr", "hasattr", "id", "isinstance", "issubclass", "len", "print", "repr", "str", "type"])


@dataclass(slots=True, eq=False)
class _Variable:
    """A variable, how deep inside its value calls change it, with lines, and what passes its own value on to it."""

    file: CodeFile
    binding: Binding
    levels: dict[int, int] = field(default_factory=dict)
    givers: list[tuple[_Variable, ast.expr, Located[ast.Call], int]] = field(default_factory=list)

    def every_level(self) -> set[int]:
        """How deep inside the value any statement changes it."""
        return {*self.file.changes.parameters.get(self.binding, ()), *self.levels}


class Passing:
    """The calls of a file that may pass its variables on."""

    def __init__(self, file: CodeFile) -> None:
        self.file = file
        self._levels: dict[Binding, dict[int, int]] = {}
        self._classes: dict[Binding, int | None] = {}
        self._held: dict[tuple[ast.expr, int], dict[Binding, list[int]]] = {}
        self._named: dict[ast.expr, frozenset[str]] = {}
        self._calls: list[Located[ast.Call]] | None = None
        self._by_scope: dict[Scope, set[int]] = {}
        self._by_name: dict[str, set[int]] = {}

    def changed_line(self, binding: Binding) -> int | None:
        """The line of a call in this file that changes the value of a variable; None if none does."""
        if binding not in self._levels:
            self._follow(binding)
        return min(self._levels[binding].values(), default=None)

    def changed_class_line(self, binding: Binding) -> int | None:
        """The line of a call that gives a class to a function which sets attributes of it; None if none does.

        `binding` is that of the class, or of its import.
        """
        if binding not in self._classes:
            self._classes[binding] = next(self._changed_class_lines(binding), None)
        return self._classes[binding]

    def _changed_class_lines(self, binding: Binding) -> Iterator[int]:
        for call in self._calls_in(None, frozenset((binding.name,))):
            for argument in _given(call.node):
                parts = dotted_name(argument)
                if parts[:1] != (binding.name,) or not any(
                    found.binding is binding for found in IN_FILE.names(self.file, parts, call.scope)
                ):
                    continue
                for file, function in _functions(self.file, call.node.func, call.scope):
                    for parameter in _parameters_for(call.node, function, argument):
                        if any(each.every_level() for each in _variables(file, function, parameter)):
                            yield _line(call.node)

    def _follow(self, binding: Binding) -> None:
        """Work the levels out for a variable and all that it is passed on to, at once: functions call each other."""
        first = _Variable(self.file, binding)
        variables, is_complete = _reached(first)
        if not is_complete:
            first.levels[0] = _line(binding.node)  # too many to be followed: anything may happen
        _spread(variables)
        for variable in variables if is_complete else ():
            if variable is not first:
                variable.file.passing.keep(variable.binding, variable.levels)
        self._levels[binding] = first.levels

    def kept(self, binding: Binding) -> dict[int, int] | None:
        """What was worked out for a variable of this file."""
        return self._levels.get(binding)

    def keep(self, binding: Binding, levels: dict[int, int]) -> None:
        """Keep what was worked out for a variable of this file."""
        self._levels.setdefault(binding, levels)

    def held(self, argument: ast.expr, scope: Scope, depth: int) -> dict[Binding, list[int]]:
        """The variables that may hold what lies so deep inside an argument, and how deep it lies inside theirs."""
        found = self._held.get((argument, depth))
        if found is None:
            found = self._held[argument, depth] = {}
            for each, level in self.file.holding.holders(argument, scope, depth):
                found.setdefault(each.binding, []).append(level)
        return found

    def passed(self, binding: Binding) -> Iterator[tuple[_Variable, ast.expr, Located[ast.Call], int]]:
        """The parameters that calls pass a variable to, the argument, and how much deeper a change lies in it."""
        leading = self.file.flows.leading_to(binding.name.rpartition(".")[2])
        for call in self._calls_in(binding.scope if "." not in binding.name else None, leading):
            node = call.node
            held = [
                each
                for each in _given(node)
                if not leading.isdisjoint(self._names(each)) and binding in self.held(each, call.scope, MAX_LEVELS)
            ]
            if not held:
                continue
            for file, function in _functions(self.file, node.func, call.scope):
                for argument in held:
                    for name in _parameters_for(node, function, argument):
                        yield from ((each, argument, call, 0) for each in _variables(file, function, name))
            for other in node.args:
                for file, function in _functions(self.file, other, call.scope):  # map(change, items)
                    for argument in held:
                        yield from ((each, argument, call, 1) for each in _variables(file, function, None))

    def _names(self, argument: ast.expr) -> frozenset[str]:
        found = self._named.get(argument)
        if found is None:
            found = self._named[argument] = identifiers_in(argument)
        return found

    # which calls

    def _calls_in(self, scope: Scope | None, names: frozenset[str]) -> list[Located[ast.Call]]:
        """The calls with arguments that mention a name, inside the scope of a variable if that is a function."""
        if self._calls is None:
            self._calls = list(self._candidates())
            for index, call in enumerate(self._calls):
                current: Scope | None = call.scope
                while current is not None:
                    self._by_scope.setdefault(current, set()).add(index)
                    current = current.parent
                for argument in _given(call.node):
                    for name in self._names(argument):
                        self._by_name.setdefault(name, set()).add(index)
        found: set[int] = set().union(*(self._by_name.get(each, ()) for each in names))
        if scope is not None and scope.kind in {"function", "lambda"}:
            found &= self._by_scope.get(scope, set())
        return [self._calls[index] for index in sorted(found)]

    def _candidates(self) -> Iterator[Located[ast.Call]]:
        """The calls with arguments whose function may be first-party, and those that are given such a function."""
        file = self.file
        known = file.flows.callable_names(file.function_names | file.first_party_names)
        for call in file.outline.calls:
            if (call.node.args or call.node.keywords) and getattr(call.node.func, "id", "") not in _LOOKING:
                functions = (call.node.func, *call.node.args)
                if any(isinstance(each, ast.Lambda) or not known.isdisjoint(_names_in(each)) for each in functions):
                    yield call


def _reached(first: _Variable) -> tuple[list[_Variable], bool]:
    """A variable and those that its value is passed on to, and whether these are all."""
    variables = {(first.file, first.binding): first}
    work = [first]
    while work and len(variables) <= MAX_VARIABLES:
        current = work.pop()
        for target, argument, call, more in current.file.passing.passed(current.binding):
            known = variables.setdefault((target.file, target.binding), target)
            known.givers.append((current, argument, call, more))
            if known is target:
                kept = target.file.passing.kept(target.binding)
                if kept is None:
                    work.append(target)
                else:
                    target.levels.update(kept)
    return list(variables.values()), not work


def _spread(variables: list[_Variable]) -> None:
    """Hand the levels of what is changed on to what it was given by."""
    work = [each for each in variables if each.every_level()]
    while work:
        target = work.pop()
        for giver, argument, call, more in target.givers:
            before = len(giver.levels)
            for level in target.every_level():
                held = giver.file.passing.held(argument, call.scope, min(level + more, MAX_LEVELS))
                for found in held.get(giver.binding, ()):
                    giver.levels.setdefault(found, _line(call.node))
            if len(giver.levels) > before:
                work.append(giver)


def _given(call: ast.Call) -> list[ast.expr]:
    return [*call.args, *(each.value for each in call.keywords)]


def _functions(file: CodeFile, node: ast.expr, scope: Scope) -> Iterator[tuple[CodeFile, Binding]]:
    """The first-party functions that an expression may stand for; that of a class is its constructor."""
    if isinstance(node, ast.Lambda):
        yield file, Binding("<lambda>", "function", node, scope)
        return
    for reference in functions_at(file, node, scope, EVERYWHERE):
        function = reference.binding
        if function.kind == "class":
            made = reference.file.outline.scopes[function.node].bindings.get("__init__", [function])
            function = made[0]
        value = function.value
        if function.kind == "function":
            yield reference.file, function
        elif isinstance(value, ast.Lambda):
            yield reference.file, Binding(function.name, "function", value, function.scope)


def _variables(file: CodeFile, function: Binding, name: str | None) -> Iterator[_Variable]:
    """The variables of a function for a parameter, or for all of them."""
    for bindings in file.outline.scopes[function.node].bindings.values():
        first = bindings[0]
        if first.kind == "parameter" and name in {None, first.name}:
            yield _Variable(file, first)


def _parameters_for(call: ast.Call, function: Binding, argument: ast.expr) -> Iterator[str]:
    """The parameters that a function may take an argument of a call as."""
    node = function.node
    assert isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
    spec = node.args
    positional = [each.arg for each in (*spec.posonlyargs, *spec.args)]
    decorators = node.decorator_list if not isinstance(node, ast.Lambda) else []
    if function.scope.kind == "class" and not any(dotted_name(each) == ("staticmethod",) for each in decorators):
        positional = positional[1:]
    named = [*positional, *(each.arg for each in spec.kwonlyargs)]
    if argument in call.args:
        index = call.args.index(argument)
        is_spread = any(isinstance(each, ast.Starred) for each in call.args[: index + 1])
        taken, rest = positional if is_spread else positional[index : index + 1], spec.vararg
    else:
        keyword = next(each.arg for each in call.keywords if each.value is argument)
        is_spread = keyword is None
        taken, rest = named if is_spread else [each for each in named if each == keyword], spec.kwarg
    yield from taken
    if rest is not None and (is_spread or not taken):
        yield rest.arg


def _names_in(node: ast.expr) -> list[str]:
    """The names in `a.b().c`."""
    names: list[str] = []
    while isinstance(node, ast.Attribute | ast.Call):
        if isinstance(node, ast.Attribute):
            names.append(node.attr)
            node = node.value
        else:
            node = node.func
    return [*names, node.id] if isinstance(node, ast.Name) else names


def _line(node: ast.AST) -> int:
    return getattr(node, "lineno", 1)
