"""Expressions to values, without running them.

What is not certain is Unknown, with the reason. Bounded in depth, in steps and in the size of what it builds, so that
no input can make it slow.
"""

from __future__ import annotations

import ast
from collections import ChainMap
from types import MappingProxyType
from typing import TYPE_CHECKING, Protocol

import libcst as cst

from flake8_mcp.lazy_dataclass import dataclass, field

from .calls import call, call_arguments, keywords_object
from .changes import changed_line, replaced_line
from .displays import DISPLAYS
from .enums import attribute_of, enum_member
from .known_calls import from_json
from .names import Bound, External, Missing, ModuleReference, identity, running
from .operators import OPERATIONS
from .outline import Scope, dotted_name
from .segments import NodePlace, Segment, SegmentError, dotted, span_of
from .texts import TEXTS
from .values import Array, FixedPlace, Object, Scalar, Symbol, Unknown, Value, same, sequence_items, settled, truth

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from .names import Reference
    from .outline import Binding
    from .project import CodeFile
    from .values import Place

__all__ = [
    "CallResolver",
    "Code",
    "Evaluator",
    "KeptValue",
    "dotted",
    "from_json",
    "same",
    "sequence_items",
    "truth",
]

MAX_DEPTH = 64
MAX_STEPS = 200_000
MAX_ALL_STEPS = 1_000_000  # of one evaluator, since what a limit cut short is evaluated again
MAX_REPEATED_STEPS = 20_000  # in function bodies and comprehensions, which are evaluated again and again
MAX_WEIGHT = 200_000

_NO_LOCALS: Mapping[str, Value] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Code:
    """A libcst expression with what is needed to read it: its file, the scope of its names, and known local values."""

    node: cst.BaseExpression
    segment: Segment
    file: CodeFile
    scope: Scope
    local_values: Mapping[str, Value] = field(default_factory=lambda: _NO_LOCALS)

    def at(self, node: cst.BaseExpression) -> Code:
        """Another expression of the same piece of source."""
        return Code(node, self.segment, self.file, self.scope, self.local_values)

    def inside(self, names: Mapping[str, Value]) -> Code:
        """The same expression inside a comprehension that binds names; a class around it is not seen from there."""
        scope = self.scope
        if scope.kind == "class":
            scope = Scope("comprehension", scope.node, scope)
        local_values = ChainMap(dict(names), self.local_values)  # type: ignore[arg-type]  # only the first is written to
        return Code(self.node, self.segment, self.file, scope, local_values)

    def place(self, node: cst.CSTNode | None = None) -> NodePlace:
        """The place of a node of this piece, by default of the expression itself."""
        return NodePlace(self.segment, self.node if node is None else node)


class CallResolver(Protocol):
    """What a higher layer knows of a call: the value of `name(...)`, or None if it knows nothing of that callable."""

    def __call__(self, name: str, call: Code, evaluator: Evaluator, /) -> Value | None:
        """`name` is the full dotted name of the callable, `.name` of a method of what is not known."""


@dataclass(frozen=True, slots=True)
class KeptValue:
    """A value with what it took, so that limits do not depend on what was evaluated before."""

    value: Value
    depth: int
    steps: int


def no_resolver(_name: str, _call: Code, _evaluator: Evaluator, /) -> Value | None:
    """Know no call."""
    return None


