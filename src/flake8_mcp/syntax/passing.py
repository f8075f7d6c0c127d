"""What calls of first-party functions do to the values that they are given.

Looked into only when someone asks for a value that could be changed: the functions may stand in modules that nobody
else needs to read.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .finding import EVERYWHERE, IN_FILE
from .flows import MAX_LEVELS, functions_at, holders, identifiers_in
from .outline import Binding, dotted_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .finding import Lookup
    from .outline import Located, Scope
    from .project import CodeFile

MAX_VARIABLES = 500


@dataclass(slots=True, eq=False)
class _Variable:
    """A variable with the parameters that its value is passed to, and how deep inside it a change lies."""

    file: CodeFile
    binding: Binding
    levels: dict[int, int] = field(default_factory=dict)  # with the line of the cause
    passed: list[tuple[_Variable, ast.expr, Located[ast.Call], int]] = field(default_factory=list)


class Passing:
    """The calls of a file that may pass its variables on."""

    def __init__(self, file: CodeFile, look: Lookup) -> None:
        self.file = file
        self.look = look
        self._levels: dict[Binding, dict[int, int]] = {}  # how deep inside its value calls change it, with lines
        self._held: dict[ast.expr, frozenset[Binding]] = {}
        self._named: dict[ast.expr, frozenset[str]] = {}
        self._calls: list[Located[ast.Call]] | None = None
        self._by_scope: dict[Scope, list[Located[ast.Call]]] = {}

    def changed_line(self, binding: Binding) -> int | None:
        """The line of a call in this file that changes the value of a variable; None if none does."""
        if binding not in self._levels:
            self._follow(binding)
        return min(self._levels[binding].values(), default=None)

    def _follow(self, binding: Binding) -> None:
        """Work the levels out for a variable and all that it is passed on to, at once: functions call each other."""
        first = _Variable(self.file, binding)
        variables = {(self.file, binding): first}
        work = [first]
        while work and len(variables) <= MAX_VARIABLES:
            current = work.pop()
            here = self if current is first else current.file.passing(IN_FILE)
            for target, argument, call, more in here.passed(current.binding):
                key = (target.file, target.binding)
                if key not in variables:
                    variables[key] = target
                    work.append(target)
                current.passed.append((variables[key], argument, call, more))
        if work:
            first.levels[0] = _line(binding.node)  # too many to be followed: anything may happen
        changed = True
        while changed:
            changed = False
            for each in variables.values():
                size = len(each.levels)
                _spread(each, self.look if each is first else IN_FILE)
                changed = changed or len(each.levels) > size
        if not work:
            for variable in variables.values():
                if variable is not first:
                    variable.file.passing(IN_FILE).keep(variable.binding, variable.levels)
        self._levels[binding] = first.levels

    def keep(self, binding: Binding, levels: dict[int, int]) -> None:
        """Keep what was worked out for a variable of this file."""
        self._levels[binding] = levels

    def passed(self, binding: Binding) -> Iterator[tuple[_Variable, ast.expr, Located[ast.Call], int]]:
        """The parameters that calls pass a variable to, the argument, and how much deeper a change lies in it."""
        leading = self.file.flows.leading_to(binding.name.rpartition(".")[2])
        for call in self._calls_in(binding.scope if "." not in binding.name else None):
            node = call.node
            given = [*node.args, *(each.value for each in node.keywords)]
            held = [
                each for each in given if not leading.isdisjoint(self._names(each)) and self._holds(each, call, binding)
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

    def _holds(self, argument: ast.expr, call: Located[ast.Call], binding: Binding) -> bool:
        """Whether an argument may be, or hold, the value of a variable or a part of it."""
        found = self._held.get(argument)
        if found is None:
            every = holders(self.file, argument, call.scope, MAX_LEVELS, self.look)
            found = self._held[argument] = frozenset(each for each, _ in every)
        return binding in found

    # which calls

    def _calls_in(self, scope: Scope | None) -> list[Located[ast.Call]]:
        """The calls that could pass on a variable of a function, or any other one."""
        if self._calls is None:
            self._calls = list(self._candidates())
            for call in self._calls:
                current: Scope | None = call.scope
                while current is not None:
                    self._by_scope.setdefault(current, []).append(call)
                    current = current.parent
        is_local = scope is not None and scope.kind in {"function", "lambda"}
        return self._by_scope.get(scope, []) if scope is not None and is_local else self._calls

    def _candidates(self) -> Iterator[Located[ast.Call]]:
        """The calls with arguments whose function may be first-party, and those that are given such a function."""
        file = self.file
        known = file.flows.callable_names(file.function_names | file.first_party_names)
        for call in file.outline.calls:
            if call.node.args or call.node.keywords:
                functions = (call.node.func, *call.node.args)
                if any(isinstance(each, ast.Lambda) or not known.isdisjoint(_names_in(each)) for each in functions):
                    yield call


def _spread(variable: _Variable, look: Lookup) -> None:
    """Add the levels that what a variable is passed to brings to it."""
    for target, argument, call, more in variable.passed:
        direct = target.file.changes(IN_FILE).parameters.get(target.binding, ())
        for level in [*direct, *target.levels]:
            depth = min(level + more, MAX_LEVELS)
            for binding, found in holders(variable.file, argument, call.scope, depth, look):
                if binding is variable.binding:
                    variable.levels.setdefault(found, _line(call.node))


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
