"""Follows first-party code where single expressions do not tell: loops, calls, decorators, objects and registries.

Statements are walked with values in place of data; nothing runs. A condition that is not known takes both ways. What
the walk means to a higher layer (which calls register something) comes in through Hooks. Bounded in statements, calls
and modules, so that no input can make it slow.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Protocol

import libcst as cst

from .effects import CHANGING_METHODS, Effects
from .evaluate import Code, Evaluator, dotted, same, sequence_items, truth
from .introspection import is_complete, method_names, module_names, subclasses
from .names import Bound, External, Missing, ModuleReference, identity, resolve_class_member, resolve_member
from .outline import dotted_name
from .segments import span_of
from .values import Array, Entry, FixedPlace, Object, Scalar, Symbol, Unknown, Value, text_of

if TYPE_CHECKING:
    from .names import Reference
    from .outline import FunctionNode, Scope
    from .project import CodeFile
    from .values import Place

MAX_STATEMENTS = 20_000
MAX_CALL_DEPTH = 12
MAX_MODULES = 150
MAX_SAME_FUNCTION = 2


@dataclass(eq=False)
class Cell:
    """A mutable list, set or dict: `value` is its present content."""

    value: Array | Object | Unknown


@dataclass(eq=False)
class Closure:
    """A function with the variables around it. `attributes` are what was assigned to it, such as `__name__`."""

    file: CodeFile
    node: FunctionNode | ast.Lambda
    scope: Scope
    frame: Frame | None
    bound: Value | None = None
    attributes: dict[str, Value] = field(default_factory=dict)


@dataclass(eq=False)
class Instance:
    """An object of a first-party class."""

    reference: Bound
    attributes: dict[str, Value] = field(default_factory=dict)


@dataclass(eq=False)
class ExternalMethod:
    """A method that an object has from a class outside the project."""

    instance: Symbol
    name: str  # the full dotted name


@dataclass(eq=False)
class _Super:
    instance: Symbol
    reference: Bound


@dataclass(eq=False)
class _Wraps:
    function: Value


@dataclass(eq=False)
class _Subclasses:
    reference: Bound


@dataclass(eq=False)
class _Partial:
    function: Value
    positional: list[Value]
    keywords: dict[str, Value]


class Frame(Mapping[str, Value]):
    """The variables of one call (or module), those of the functions around it included."""

    def __init__(self, file: CodeFile, scope: Scope, parent: Frame | None) -> None:
        self.file = file
        self.scope = scope
        self.parent = parent
        self.names: dict[str, Value] = {}
        self.returned: list[Value] = []
        self.owner: Bound | None = None

    def find(self, name: str) -> Value | None:
        frame: Frame | None = self
        while frame is not None:
            value = frame.names.get(name)
            if value is not None:
                return fresh(value)
            frame = frame.parent
        return None

    def bind(self, name: str, value: Value) -> None:
        how = self.scope.outer_names.get(name)
        frame = self
        while how is not None and frame.parent is not None:
            frame = frame.parent
            if how == "nonlocal" and name in frame.names:
                break
        frame.names[name] = value

    def __getitem__(self, name: str) -> Value:
        value = self.find(name)
        if value is None:
            raise KeyError(name)
        return value

    def __iter__(self) -> Iterator[str]:
        seen: set[str] = set()
        frame: Frame | None = self
        while frame is not None:
            for name in frame.names:
                if name not in seen:
                    seen.add(name)
                    yield name
            frame = frame.parent

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __bool__(self) -> bool:
        return True


class Hooks(Protocol):
    """What a higher layer knows; each gives None for what it does not know."""

    def attribute(self, base: Value, name: str, code: Code, interpreter: Interpreter, /) -> Value | None:
        """The value of `base.name`."""

    def call(self, callee: Value, code: Code, interpreter: Interpreter, /) -> Value | None:
        """The result of a call."""

    def decorate(self, decorator: Value, function: Value, node: ast.expr, frame: Frame, interpreter: Interpreter, /) -> Value | None:
        """What a decorator makes of a function."""

    def parameter(self, closure: Closure, node: ast.arg, interpreter: Interpreter, /) -> Value | None:
        """The value of a parameter of a function that nothing in reach calls."""


def fresh(value: Value) -> Value:
    """The present content of what a value is a snapshot of."""
    if isinstance(value, Array | Object) and isinstance(value.cell, Cell):
        return value.cell.value
    return value


class Interpreter(Evaluator):
    """Walks code from a module or a function. One for each analysed file."""

    max_repeated_steps = 200_000

    def __init__(self, hooks: Hooks, effects: Effects) -> None:
        super().__init__()
        self.hooks = hooks
        self.effects = effects
        self.statements = 0
        self.modules: dict[str, Frame] = {}
        self.executed: set[ast.AST] = set()
        self.conditions: list[tuple[CodeFile, ast.stmt, str]] = []
        self._kept: dict[ast.AST, Value] = {}
        self._decorated: dict[ast.AST, Value] = {}
        self._calls: list[ast.AST] = []
        self._evaluating: set[ast.AST] = set()

    # expressions

    def of_node(self, file: CodeFile, node: ast.expr, scope: Scope, local_values: Mapping[str, Value] | None = None) -> Value:
        """The value of an ast expression; of a module's own expressions once."""
        if local_values is not None:
            return self._evaluate(file, node, scope, local_values)
        found = self._kept.get(node)
        if found is not None:
            return fresh(found)
        if node in self._evaluating:
            return Unknown(_place(file, node), "it is defined by itself")
        self._evaluating.add(node)
        try:
            frame: Mapping[str, Value] = self.modules.get(file.path, {}) if scope.kind == "module" else {}
            value = self._evaluate(file, node, scope, frame)
        finally:
            self._evaluating.discard(node)
        self._kept[node] = value
        return value

    def _evaluate(self, file: CodeFile, node: ast.expr, scope: Scope, local_values: Mapping[str, Value]) -> Value:
        code = self.code(file, node, scope, local_values)
        return self.value(code) if isinstance(code, Code) else code

    def value(self, code: Code) -> Value:
        """The value of a libcst expression, with calls and attributes of first-party objects followed."""
        node = code.node
        if isinstance(node, cst.Name):
            found = self._variable(code, node.value)
            return found if found is not None else super().value(code)
        if isinstance(node, cst.Attribute):
            return self._member(code, node)
        if isinstance(node, cst.Call):
            if self._depth >= MAX_DEPTH:
                return Unknown(code.place(), "it is nested too deeply")
            self._depth += 1
            try:
                return self._called(code, node)
            finally:
                self._depth -= 1
        if isinstance(node, cst.Await):
            return self.value(code.at(node.expression))
        if isinstance(node, cst.Comparison):
            return self._compared(code, node)
        if isinstance(node, cst.List | cst.Dict | cst.Set | cst.ListComp | cst.DictComp | cst.SetComp):
            return _with_cell(super().value(code))
        return super().value(code)

    def _compared(self, code: Code, node: cst.Comparison) -> Value:
        """A comparison of objects by identity; others are compared by their values."""
        target = node.comparisons[0] if len(node.comparisons) == 1 else None
        if target is not None and isinstance(target.operator, cst.Is | cst.IsNot | cst.Equal | cst.NotEqual):
            left = self.value(code.at(node.left))
            right = self.value(code.at(target.comparator))
            mine = left.target if isinstance(left, Symbol) else None
            other = right.target if isinstance(right, Symbol) else None
            if isinstance(mine, Instance | Closure) and isinstance(other, Instance | Closure):
                return Scalar(code.place(), isinstance(target.operator, cst.Is | cst.Equal) == (mine is other))
        return super().value(code)

    def of_reference(self, reference: Reference, place: Place) -> Value:
        """The value that a name refers to; classes, functions and modules keep what they are."""
        value = super().of_reference(reference, place)
        if isinstance(value, Symbol) and value.target is None and isinstance(reference, Bound | ModuleReference):
            return replace(value, target=reference)
        return value

    def _variable(self, code: Code, name: str) -> Value | None:
        local = code.local_values.get(name)
        if local is not None:
            return fresh(local)
        for reference in code.file.resolve((name,), code.scope):
            if isinstance(reference, Bound) and not reference.rest:
                found = self._global(reference, code)
                if found is not None:
                    return replace(found, place=code.place()) if isinstance(found, Symbol) else found
        return None

    def _global(self, reference: Bound, code: Code) -> Value | None:
        """A module's variable that statements change, or a function under first-party decorators."""
        binding = reference.binding
        if binding.scope.kind != "module":
            return None
        file = reference.file
        if binding.kind == "function" and isinstance(binding.node, ast.FunctionDef | ast.AsyncFunctionDef):
            return self.decorated(file, binding.node, binding.scope, self.modules.get(file.path))
        if binding.kind not in {"assign", "augment"}:
            return None
        if len(binding.scope.bindings[binding.name]) == 1:
            value = self.of_reference(reference, code.place())
            if not isinstance(value, Unknown):
                return value
        frame = self.module(file)
        return frame.find(binding.name) if frame is not None else None

    def _member(self, code: Code, node: cst.Attribute) -> Value:
        parts = dotted(node)
        if parts and parts[0] not in code.local_values:
            found = Evaluator.value(self, code)
            if isinstance(found, Symbol) and isinstance(found.target, Bound):
                decorated = self._global(found.target, code)
                found = decorated if decorated is not None else found
            if not isinstance(found, Unknown):
                return found
        base = self.value(code.at(node.value))
        found_member = self.member(base, node.attr.value, code)
        if found_member is not None:
            return fresh(found_member)
        reason = base.reason if isinstance(base, Unknown) else f"attribute {node.attr.value} is not known"
        return Unknown(code.place(), reason)

    def member(self, base: Value, name: str, code: Code) -> Value | None:
        """The value of an attribute of a value, None if it is not known."""
        found = self.hooks.attribute(base, name, code, self)
        if found is not None:
            return found
        if isinstance(base, Scalar):
            # a member of an Enum with a data type is its value here
            return base if name == "value" and isinstance(base.value, str | int) else None
        if not isinstance(base, Symbol):
            return None
        target = base.target
        place = code.place()
        if isinstance(target, Instance) and name == "__class__":
            return self.of_reference(target.reference, place)
        if isinstance(target, Instance):
            own = target.attributes.get(name)
            if own is not None:
                return own
            return self._class_member(target.reference, name, place, base, instance=True)
        if isinstance(target, _Super):
            return self._base_member(target, name, place)
        if isinstance(target, Closure):
            if name in target.attributes:
                return target.attributes[name]
            if name == "__name__" and not isinstance(target.node, ast.Lambda):
                return Scalar(place, target.node.name)
            if name == "__module__":
                return Scalar(place, target.file.module_name)
            return None
        if isinstance(target, ModuleReference) and name == "__name__":
            return Scalar(place, target.file.module_name)
        if isinstance(target, ModuleReference) and name == "__dict__":
            return self._module_members(target.file, place)
        if isinstance(target, ModuleReference):
            values = [self._reference(each, place) for each in target.file.resolve((name,), target.file.outline.module)]
            return values[0] if len(values) == 1 else None
        if isinstance(target, Bound):
            return self._bound_member(target, name, place, base)
        return None

    def _bound_member(self, target: Bound, name: str, place: Place, base: Symbol) -> Value | None:
        if target.binding.kind in {"class", "function"} and name == "__name__":
            return Scalar(place, target.binding.name)
        if target.binding.kind in {"class", "function"} and name == "__module__":
            return Scalar(place, target.file.module_name)
        if target.binding.kind == "class" and name == "__subclasses__":
            return Symbol(place, name, _Subclasses(target))
        if target.binding.kind == "class":
            return self._class_member(target, name, place, base, instance=False)
        if target.binding.scope.kind == "class" and name in {"value", "name"}:
            return self.of_reference(replace_rest(target, (name,)), place)
        return None

    def _class_member(self, reference: Bound, name: str, place: Place, base: Symbol, *, instance: bool) -> Value | None:
        find = resolve_member if instance else resolve_class_member
        for each in find(reference.file, reference.binding, (name,)):
            if isinstance(each, Bound) and isinstance(each.binding.node, ast.FunctionDef | ast.AsyncFunctionDef) and not each.rest:
                return self._method_of(each, base, place, instance=instance)
            if isinstance(each, Bound) and each.binding.scope.kind == "class":
                return self._reference(each, place)
            if isinstance(each, External):
                return Symbol(place, each.name, ExternalMethod(base, each.name))
        if instance:
            bases = self._external_bases(reference)
            if bases:
                return Symbol(place, f"{bases[0]}.{name}", ExternalMethod(base, f"{bases[0]}.{name}"))
        return None

    def _method_of(self, reference: Bound, base: Symbol, place: Place, *, instance: bool) -> Value:
        node = reference.binding.node
        assert isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        kinds = {dotted_name(each)[-1:] for each in node.decorator_list}
        closure = Closure(reference.file, node, reference.binding.scope, self.modules.get(reference.file.path))
        if ("staticmethod",) not in kinds and (instance or ("classmethod",) in kinds):
            closure.bound = base
        if kinds & {("property",), ("cached_property",)} and instance:
            return self.call_closure(closure, [], {}, place)
        return Symbol(place, f"{reference.file.module_name}.{node.name}", closure)

    def _base_member(self, target: _Super, name: str, place: Place) -> Value | None:
        node = target.reference.binding.node
        assert isinstance(node, ast.ClassDef)
        for base in node.bases:
            for each in target.reference.file.resolve(dotted_name(base), target.reference.binding.scope):
                if isinstance(each, Bound) and each.binding.kind == "class" and not each.rest:
                    found = self._class_member(each, name, place, target.instance, instance=True)
                    if found is not None:
                        return found
        return None

    def _external_bases(self, reference: Bound) -> list[str]:
        found: list[str] = []
        work = [reference]
        seen: set[ast.AST] = set()
        while work:
            each = work.pop()
            node = each.binding.node
            if node in seen or not isinstance(node, ast.ClassDef):
                continue
            seen.add(node)
            for base in node.bases:
                base = base.value if isinstance(base, ast.Subscript) else base
                for parent in each.file.resolve(dotted_name(base), each.binding.scope):
                    if isinstance(parent, External):
                        found.append(parent.name)
                    elif isinstance(parent, Bound) and parent.binding.kind == "class" and not parent.rest:
                        work.append(parent)
        return found

    def _reference(self, reference: Reference, place: Place) -> Value:
        if isinstance(reference, Bound) and not reference.rest:
            binding = reference.binding
            if binding.kind == "function" and binding.scope.kind == "module":
                assert isinstance(binding.node, ast.FunctionDef | ast.AsyncFunctionDef)
                return self.decorated(reference.file, binding.node, binding.scope, self.modules.get(reference.file.path))
        return self.of_reference(reference, place)

    # calls

    def _called(self, code: Code, node: cst.Call) -> Value:
        function = node.func
        if isinstance(function, cst.Attribute):
            changed = self._mutation(code, node, function)
            if changed is not None:
                return changed
        special = self._special(code, node)
        if special is not None:
            return special
        callee = self.value(code.at(function))
        found = self.hooks.call(callee, code, self)
        if found is not None:
            return found
        target = callee.target if isinstance(callee, Symbol) else None
        if isinstance(target, _Subclasses):
            files = [frame.file for frame in self.modules.values()]
            classes = subclasses(target.reference, files or [code.file])
            return Array(code.place(), tuple(self.of_reference(each, code.place()) for each in classes))
        if isinstance(target, Closure | Bound | _Wraps | _Partial):
            arguments = self.arguments(code)
            if arguments is None:
                return Unknown(code.place(), "an argument is not known")
            return self.call(callee, *arguments, code.place())
        known = Evaluator.value(self, code)
        if isinstance(known, Unknown):
            for argument in node.args:
                if isinstance(argument.value, cst.Call | cst.Await):
                    self.value(code.at(argument.value))
        return known

    def call(self, callee: Value, positional: list[Value], keywords: dict[str, Value], place: Place) -> Value:
        """The result of calling a value."""
        target = callee.target if isinstance(callee, Symbol) else None
        if isinstance(target, Closure):
            return self.call_closure(target, positional, keywords, place)
        if isinstance(target, _Wraps):
            return target.function
        if isinstance(target, _Partial):
            return self.call(target.function, [*target.positional, *positional], {**target.keywords, **keywords}, place)
        if isinstance(target, Bound):
            if target.binding.kind == "class" and not target.rest:
                return self.instantiate(target, positional, keywords, place)
            node = target.binding.node
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not target.rest:
                closure = Closure(target.file, node, target.binding.scope, self.modules.get(target.file.path))
                return self.call_closure(closure, positional, keywords, place)
        return Unknown(place, "the result of a call is not known")

    def _special(self, code: Code, node: cst.Call) -> Value | None:
        """Builtins that reach into objects: super, getattr, setattr; functools.wraps and dataclasses.replace."""
        parts = dotted(node.func)
        if not parts or parts[0] in code.local_values:
            return None
        name = next((identity(each) for each in code.file.resolve(parts, code.scope)), None)
        if name == "builtins.super":
            return self._super(code)
        if name not in _SPECIAL:
            return None
        arguments = self.arguments(code)
        if arguments is None:
            return None
        positional, keywords = arguments
        if name == "builtins.getattr" and len(positional) >= 2:  # noqa: PLR2004 - object and name
            attribute = text_of(positional[1])
            found = self.member(positional[0], attribute, code) if attribute is not None else None
            return found if found is not None else Unknown(code.place(), "the attribute is not known")
        if name == "builtins.setattr" and len(positional) == 3:  # noqa: PLR2004 - object, name, value
            attribute = text_of(positional[1])
            if attribute is not None:
                self._set_attribute(positional[0], attribute, positional[2])
            return Scalar(code.place(), None)
        if name == "functools.wraps" and positional:
            return Symbol(code.place(), name, _Wraps(positional[0]))
        looked_at = self._looked_at(name, positional, keywords, code)
        if looked_at is not None:
            return looked_at
        if name == "functools.partial" and positional:
            return Symbol(code.place(), name, _Partial(positional[0], positional[1:], keywords))
        if name == "functools.update_wrapper" and len(positional) == 2:  # noqa: PLR2004 - wrapper and wrapped
            return positional[1]
        if name == "dataclasses.replace" and positional:
            return self._replaced(positional[0], keywords, code.place())
        if name in {"typing.cast", "typing_extensions.cast"} and len(positional) == 2:  # noqa: PLR2004 - type and value
            return positional[1]
        return None

    def _looked_at(self, name: str, positional: list[Value], keywords: dict[str, Value], code: Code) -> Value | None:
        """What code sees that looks at modules, classes and objects."""
        place = code.place()
        if name in {"builtins.globals", "builtins.locals"} and not positional:
            return self._module_members(code.file, place) if name == "builtins.globals" else None
        if not positional:
            return None
        first = positional[0]
        target = first.target if isinstance(first, Symbol) else None
        if name == "inspect.getmembers":
            predicate = positional[1] if len(positional) > 1 else keywords.get("predicate")
            members = self.members(first, place)
            if members is None:
                return Unknown(place, "the members are not known")
            wanted = predicate.name if isinstance(predicate, Symbol) else None
            if predicate is not None and wanted not in _PREDICATES:
                return Unknown(place, "the members are not known")
            items = [
                Array(place, (Scalar(place, key), value), "tuple")
                for key, value in members
                if wanted is None or _passes(wanted, value)
            ]
            return Array(place, tuple(items))
        if name == "builtins.vars" and isinstance(target, ModuleReference):
            return self._module_members(target.file, place)
        if name in {"builtins.dir", "builtins.vars"}:
            members = self.members(first, place)
            if members is None:
                return Unknown(place, "the members are not known")
            if name == "builtins.dir":
                return Array(place, tuple(Scalar(place, key) for key, _ in members))
            return None
        if name in {"builtins.callable", "inspect.isfunction", "inspect.iscoroutinefunction", "inspect.ismethod", "inspect.isclass"}:
            return self._asked(name, first, place)
        if name == "builtins.hasattr" and len(positional) == 2:  # noqa: PLR2004 - object and name
            attribute = text_of(positional[1])
            if isinstance(target, Instance | Closure | Bound) and attribute is not None:
                return Scalar(place, self.member(first, attribute, code) is not None)
        if name == "builtins.type" and len(positional) == 1 and isinstance(target, Instance):
            return self.of_reference(target.reference, place)
        return None

    def _asked(self, name: str, value: Value, place: Place) -> Value | None:
        target = value.target if isinstance(value, Symbol) else None
        is_class = isinstance(target, Bound) and target.binding.kind == "class"
        is_function = isinstance(target, Closure) or (isinstance(target, Bound) and target.binding.kind == "function")
        if not is_class and not is_function:
            return Scalar(place, value=False) if isinstance(value, Scalar | Array | Object) else None
        if name == "builtins.callable":
            return Scalar(place, value=True)
        if name == "inspect.isclass":
            return Scalar(place, value=is_class)
        if name == "inspect.iscoroutinefunction":
            node = target.node if isinstance(target, Closure) else target.binding.node if isinstance(target, Bound) else None
            return Scalar(place, value=isinstance(node, ast.AsyncFunctionDef))
        return Scalar(place, value=is_function)

    def members(self, value: Value, place: Place) -> list[tuple[str, Value]] | None:
        """The members of a module, class or object by name, sorted; None if they are not all known."""
        target = value.target if isinstance(value, Symbol) else None
        if isinstance(target, ModuleReference):
            return self._members_of_module(target.file, place)
        reference = target.reference if isinstance(target, Instance) else target
        if isinstance(reference, Bound) and reference.binding.kind == "class" and isinstance(value, Symbol):
            names, complete = method_names(reference)
            if not complete:
                return None
            found: list[tuple[str, Value]] = []
            for name in names:
                member = self._class_member(reference, name, place, value, instance=isinstance(target, Instance))
                if member is not None:
                    found.append((name, member))
            return found
        return None

    def _members_of_module(self, file: CodeFile, place: Place) -> list[tuple[str, Value]] | None:
        if not is_complete(file):
            return None
        found: list[tuple[str, Value]] = []
        for name, binding in module_names(file):
            values = [self._reference(each, place) for each in file.resolve((name,), binding.scope)]
            if len(values) == 1:
                found.append((name, values[0]))
        return found

    def _module_members(self, file: CodeFile, place: Place) -> Value:
        members = self._members_of_module(file, place)
        if members is None:
            return Unknown(place, "the names of the module are not known")
        return Object(place, tuple(Entry(Scalar(place, key), value) for key, value in members))

    def _replaced(self, base: Value, keywords: dict[str, Value], place: Place) -> Value | None:
        if not isinstance(base, Symbol) or not isinstance(base.target, Instance):
            return None
        copy = Instance(base.target.reference, {**base.target.attributes, **keywords})
        return Symbol(place, base.name, copy)

    def _super(self, code: Code) -> Value | None:
        frame = code.local_values
        if isinstance(frame, Frame) and frame.owner is not None:
            for name in ("self", "cls"):
                instance = frame.get(name)
                if isinstance(instance, Symbol):
                    return Symbol(code.place(), "super", _Super(instance, frame.owner))
        return None

    def _mutation(self, code: Code, node: cst.Call, function: cst.Attribute) -> Value | None:
        """An in-place change of a list, set or dict; None if the call is none."""
        method = function.attr.value
        if method not in CHANGING_METHODS:
            return None
        base = self.value(code.at(function.value))
        cell = base.cell if isinstance(base, Array | Object) else None
        if not isinstance(cell, Cell):
            return None
        arguments = self.arguments(code)
        place = code.place()
        before = cell.value
        if arguments is None or isinstance(before, Unknown):
            cell.value = Unknown(place, "it is changed by what is not known")
            return cell.value
        cell.value = _changed(before, method, *arguments, place)
        if method == "setdefault" and isinstance(cell.value, Object):
            key = text_of(arguments[0][0])
            return cell.value.get(key) if key is not None else None
        return Scalar(place, None)

    def call_closure(
        self, closure: Closure, positional: list[Value], keywords: dict[str, Value], place: Place
    ) -> Value:
        """The result of a call of a first-party function, with the effects of its body."""
        node = closure.node
        if len(self._calls) >= MAX_CALL_DEPTH or self._calls.count(node) >= MAX_SAME_FUNCTION:
            return Unknown(place, "calls are nested too deeply")
        scope = closure.file.outline.scopes[node]
        frame = Frame(closure.file, scope, closure.frame)
        frame.owner = self._owner(closure)
        given = [closure.bound, *positional] if closure.bound is not None else positional
        self._bind(closure, frame, given, keywords, place)
        self._calls.append(node)
        self.executed.add(node)
        try:
            if isinstance(node, ast.Lambda):
                return self._evaluate(closure.file, node.body, scope, frame)
            self._block(node.body, frame)
        finally:
            self._calls.pop()
        return _agreed(frame.returned, place)

    def _owner(self, closure: Closure) -> Bound | None:
        scope = closure.scope
        if scope.kind != "class" or scope.parent is None or not isinstance(scope.node, ast.ClassDef):
            return None
        binding = next((each for each in scope.parent.bindings.get(scope.node.name, ()) if each.node is scope.node), None)
        return Bound(closure.file, binding) if binding is not None else None

    def _bind(
        self, closure: Closure, frame: Frame, positional: list[Value], keywords: dict[str, Value], place: Place
    ) -> None:
        spec = closure.node.args
        names = [each.arg for each in (*spec.posonlyargs, *spec.args)]
        rest = dict(keywords)
        for name, value in zip(names, positional, strict=False):
            frame.names[name] = value
        if spec.vararg is not None:
            frame.names[spec.vararg.arg] = Array(place, tuple(positional[len(names) :]), "tuple")
        for name in (*names, *(each.arg for each in spec.kwonlyargs)):
            if name in rest:
                frame.names[name] = rest.pop(name)
        if spec.kwarg is not None:
            entries = tuple(Entry(Scalar(value.place, key), value) for key, value in rest.items())
            frame.names[spec.kwarg.arg] = Object(place, entries)
        defaults = dict(zip(reversed(names), reversed(spec.defaults), strict=False))
        defaults.update({a.arg: value for a, value in zip(spec.kwonlyargs, spec.kw_defaults, strict=True) if value})
        for name, default in defaults.items():
            if name not in frame.names:
                frame.names[name] = self._evaluate(closure.file, default, closure.scope, closure.frame or {})
        for argument in (*spec.posonlyargs, *spec.args, *spec.kwonlyargs):
            if argument.arg not in frame.names:
                found = self.hooks.parameter(closure, argument, self)
                frame.names[argument.arg] = found or Unknown(_place(closure.file, argument), f"{argument.arg} is a parameter")

    def enter(self, closure: Closure) -> None:
        """Walk a function that nothing in reach calls."""
        self.call_closure(closure, [], {}, _place(closure.file, closure.node))

    # objects

    def instantiate(self, reference: Bound, positional: list[Value], keywords: dict[str, Value], place: Place) -> Value:
        """The object that a call of a first-party class makes."""
        member = self._enum_by_value(reference, positional, place)
        if member is not None:
            return member
        instance = Instance(reference)
        value = Symbol(place, identity(reference) or reference.binding.name, instance)
        made = [
            each
            for each in resolve_member(reference.file, reference.binding, ("__init__",))
            if isinstance(each, Bound) and isinstance(each.binding.node, ast.FunctionDef)
        ]
        if made:
            closure = Closure(
                made[0].file, made[0].binding.node, made[0].binding.scope, self.modules.get(made[0].file.path), value  # type: ignore[arg-type]  # checked above
            )
            self.call_closure(closure, positional, keywords, place)
            return value
        fields = self._fields(reference)
        for name, given in zip(fields, positional, strict=False):
            instance.attributes[name] = given
        instance.attributes.update(keywords)
        for name, (file, default, scope) in fields.items():
            if name not in instance.attributes and default is not None:
                instance.attributes[name] = self._evaluate(file, default, scope, {})
        return value

    def _fields(self, reference: Bound) -> dict[str, tuple[CodeFile, ast.expr | None, Scope]]:
        """The annotated fields of a class and its first-party bases, in order, with their defaults."""
        found: dict[str, tuple[CodeFile, ast.expr | None, Scope]] = {}
        node = reference.binding.node
        assert isinstance(node, ast.ClassDef)
        if len(self._calls) < MAX_CALL_DEPTH:
            self._calls.append(node)
            for base in reversed(node.bases):
                base = base.value if isinstance(base, ast.Subscript) else base
                for each in reference.file.resolve(dotted_name(base), reference.binding.scope):
                    if isinstance(each, Bound) and each.binding.kind == "class" and not each.rest:
                        found.update(self._fields(each))
            self._calls.pop()
        scope = reference.file.outline.scopes[node]
        for statement in node.body:
            if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
                found[statement.target.id] = (reference.file, statement.value, scope)
        return found

    def _enum_by_value(self, reference: Bound, positional: list[Value], place: Place) -> Value | None:
        if len(positional) != 1 or not any(each.startswith("enum.") for each in self._external_bases(reference)):
            return None
        scope = reference.file.outline.scopes[reference.binding.node]
        for name, bindings in scope.bindings.items():
            if bindings[0].kind == "assign" and not name.startswith("_"):
                member = Bound(reference.file, bindings[0])
                value = self.of_reference(replace_rest(member, ("value",)), place)
                if same(value, positional[0]):
                    return self.of_reference(member, place)
        return Unknown(place, "the enum member is not known")

    # decorators

    def decorated(self, file: CodeFile, node: FunctionNode, scope: Scope, frame: Frame | None) -> Value:
        """The value that a `def` binds: the function, or what its decorators make of it."""
        kept = scope.kind == "module"
        if kept and node in self._decorated:
            return self._decorated[node]
        closure = Closure(file, node, scope, frame)
        value: Value = Symbol(_place(file, node), f"{file.module_name}.{node.name}", closure)
        if kept:
            self._decorated[node] = value  # what the function itself refers to while it is decorated
        for decorator in reversed(node.decorator_list):
            value = self._decorate(file, scope, decorator, value, frame)
        if kept:
            self._decorated[node] = value
        return value

    def _decorate(self, file: CodeFile, scope: Scope, decorator: ast.expr, value: Value, frame: Frame | None) -> Value:
        variables = frame if frame is not None else Frame(file, scope, None)
        made = self._evaluate(file, decorator, scope, variables)
        found = self.hooks.decorate(made, value, decorator, variables, self)
        if found is not None:
            return found
        target = made.target if isinstance(made, Symbol) else None
        if isinstance(target, Closure | Bound | _Wraps | _Partial):
            return self.call(made, [value], {}, _place(file, decorator))
        if isinstance(made, Symbol):
            return value  # an imported decorator is taken as well-behaved
        if isinstance(decorator, ast.Call) and self._is_external(file, decorator, scope):
            return value
        return Unknown(_place(file, decorator), "a decorator is not known")

    @staticmethod
    def _is_external(file: CodeFile, decorator: ast.Call, scope: Scope) -> bool:
        references = file.resolve(dotted_name(decorator.func), scope)
        return bool(references) and all(isinstance(each, External | Missing) for each in references)

    # modules and statements

    def module(self, file: CodeFile) -> Frame | None:
        """The variables of a module after its own statements, and those of the modules that it imports."""
        found = self.modules.get(file.path)
        if found is not None:
            return found
        if len(self.modules) >= MAX_MODULES:
            return None
        frame = self.modules[file.path] = Frame(file, file.outline.module, None)
        calls, self._calls = self._calls, []
        try:
            self._block(file.outline.tree.body, frame)
        finally:
            self._calls = calls
        return frame

    def _block(self, body: list[ast.stmt], frame: Frame) -> str | None:
        """Walk statements; gives how they end the block around them (return, raise, continue, break), if surely."""
        for statement in body:
            self.statements += 1
            if self.statements > MAX_STATEMENTS:
                return "return"
            walk = _STATEMENTS.get(type(statement))
            end = walk(self, statement, frame) if walk is not None else None
            if end is not None:
                return end
        return None

    def _expression(self, node: ast.expr, frame: Frame) -> Value:
        return self._evaluate(frame.file, node, frame.scope, frame)

    def walk_expression(self, statement: ast.Expr, frame: Frame) -> None:
        value = statement.value.value if isinstance(statement.value, ast.Await) else statement.value
        if isinstance(value, ast.Call) and self._may_act(value, frame):
            self._expression(value, frame)

    def _may_act(self, node: ast.Call, frame: Frame) -> bool:
        """Whether a call whose result is not used has to be walked."""
        function = node.func
        parts = dotted_name(function)
        if not parts or (isinstance(function, ast.Attribute) and function.attr in CHANGING_METHODS):
            return True
        if parts[0] in frame:
            return True
        references = frame.file.resolve(parts, frame.scope)
        known = [each for each in references if isinstance(each, Bound) and not each.rest]
        if len(known) != len(references):
            return not all(isinstance(each, External) for each in references)
        return any(each.binding.kind not in {"function", "class"} for each in known) or self.effects.of_call(
            frame.file, function, frame.scope
        )

    def walk_return(self, statement: ast.Return, frame: Frame) -> str:
        value: Value = Scalar(_place(frame.file, statement), None)
        if statement.value is not None:
            value = self._expression(statement.value, frame)
        frame.returned.append(value)
        return "return"

    def walk_raise(self, _statement: ast.Raise, _frame: Frame) -> str:
        return "raise"

    def walk_continue(self, _statement: ast.Continue, _frame: Frame) -> str:
        return "continue"

    def walk_break(self, _statement: ast.Break, _frame: Frame) -> str:
        return "break"

    def walk_assign(self, statement: ast.Assign, frame: Frame) -> None:
        if frame.scope.kind == "module" and not self._matters(statement, frame):
            return
        value = self._expression(statement.value, frame)
        for target in statement.targets:
            self._assign(target, value, frame)

    def walk_annotated(self, statement: ast.AnnAssign, frame: Frame) -> None:
        if statement.value is None or (frame.scope.kind == "module" and not self._matters(statement, frame)):
            return
        self._assign(statement.target, self._expression(statement.value, frame), frame)

    def _matters(self, statement: ast.Assign | ast.AnnAssign, frame: Frame) -> bool:
        """Whether a module's assignment has to be walked: others are evaluated when they are asked for."""
        targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
        for target in targets:
            if not isinstance(target, ast.Name):
                return True
            bindings = frame.scope.bindings.get(target.id, ())
            if len(bindings) > 1 or isinstance(statement.value, ast.List | ast.Dict | ast.Set):
                return True
        value = statement.value
        if not isinstance(value, ast.Call):
            return False
        return self.effects.of_call(frame.file, value, frame.scope)

    def walk_augmented(self, statement: ast.AugAssign, frame: Frame) -> None:
        value = self._expression(statement.value, frame)
        if not isinstance(statement.target, ast.Name):
            return
        name = statement.target.id
        before = frame.find(name)
        cell = before.cell if isinstance(before, Array | Object) else None
        if isinstance(cell, Cell) and isinstance(statement.op, ast.Add) and not isinstance(cell.value, Unknown):
            cell.value = _changed(cell.value, "extend", [value], {}, value.place)
            return
        text, more = text_of(before), text_of(value)
        if text is not None and more is not None and isinstance(statement.op, ast.Add):
            frame.bind(name, Scalar(value.place, text + more))
            return
        frame.bind(name, Unknown(value.place, f"{name} is changed by an augmented assignment"))

    def _assign(self, target: ast.expr, value: Value, frame: Frame) -> None:
        if isinstance(target, ast.Name):
            frame.bind(target.id, value)
        elif isinstance(target, ast.Tuple | ast.List):
            items = sequence_items(value)
            known = items is not None and len(items) == len(target.elts)
            for index, each in enumerate(target.elts):
                inner = items[index] if known and items is not None else Unknown(value.place, "it is unpacked from what is not known")
                self._assign(each.value if isinstance(each, ast.Starred) else each, inner, frame)
        elif isinstance(target, ast.Attribute):
            self._set_attribute(self._expression(target.value, frame), target.attr, value)
        elif isinstance(target, ast.Subscript):
            base = self._expression(target.value, frame)
            cell = base.cell if isinstance(base, Array | Object) else None
            if isinstance(cell, Cell):
                key = self._expression(target.slice, frame)
                if isinstance(cell.value, Object):
                    cell.value = replace(cell.value, entries=(*cell.value.entries, Entry(key, value)))
                else:
                    cell.value = Unknown(value.place, "an item is replaced")

    def _set_attribute(self, base: Value, name: str, value: Value) -> None:
        if isinstance(base, Symbol) and isinstance(base.target, Instance | Closure):
            base.target.attributes[name] = value

    def walk_function(self, statement: FunctionNode, frame: Frame) -> None:
        if frame.scope.kind == "module" and not any(
            self.effects.of_call(frame.file, each, frame.scope) for each in statement.decorator_list
        ):
            return
        outer = frame if frame.scope.kind != "class" else None
        frame.bind(statement.name, self.decorated(frame.file, statement, frame.scope, outer))

    def walk_import(self, statement: ast.Import, frame: Frame) -> None:
        for alias in statement.names:
            self._imported(frame, alias.name)

    def walk_from(self, statement: ast.ImportFrom, frame: Frame) -> None:
        name = frame.file.absolute_name(statement)
        if name is None:
            return
        self._imported(frame, name)
        for alias in statement.names:
            self._imported(frame, f"{name}.{alias.name}")

    def _imported(self, frame: Frame, name: str) -> None:
        target = frame.file.find_module(name)
        if target is not None and target.path not in self.modules:
            self.module(target)

    def walk_if(self, statement: ast.If, frame: Frame) -> str | None:
        verdict = truth(self._expression(statement.test, frame))
        if verdict is not None:
            return self._block(statement.body if verdict else statement.orelse, frame)
        return self._either(frame, statement, [("body", statement.body), ("else", statement.orelse)])

    def _either(self, frame: Frame, statement: ast.stmt, arms: list[tuple[str, list[ast.stmt]]]) -> str | None:
        """Walk the arms of a condition that is not known; what they bind differently is unknown afterwards."""
        before = dict(frame.names)
        after: list[dict[str, Value]] = []
        ends: list[str | None] = []
        for arm, body in arms:
            frame.names = dict(before)
            self.conditions.append((frame.file, statement, arm))
            end = self._block(body, frame)
            self.conditions.pop()
            ends.append(end)
            if end is None:
                after.append(frame.names)
        frame.names = _merged(after or [before], _place(frame.file, statement))
        return ends[0] if ends and ends[0] is not None and all(each == ends[0] for each in ends) else None

    def walk_for(self, statement: ast.For, frame: Frame) -> str | None:
        items = sequence_items(self._expression(statement.iter, frame))
        if items is None:
            items = (Unknown(_place(frame.file, statement.iter), "it loops over what is not known"),)
        for item in items:
            self._assign(statement.target, item, frame)
            end = self._block(statement.body, frame)
            if end in {"return", "raise"}:
                return end
            if end == "break":
                break
        return self._block(statement.orelse, frame)

    def walk_while(self, statement: ast.While, frame: Frame) -> None:
        self._either(frame, statement, [("loop", statement.body), ("else", [])])

    def walk_with(self, statement: ast.With, frame: Frame) -> str | None:
        for item in statement.items:
            value = self._expression(item.context_expr, frame)
            if item.optional_vars is not None:
                self._assign(item.optional_vars, Unknown(value.place, "it is bound by `with`"), frame)
        return self._block(statement.body, frame)

    def walk_try(self, statement: ast.Try, frame: Frame) -> str | None:
        body = [*statement.body, *statement.orelse]
        end = self._block(body, frame)
        for handler in statement.handlers:
            names = dict(frame.names)
            self.conditions.append((frame.file, statement, "except"))
            self._block(handler.body, frame)
            self.conditions.pop()
            frame.names = names
        final = self._block(statement.finalbody, frame)
        return final or (end if not statement.handlers else None)

    def walk_match(self, statement: ast.Match, frame: Frame) -> str | None:
        self._expression(statement.subject, frame)
        return self._either(frame, statement, [("case", case.body) for case in statement.cases] + [("none", [])])

    def walk_delete(self, statement: ast.Delete, frame: Frame) -> None:
        for target in statement.targets:
            if isinstance(target, ast.Name):
                frame.bind(target.id, Unknown(_place(frame.file, target), f"{target.id} is deleted"))