class Evaluator:
    """Evaluates expressions of one analysis; `resolver` knows calls that mean something to a higher layer."""

    max_repeated_steps = MAX_REPEATED_STEPS

    def __init__(self, resolver: CallResolver = no_resolver) -> None:
        self.resolver = resolver
        self.refused: dict[tuple[str, int], str] = {}
        self._steps = 0
        self._repeated_steps = 0
        self._all_steps = 0
        self._depth = 0
        self._deepest = 0
        self._active: list[ast.AST] = []
        self._cyclic: set[ast.AST] = set()
        self._partial: dict[ast.AST, Value] = {}  # what was cut short in the evaluation under way
        self._cut_short = 0  # how often a limit or a recursion ended an evaluation: such a result is not kept

    def of_node(
        self, file: CodeFile, node: ast.expr, scope: Scope, local_values: Mapping[str, Value] = _NO_LOCALS
    ) -> Value:
        """The value of an ast expression of a file, evaluated once for each file when it has no local values."""
        if local_values:
            code = self.code(file, node, scope, local_values)
            return self.value(code) if isinstance(code, Code) else code
        kept = file.values.get(node)
        if kept is not None:
            if self._fits(kept):
                return kept.value
            return self.give_up(ast_place(file, node), "it is too large to evaluate")
        if node in self._partial and self._depth:
            self._cut_short += 1
            return self._partial[node]
        if node in self._active:
            self._cyclic.update(self._active[self._active.index(node) :])  # functions in it do no harm
            return Unknown(ast_place(file, node), "it is defined by itself")
        if not self._depth:
            self._steps = self._repeated_steps = 0
            self._partial.clear()
        before = self._steps, self._deepest, self._cut_short
        self._deepest = self._depth
        self._active.append(node)
        try:
            code = self.code(file, node, scope)
            value = self.value(code) if isinstance(code, Code) else code
        finally:
            self._active.pop()
        if node in self._cyclic:
            self._cyclic.discard(node)
            value = Unknown(ast_place(file, node), "it is defined by itself")
        if self._cut_short == before[2]:
            file.values[node] = KeptValue(value, self._deepest - self._depth, self._steps - before[0])
        else:
            self._partial[node] = value
        self._deepest = max(self._deepest, before[1])
        return value

    def _fits(self, kept: KeptValue) -> bool:
        """Whether evaluating a value once more would end within the limits; if so, that is counted as done."""
        if self._depth + kept.depth > MAX_DEPTH or self._steps + kept.steps > MAX_STEPS:
            return False
        self._steps += kept.steps
        self._deepest = max(self._deepest, self._depth + kept.depth)
        return True

    def enter(self, function: ast.AST) -> bool:
        """Begin to evaluate the body of a function; false if that is under way."""
        if function in self._active:
            return False
        self._active.append(function)
        return True

    def leave(self, function: ast.AST) -> None:
        """End what `enter` began."""
        self._active.remove(function)

    def give_up(self, place: Place, reason: str) -> Unknown:
        """The result where a limit or a recursion ends an evaluation; it is not kept."""
        self._cut_short += 1
        return Unknown(place, reason)

    def code(
        self, file: CodeFile, node: ast.expr, scope: Scope, local_values: Mapping[str, Value] = _NO_LOCALS
    ) -> Code | Unknown:
        """An ast expression as libcst code; Unknown if libcst cannot be trusted with it."""
        if isinstance(node, ast.Starred | ast.Slice | ast.FormattedValue):
            return Unknown(ast_place(file, node), "it is no expression by itself")
        try:
            segment = file.expression(node)
        except SegmentError as problem:
            self.refused[file.path, problem.line] = str(problem)
            self._cut_short += 1  # not kept: every analysis has to notice the refusal
            return Unknown(ast_place(file, node), str(problem))
        assert isinstance(segment.root, cst.BaseExpression)
        return Code(segment.root, segment, file, scope, local_values)

    def value(self, code: Code) -> Value:
        """The value of a libcst expression."""
        if not self._depth:
            self._steps = self._repeated_steps = 0
        self._steps += 1
        self._all_steps += 1
        if code.local_values:
            self._repeated_steps += 1
        if self._depth >= MAX_DEPTH:
            return self.give_up(code.place(), f"it is nested more than {MAX_DEPTH} levels deep")
        if self._steps > MAX_STEPS or self._all_steps > MAX_ALL_STEPS or self._repeated_steps > self.max_repeated_steps:
            return self.give_up(code.place(), "it is too large to evaluate")
        evaluate = _EVALUATORS.get(type(code.node))
        if evaluate is None:
            return Unknown(code.place(), f"the value of {_noun(code.node)} is not known")
        self._depth += 1
        self._deepest = max(self._deepest, self._depth)
        try:
            value = evaluate(self, code)
        finally:
            self._depth -= 1
        return self.give_up(code.place(), "it is too large to evaluate") if value.weight > MAX_WEIGHT else value

    # names

    def referenced(self, references: tuple[Reference, ...], place: Place, parts: tuple[str, ...]) -> Value:
        """The value of a dotted name that refers to `references`: known only if all of them agree."""
        counted = running(references)
        if not counted:
            return Unknown(place, f"{'.'.join(parts)} has no value here")
        first = self.of_reference(counted[0], place)
        if len(counted) == 1:
            return first
        if isinstance(first, Unknown) or not all(same(first, self.of_reference(each, place)) for each in counted[1:]):
            return Unknown(place, f"{'.'.join(parts)} has more than one value")
        return first

    def of_reference(self, reference: Reference, place: Place) -> Value:
        """The value that a name refers to; a class, function or module is a Symbol."""
        if isinstance(reference, External):
            return Symbol(place, reference.name)
        if isinstance(reference, ModuleReference):
            return Symbol(place, reference.file.module_name)
        if isinstance(reference, Missing):
            return Unknown(place, reference.reason)
        replaced = replaced_line(reference)
        if replaced:
            return Unknown(place, f"{reference.binding.name} is replaced in line {replaced}")
        value = self._bound(reference, place)
        if _may_change(value):
            changed = changed_line(reference)
            if changed:
                return Unknown(place, f"{reference.binding.name} is changed in line {changed}")
        return value

    def _bound(self, reference: Bound, place: Place) -> Value:
        binding = reference.binding
        if binding.kind in {"class", "function"}:
            if any(dotted_name(each)[-1:] in _PROPERTIES for each in getattr(binding.node, "decorator_list", ())):
                return Unknown(place, f"{binding.name} is a property")
            return Symbol(place, identity(reference) or binding.name)
        if binding.kind not in {"assign", "unpack"} or binding.value is None:
            how = _KINDS.get(binding.kind, "bound in a way that is not followed")
            return Unknown(place, f"{binding.name} is {how}")
        if not reference.certain:
            return Unknown(place, f"{binding.name} may differ from instance to instance")
        member = enum_member(self, reference, place) if binding.scope.kind == "class" else None
        if member is not None:
            return member
        value = self.assigned(reference.file, binding, place)
        for name in reference.rest:
            value = attribute_of(value, name, place)
        return value

    def assigned(self, file: CodeFile, binding: Binding, place: Place) -> Value:
        """The value that the statement of a binding gives it."""
        assert binding.value is not None
        value = self.of_node(file, binding.value, binding.scope)
        for index in binding.path:
            items = sequence_items(value)
            if items is None or not 0 <= index < len(items):
                return Unknown(place, f"what {binding.name} is unpacked from is not known")
            value = items[index]
        return settled(value)

    # calls, for the resolver and its kind

    def arguments(self, code: Code) -> tuple[list[Value], dict[str, Value]] | None:
        """The evaluated arguments of a call; None if it has a spread that is not known."""
        return call_arguments(self, code)

    def keywords_object(self, code: Code, maker: str | None) -> Object:
        """The keyword arguments of a call as an object: the place of a key is that of its keyword.

        Positional arguments and unknown spreads leave it open.
        """
        return keywords_object(self, code, maker)


