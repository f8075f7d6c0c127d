"""Expressions of the project's own code, with calls, attributes, decorators and modules followed."""

from __future__ import annotations

import ast
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

import libcst as cst

from flake8_mcp.syntax.changes import changed_line
from flake8_mcp.syntax.effects import CHANGING_METHODS
from flake8_mcp.syntax.evaluate import Code, Evaluator, dotted, no_resolver
from flake8_mcp.syntax.introspection import is_class, linear_bases, subclasses
from flake8_mcp.syntax.outline import dotted_name
from flake8_mcp.syntax.references import Bound, External, Missing, ModuleReference, qualified_name
from flake8_mcp.syntax.segments import span_of
from flake8_mcp.syntax.values import Array, FixedPlace, Scalar, Symbol, Unknown, Value

from .calling import call_function, call_outside, instantiate, run_function
from .changing import change_in_place
from .frames import Frame
from .looking import look
from .members import member
from .modules import module_variable
from .objects import (
    Arguments,
    Closure,
    Instance,
    Lambda,
    Partial,
    Subclasses,
    Wraps,
    fresh,
    target_of,
    with_cell,
)
from .statements import MAX_NESTING, MAX_STATEMENTS, TOO_MANY_STEPS, walk

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from flake8_mcp.syntax.effects import Effects
    from flake8_mcp.syntax.evaluate import CallResolver
    from flake8_mcp.syntax.outline import FunctionNode, Scope
    from flake8_mcp.syntax.project import CodeFile
    from flake8_mcp.syntax.references import Reference
    from flake8_mcp.syntax.values import Place

MAX_DEPTH = 48
MAX_MODULES = 150
MAX_WORK = 150_000
_COLLECTIONS = frozenset({"builtins", "collections", "dataclasses", "types", "weakref"})
# Room for each module that code imports by a computed name, so that the bounds grow with such a package.
MAX_FOUND = 300
STATEMENTS_OF_FOUND = 500
WORK_OF_FOUND = 2_000


class Hooks(Protocol):
    """What a higher layer knows; each gives None for what it does not know."""

    def attribute(self, base: Value, name: str, code: Code, interpreter: Interpreter, /) -> Value | None:
        """The value of `base.name`."""

    def call(self, callee: Value, code: Code, interpreter: Interpreter, /) -> Value | None:
        """The result of a call."""

    def decorate(
        self, decorator: Value, function: Value, node: ast.expr, frame: Frame, interpreter: Interpreter, /
    ) -> Value | None:
        """What a decorator makes of a function."""

    def parameter(self, closure: Closure, node: ast.arg, interpreter: Interpreter, /) -> Value | None:
        """The value of a parameter of a function that nothing in reach calls."""

    def is_read(self, decorator: ast.expr, /) -> bool:
        """Whether everything is known of a decorator, so that it need not be walked for its own sake."""

    def knows_class(self, reference: Bound, /) -> bool:
        """Whether everything is known of what objects of a first-party class collect."""