# helpers


def replace_rest(reference: Bound, rest: tuple[str, ...]) -> Bound:
    """The same binding with other attributes behind it."""
    return Bound(reference.file, reference.binding, rest)


def _place(file: CodeFile, node: ast.AST) -> Place:
    return FixedPlace(file.source, span_of(file.source, node))  # type: ignore[arg-type]  # statements, expressions and arguments have positions


def _with_cell(value: Value) -> Value:
    if isinstance(value, Array | Object) and value.cell is None:
        cell = Cell(value)
        cell.value = replace(value, cell=cell)
        return cell.value
    return value


def _agreed(values: list[Value], place: Place) -> Value:
    if not values:
        return Scalar(place, None)
    first = values[0]
    if all(_alike(first, each) for each in values[1:]):
        return first
    known = [each for each in values if not (isinstance(each, Scalar) and each.value is None)]
    if len(known) == 1:
        return known[0]
    return Unknown(place, "it depends on a condition")


def _alike(one: Value, other: Value) -> bool:
    """Whether two values are the same thing: equal data, or one and the same object."""
    if one is other:
        return True
    if isinstance(one, Symbol) and isinstance(other, Symbol) and (one.target is not None or other.target is not None):
        return one.target is other.target or (
            isinstance(one.target, Bound) and isinstance(other.target, Bound) and one.target.binding is other.target.binding
        )
    return same(one, other)