def _may_change(value: Value) -> bool:
    """Whether a value, or something in it, can be changed in place."""
    if isinstance(value, Array) and value.kind in {"tuple", "frozenset"} and value.complete:
        return any(map(_may_change, value.items))
    return isinstance(value, Array | Object)


def ast_place(file: CodeFile, node: ast.expr) -> Place:
    """The place of an ast expression."""
    return FixedPlace(file.source, span_of(file.source, node))


def _name(evaluator: Evaluator, code: Code) -> Value:
    node = code.node
    assert isinstance(node, cst.Name)
    constant = _CONSTANTS.get(node.value)
    if constant is not None:
        return Scalar(code.place(), constant[0])
    local = code.local_values.get(node.value)
    return local if local is not None else _resolved(evaluator, code, (node.value,))


def _attribute(evaluator: Evaluator, code: Code) -> Value:
    node = code.node
    assert isinstance(node, cst.Attribute)
    parts = dotted(node)
    if parts and parts[0] not in code.local_values:
        return _resolved(evaluator, code, parts)
    return attribute_of(evaluator.value(code.at(node.value)), node.attr.value, code.place())


def _resolved(evaluator: Evaluator, code: Code, parts: tuple[str, ...]) -> Value:
    references = code.file.resolve(parts, code.scope)
    return evaluator.referenced(references, code.place(), parts)


def _noun(node: cst.CSTNode) -> str:
    return {"Await": "an awaited call", "Lambda": "a lambda", "Yield": "a yield"}.get(
        type(node).__name__, "this expression"
    )


_CONSTANTS: Mapping[str, tuple[object]] = MappingProxyType({"True": (True,), "False": (False,), "None": (None,)})
_PROPERTIES = frozenset({("property",), ("cached_property",), ("setter",), ("deleter",), ("classproperty",)})
_KINDS = MappingProxyType(
    {
        "parameter": "a parameter",
        "loop": "a loop variable",
        "with": "bound by `with`",
        "except": "an exception",
        "augment": "changed by an augmented assignment",
        "delete": "deleted",
        "match": "bound by a pattern",
        "declare": "declared without a value",
        "typevar": "a type parameter",
        "alias": "a type alias",
    }
)
_EVALUATORS: Mapping[type, Callable[[Evaluator, Code], Value]] = MappingProxyType(
    {
        cst.Name: _name,
        cst.Attribute: _attribute,
        cst.Call: call,
        **TEXTS,
        **DISPLAYS,
        **OPERATIONS,
    }
)