class Interpreter(Evaluator):
    """Walks code from a module or a function. One for each analysed file.

    `conditions` are the branches that are walked, outermost first; `executed` the functions that were called.
    """

    max_repeated_steps = 60_000

    def __init__(self, hooks: Hooks, effects: Effects, resolver: CallResolver = no_resolver) -> None:
        super().__init__(resolver)
        self.hooks = hooks
        self.effects = effects
        self.modules: dict[str, Frame] = {}
        self.latest: dict[str, ast.stmt] = {}  # of each file: the statement that was walked last
        self.imports_that_name: tuple[str, ...] | None = None  # run only those imported modules; None: all
        self.state: set[str] = set()  # the last names of modules whose variables others may change on import
        self.executed: set[ast.AST] = set()
        self.defined: dict[ast.AST, Closure] = {}  # what a `def` gave last
        self.conditions: list[tuple[CodeFile, ast.stmt, str]] = []
        self.calls: list[ast.AST] = []
        self.found: set[str] = set()  # the paths of the modules that are imported by a computed name
        self.loops = 0  # around the statement that is walked, in its own function or module
        self.statements = 0
        self.max_statements = MAX_STATEMENTS
        self._max_work = MAX_WORK
        self.nesting = 0
        self.stopped = ""  # why some code was not followed to its end
        self.valued: list[set[cst.CSTNode]] = []  # the calls that were evaluated while those around them were
        self._work = 0
        self._kept_values: dict[ast.AST, Value] = {}
        self._decorated: dict[ast.AST, Value] = {}
        self.decorating: dict[FunctionNode, ast.expr] = {}  # the decorator that a function is just given to
        self._evaluating: set[ast.AST] = set()

    def stop(self, reason: str) -> str:
        """Note that a bound ended the walk of some code; gives the reason."""
        self.stopped = self.stopped or reason
        return reason

    # expressions

    def of_node(
        self, file: CodeFile, node: ast.expr, scope: Scope, local_values: Mapping[str, Value] | None = None
    ) -> Value:
        """The value of an ast expression; of a module's own expressions once."""
        if local_values is not None:
            return self.in_scope(file, node, scope, local_values)
        found = self._kept_values.get(node)
        if found is not None:
            return fresh(found)
        if node in self._evaluating:
            return Unknown(self.place(file, node), "it is defined by itself")
        self._evaluating.add(node)
        try:
            value = self.in_scope(file, node, scope, self.modules.get(file.path) if scope.kind == "module" else None)
        finally:
            self._evaluating.discard(node)
        self._kept_values[node] = value
        return value

    def in_scope(self, file: CodeFile, node: ast.expr, scope: Scope, variables: Mapping[str, Value] | None) -> Value:
        """The value of an ast expression that sees the variables."""
        code = self.code(file, node, scope, {} if variables is None else variables)
        return self.value(code) if isinstance(code, Code) else code

    def in_frame(self, node: ast.expr, frame: Frame) -> Value:
        """The value of an ast expression in a call or module."""
        return self.in_scope(frame.file, node, frame.scope, frame)

    def place(self, file: CodeFile, node: ast.AST) -> Place:
        """The place of an ast node that has a position."""
        return FixedPlace(file.source, span_of(file.source, node))  # type: ignore[arg-type]  # every node that is asked for

    def value(self, code: Code) -> Value:
        """The value of a libcst expression, with calls and attributes of first-party objects followed."""
        self._work += 1
        if self._work > self._max_work:
            return self.give_up(code.place(), self.stop(TOO_MANY_STEPS))
        node = code.node
        if isinstance(node, cst.Name):
            found = self._variable(code, node.value)
            return found if found is not None else super().value(code)
        if isinstance(node, cst.Lambda):
            return Symbol(code.place(), "lambda", Lambda(code))
        if isinstance(node, cst.Attribute | cst.Call | cst.Await):
            return self._deeper(code, node)
        if isinstance(node, cst.Comparison):
            return self._compared(code, node)
        return fresh(with_cell(super().value(code)))

    def _deeper(self, code: Code, node: cst.Attribute | cst.Call | cst.Await) -> Value:
        if self._depth >= MAX_DEPTH:
            return self.give_up(code.place(), self.stop("it is nested too deeply"))
        self._depth += 1
        try:
            if self.valued:
                self.valued[-1].add(node)
            if isinstance(node, cst.Call):
                return with_cell(self._called(code, node))
            return self._member(code, node) if isinstance(node, cst.Attribute) else self.value(code.at(node.expression))
        finally:
            self._depth -= 1

    def _compared(self, code: Code, node: cst.Comparison) -> Value:
        """A comparison of objects by identity; others are compared by their values."""
        target = node.comparisons[0] if len(node.comparisons) == 1 else None
        if target is not None and isinstance(target.operator, cst.Is | cst.IsNot | cst.Equal | cst.NotEqual):
            mine = target_of(self.value(code.at(node.left)))
            other = target_of(self.value(code.at(target.comparator)))
            if isinstance(mine, Instance | Closure) and isinstance(other, Instance | Closure):
                return Scalar(code.place(), isinstance(target.operator, cst.Is | cst.Equal) == (mine is other))
        return super().value(code)

    # names and attributes

    def of_reference(self, reference: Reference, place: Place) -> Value:
        """The value that a name refers to; classes, functions and modules keep what they are."""
        value = super().of_reference(reference, place)
        if isinstance(value, Symbol) and value.target is None and isinstance(reference, Bound | ModuleReference):
            return replace(value, target=reference)
        return value

    def referred(self, reference: Reference, place: Place) -> Value:
        """The value that a name refers to, a function of a module under its decorators."""
        if isinstance(reference, Bound) and not reference.rest and reference.binding.scope.kind == "module":
            node = reference.binding.node
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                return self.decorated(reference.file, node, reference.binding.scope)
        return self.of_reference(reference, place)

    def _variable(self, code: Code, name: str) -> Value | None:
        local = code.local_values.get(name)
        if local is not None:
            return fresh(local)
        if name in _OF_MODULES:
            return module_variable(code.file, name, code.place())
        references = code.file.resolve((name,), code.scope)
        for reference in references:
            if isinstance(reference, Bound) and not reference.rest:
                found = self._global(reference, code)
            elif isinstance(reference, Bound) and len(references) == 1:
                found = self._attribute(reference, code)
            else:
                found = None
            if found is not None:
                return replace(found, place=code.place()) if isinstance(found, Symbol) else found
        return None

    def _attribute(self, reference: Bound, code: Code) -> Value | None:
        """What an attribute of a module's variable is, for a name that was given it: `search = index.search`."""
        found = self._global(replace(reference, rest=()), code)
        for name in reference.rest:
            found = member(self, found, name, code) if found is not None else None
        return found

    def _global(self, reference: Bound, code: Code) -> Value | None:
        """A module's variable that statements change, or a function under first-party decorators."""
        binding = reference.binding
        if binding.scope.kind != "module":
            return None
        if isinstance(binding.node, ast.FunctionDef | ast.AsyncFunctionDef):
            return self.decorated(reference.file, binding.node, binding.scope)
        if binding.kind not in {"assign", "augment"}:
            return None
        if len(binding.scope.bindings[binding.name]) == 1:
            value = self.of_reference(reference, code.place())
            if not isinstance(value, Unknown):
                return value
        if self._may_collect(reference) and changed_line(reference):
            self.state.add(reference.file.module_name.rpartition(".")[2])
        frame = self.module(reference.file)
        return frame.find(binding.name) if frame is not None else None

    def _may_collect(self, reference: Bound) -> bool:
        """Whether a variable may hold something that other modules add to."""
        value = reference.binding.value
        return value is None or self._may_be_collection(reference.file, value, reference.binding.scope)

    def _may_be_collection(self, file: CodeFile, node: ast.expr, scope: Scope) -> bool:
        if isinstance(node, ast.BoolOp | ast.IfExp):
            arms = node.values if isinstance(node, ast.BoolOp) else [node.body, node.orelse]
            return any(self._may_be_collection(file, each, scope) for each in arms)
        if isinstance(node, ast.Call):
            return any(
                each.name.partition(".")[0] in _COLLECTIONS
                if isinstance(each, External)
                else not (isinstance(each, Bound) and is_class(each) and self.hooks.knows_class(each))
                for each in file.resolve(dotted_name(node.func), scope)
            )
        return not isinstance(node, ast.Constant | ast.JoinedStr | ast.Compare | ast.UnaryOp | ast.Lambda)

    def _member(self, code: Code, node: cst.Attribute) -> Value:
        parts = dotted(node)
        if parts and parts[0] not in code.local_values:
            found = Evaluator.value(self, code)
            target = target_of(found)
            if isinstance(target, Bound):
                decorated = self._global(target, code)
                found = decorated if decorated is not None else found
            if not isinstance(found, Unknown) and not (isinstance(target, Bound) and _is_method(target)):
                return found
        base = self.value(code.at(node.value))
        found_member = member(self, base, node.attr.value, code)
        if found_member is not None:
            return fresh(found_member)
        reason = base.reason if isinstance(base, Unknown) else f"attribute {node.attr.value} is not known"
        return Unknown(code.place(), reason)

    # calls

    def _called(self, code: Code, node: cst.Call) -> Value:
        function = node.func
        if isinstance(function, cst.Attribute) and function.attr.value in CHANGING_METHODS:
            result = change_in_place(self, code, function)
            if result is not None:
                return result
        looked = look(self, code, node)
        if looked is not None:
            return looked
        callee = self.value(code.at(function))
        found = self.hooks.call(callee, code, self)
        if found is not None:
            return found
        target = target_of(callee)
        if isinstance(target, Subclasses):
            return self._subclasses(target, code)
        if isinstance(target, _CALLED):
            arguments = self.arguments(code)
            unknown = Unknown(code.place(), "an argument is not known")
            return self.call(callee, arguments, code.place()) if arguments is not None else unknown
        return call_outside(self, callee, code, node)

    def call(self, callee: Value, arguments: Arguments, place: Place) -> Value:
        """The result of calling a value."""
        match target_of(callee):
            case Closure() as target:
                return self.call_closure(target, arguments, place)
            case Wraps() as target:
                return target.function
            case Lambda() as target:
                return self._call_lambda(target, arguments, place)
            case Partial() as target:
                return self.call(target.function, _joined(target.arguments, arguments), place)
            case Bound() as target if is_class(target):
                return self.instantiate(target, arguments, place)
            case Bound(binding=binding, rest=()) as target if binding.kind == "function":
                return self.call_closure(self.closure(target), arguments, place)
            case _:
                return Unknown(place, "the result of a call is not known")

    def _call_lambda(self, target: Lambda, arguments: Arguments, place: Place) -> Value:
        """The result of a lambda with plain parameters."""
        node = target.code.node
        assert isinstance(node, cst.Lambda)
        names = [each.name.value for each in node.params.params]
        if len(arguments[0]) != len(names) or arguments[1]:
            return Unknown(place, "the result of a lambda is not known")
        inner = target.code.inside(dict(zip(names, arguments[0], strict=True)))
        return self.value(inner.at(node.body))

    def call_closure(self, closure: Closure, arguments: Arguments, place: Place) -> Value:
        """The result of a call of a first-party function, with the effects of its body."""
        return call_function(self, closure, arguments, place)

    def instantiate(self, reference: Bound, arguments: Arguments, place: Place) -> Value:
        """The object that a call of a first-party class makes."""
        return instantiate(self, reference, arguments, place)

    def closure(self, reference: Bound) -> Closure:
        """The function that a binding defines, with the variables of its module."""
        node = reference.binding.node
        assert isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        return Closure(reference.file, node, reference.binding.scope, self.modules.get(reference.file.path))

    def run(self, closure: Closure) -> list[Value]:
        """Walk a function that nothing in reach calls; gives what it may return."""
        frame = self.walked(closure)
        return frame.returned if frame is not None else []

    def walked(self, closure: Closure) -> Frame | None:
        """The variables of a function that nothing in reach calls, after its code; None if it is nested too deeply."""
        return run_function(self, closure, ([], {}), self.place(closure.file, closure.node))

    def _subclasses(self, target: Subclasses, code: Code) -> Value:
        files = [frame.file for frame in self.modules.values()]
        classes = subclasses(target.reference, files or [code.file])
        return Array(code.place(), tuple(self.of_reference(each, code.place()) for each in classes))

    # definitions and modules

    def decorated(self, file: CodeFile, node: FunctionNode, scope: Scope) -> Value:
        """The function that a `def` of a module or class binds, or what its decorators make of it."""
        kept = self._decorated.get(node)
        return self.define(file, node, scope, self.modules.get(file.path)) if kept is None else kept

    def define(self, file: CodeFile, node: FunctionNode, scope: Scope, frame: Frame | None) -> Value:
        """Run a `def`: the function, or what its decorators make of it."""
        closure = self.defined[node] = Closure(file, node, scope, frame)
        value: Value = Symbol(self.place(file, node), f"{file.module_name}.{node.name}", closure)
        once = scope.kind in {"class", "module"}
        if once:
            self._decorated[node] = value  # what the function itself refers to while it is decorated
        for decorator in reversed(node.decorator_list):
            self.decorating[node] = decorator
            value = self._decorate(file, scope, decorator, value, frame)
        self.decorating.pop(node, None)
        if once:
            self._decorated[node] = value
        return value

    def _decorate(self, file: CodeFile, scope: Scope, decorator: ast.expr, value: Value, frame: Frame | None) -> Value:
        variables = frame if frame is not None else Frame(file, scope, None)
        made = self.in_scope(file, decorator, scope, variables)
        found = self.hooks.decorate(made, value, decorator, variables, self)
        if found is not None:
            return found
        if isinstance(target_of(made), _CALLED):
            return self.call(made, ([value], {}), self.place(file, decorator))
        if isinstance(made, Symbol):
            return value  # an imported decorator is taken as well-behaved
        if isinstance(decorator, ast.Call) and _is_external(file, decorator, scope):
            return value
        return Unknown(self.place(file, decorator), "a decorator is not known")

    def define_class(self, reference: Bound, node: ast.ClassDef, frame: Frame) -> None:
        """Run what a class statement calls: `__init_subclass__` of its bases, then its decorators."""
        place = self.place(reference.file, node)
        made = Symbol(place, qualified_name(reference.file, reference.binding), reference)
        hook = next((each for each in resolve_above(reference, "__init_subclass__")), None)
        if hook is not None:
            keywords = {each.arg: self.in_frame(each.value, frame) for each in node.keywords if each.arg}
            closure = self.closure(hook)
            closure.bound = made
            self.call_closure(closure, ([], keywords), place)
        for decorator in reversed(node.decorator_list):
            if self.effects.of_decorator(reference.file, decorator, frame.scope):
                self._decorate(reference.file, frame.scope, decorator, made, frame)

    def import_found(self, file: CodeFile) -> None:
        """Walk a module that code imports by a computed name."""
        if file.path not in self.found and len(self.found) < MAX_FOUND:
            self.found.add(file.path)
            self.max_statements += STATEMENTS_OF_FOUND
            self._max_work += WORK_OF_FOUND
            self.max_repeated_steps += WORK_OF_FOUND
        self.module(file)

    def module(self, file: CodeFile) -> Frame | None:
        """The variables of a module after its own statements, and those of the modules that it imports."""
        found = self.modules.get(file.path)
        if found is not None:
            return found
        if len(self.modules) >= MAX_MODULES + len(self.found) or self.nesting >= MAX_NESTING:
            self.stop("too many modules are imported")
            return None
        frame = self.modules[file.path] = Frame(file, file.outline.module, None)
        calls, self.calls = self.calls, []
        conditions, self.conditions = self.conditions, []
        loops, self.loops = self.loops, 0
        try:
            walk(self, file.outline.tree.body, frame)
        finally:
            self.calls, self.conditions, self.loops = calls, conditions, loops
        return frame


def _joined(first: Arguments, second: Arguments) -> Arguments:
    return [*first[0], *second[0]], {**first[1], **second[1]}


def resolve_above(reference: Bound, name: str) -> Iterator[Bound]:
    """The methods of a name that the bases of a class define, nearest first."""
    for each in linear_bases(reference):
        if isinstance(each, Bound) and each.binding is not reference.binding:
            scope = each.file.outline.scopes[each.binding.node]
            for binding in scope.bindings.get(name, ()):
                if isinstance(binding.node, ast.FunctionDef):
                    yield Bound(each.file, binding)


def _is_method(reference: Bound) -> bool:
    return reference.binding.kind == "function" and reference.binding.scope.kind == "class"


def _is_external(file: CodeFile, decorator: ast.Call, scope: Scope) -> bool:
    references = file.resolve(dotted_name(decorator.func), scope)
    return bool(references) and all(isinstance(each, External | Missing) for each in references)


_CALLED = (Closure, Bound, Lambda, Wraps, Partial)
_OF_MODULES = frozenset({"__name__", "__package__", "__path__"})