def _merged(states: list[dict[str, Value]], place: Place) -> dict[str, Value]:
    merged = dict(states[0])
    for state in states[1:]:
        for name, value in state.items():
            mine = merged.get(name)
            if mine is None or _alike(mine, value):
                merged[name] = value
            elif isinstance(mine, Array | Object) and isinstance(value, Array | Object) and mine.cell is value.cell is not None:
                merged[name] = value
            else:
                merged[name] = Unknown(place, f"{name} depends on a condition")
    return merged


_PREDICATES = frozenset(
    {"inspect.isfunction", "inspect.ismethod", "inspect.iscoroutinefunction", "inspect.isclass", "builtins.callable", "inspect.isroutine"}
)


def _passes(predicate: str, value: Value) -> bool:
    """Whether a member passes a predicate of inspect; what is not first-party passes none."""
    target = value.target if isinstance(value, Symbol) else None
    is_class = isinstance(target, Bound) and target.binding.kind == "class"
    is_function = isinstance(target, Closure) or (isinstance(target, Bound) and target.binding.kind == "function")
    if predicate == "inspect.isclass":
        return is_class
    if predicate == "inspect.ismethod":
        return isinstance(target, Closure) and target.bound is not None
    if predicate == "inspect.iscoroutinefunction":
        node = target.node if isinstance(target, Closure) else target.binding.node if isinstance(target, Bound) else None
        return isinstance(node, ast.AsyncFunctionDef)
    return is_function or (predicate == "builtins.callable" and is_class)


_SPECIAL = frozenset(
    {
        "builtins.callable",
        "builtins.dir",
        "builtins.globals",
        "builtins.hasattr",
        "builtins.type",
        "builtins.vars",
        "inspect.getmembers",
        "inspect.isclass",
        "inspect.iscoroutinefunction",
        "inspect.isfunction",
        "inspect.ismethod",
        "builtins.getattr",
        "builtins.setattr",
        "functools.partial",
        "functools.wraps",
        "functools.update_wrapper",
        "dataclasses.replace",
        "typing.cast",
        "typing_extensions.cast",
    }
)


def _changed(before: Array | Object, method: str, positional: list[Value], keywords: dict[str, Value], place: Place) -> Array | Object | Unknown:
    """A list, set or dict after an in-place change; Unknown for changes that are not followed."""
    if isinstance(before, Array):
        if method in {"append", "add"} and len(positional) == 1:
            return replace(before, items=(*before.items, positional[0]))
        if method in {"extend", "update"} and len(positional) == 1:
            items = sequence_items(positional[0])
            if items is None and isinstance(positional[0], Array):
                items = positional[0].items if positional[0].complete else None
            return replace(before, items=(*before.items, *items)) if items is not None else replace(before, complete=False)
        if method == "insert" and len(positional) == 2:  # noqa: PLR2004 - index and item
            return replace(before, items=(positional[1], *before.items))
        if method == "clear":
            return replace(before, items=(), complete=True)
        if method == "sort":
            return before
    elif method == "update" and len(positional) <= 1:
        entries = list(before.entries)
        rest = before.rest
        if positional:
            if not isinstance(positional[0], Object):
                return Unknown(place, "it is updated with what is not known")
            entries.extend(positional[0].entries)
            rest = rest or positional[0].rest
        entries.extend(Entry(Scalar(value.place, key), value) for key, value in keywords.items())
        return replace(before, entries=tuple(entries), rest=rest)
    elif method == "setdefault" and len(positional) == 2:  # noqa: PLR2004 - key and default
        key = text_of(positional[0])
        if key is not None and before.get(key) is not None:
            return before
        return replace(before, entries=(*before.entries, Entry(positional[0], positional[1])))
    elif method == "clear":
        return replace(before, entries=(), rest=None)
    return Unknown(place, f"it is changed by {method}()")


MAX_DEPTH = 48

_STATEMENTS = {
    ast.Expr: Interpreter.walk_expression,
    ast.Return: Interpreter.walk_return,
    ast.Raise: Interpreter.walk_raise,
    ast.Continue: Interpreter.walk_continue,
    ast.Break: Interpreter.walk_break,
    ast.Assign: Interpreter.walk_assign,
    ast.AnnAssign: Interpreter.walk_annotated,
    ast.AugAssign: Interpreter.walk_augmented,
    ast.FunctionDef: Interpreter.walk_function,
    ast.AsyncFunctionDef: Interpreter.walk_function,
    ast.Import: Interpreter.walk_import,
    ast.ImportFrom: Interpreter.walk_from,
    ast.If: Interpreter.walk_if,
    ast.For: Interpreter.walk_for,
    ast.AsyncFor: Interpreter.walk_for,
    ast.While: Interpreter.walk_while,
    ast.With: Interpreter.walk_with,
    ast.AsyncWith: Interpreter.walk_with,
    ast.Try: Interpreter.walk_try,
    ast.TryStar: Interpreter.walk_try,
    ast.Match: Interpreter.walk_match,
    ast.Delete: Interpreter.walk_delete,
}

