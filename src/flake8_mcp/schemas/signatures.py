"""The signature that inspect sees of a decorated function: its own, or that of what a decorator puts in its place."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Union, cast

from flake8_mcp.syntax.names import Bound
from flake8_mcp.syntax.outline import dotted_name

from .expressions import ExpressionPlace, NamePlace

if TYPE_CHECKING:
    from flake8_mcp.syntax.outline import FunctionNode, Scope
    from flake8_mcp.syntax.project import CodeFile
    from flake8_mcp.syntax.values import Place

    from .annotations import Reader

_WRAPS = frozenset({"wraps", "update_wrapper"})
_CHANGED = frozenset({"__signature__", "__annotations__", "__wrapped__", "__kwdefaults__", "__defaults__"})
MAX_STEPS = 12
# Kinds as inspect names them.
POSITIONAL_ONLY = "positional"
EITHER = "positional-or-keyword"
VARIADIC = "var-positional"
KEYWORD_ONLY = "keyword"
KEYWORDS = "var-keyword"


@dataclass(frozen=True, slots=True)
class Argument:
    """A parameter of a function."""

    name: str
    kind: str
    node: ast.arg
    default: ast.expr | None
    file: CodeFile

    @property
    def place(self) -> Place:
        """Where its name stands."""
        return NamePlace(self.file, self.node, self.name)


@dataclass(frozen=True, slots=True)
class Signature:
    """What inspect.signature tells of a function: the function whose parameters count, and these."""

    file: CodeFile
    node: FunctionNode
    scope: Scope
    arguments: tuple[Argument, ...]
    wrapped: bool = False  # whether decorators stand between the registration and the function
    replaced: bool = False  # whether a decorator puts a function of its own, with its own name, in the place


@dataclass(frozen=True, slots=True)
class NoSignature:
    """A signature that is not known, and why; or that does not exist: `type` is then what Python raises."""

    place: Place
    reason: str
    type: str | None = None


def signature_of(
    reader: Reader,
    file: CodeFile,
    node: FunctionNode,
    scope: Scope,
    decorators: tuple[ast.expr, ...],
    *,
    bound: bool,
    injecting: frozenset[str] = frozenset(),
) -> Signature | NoSignature:
    """The signature of a function under decorators, the outermost first."""
    found = Signature(file, node, scope, _arguments(file, node))
    for decorator in reversed(decorators):
        changed = _under(reader, found, file, decorator, scope, injecting)
        if isinstance(changed, NoSignature):
            return changed
        found = changed
    if bound and found.arguments and found.arguments[0].kind in {POSITIONAL_ONLY, EITHER}:
        found = Signature(found.file, found.node, found.scope, found.arguments[1:], found.wrapped, found.replaced)
    return found


def _arguments(file: CodeFile, node: FunctionNode) -> tuple[Argument, ...]:
    spec = node.args
    positional = [*spec.posonlyargs, *spec.args]
    defaults: list[ast.expr | None] = [None] * (len(positional) - len(spec.defaults))
    defaults.extend(spec.defaults)
    found = [
        Argument(each.arg, POSITIONAL_ONLY if index < len(spec.posonlyargs) else EITHER, each, default, file)
        for index, (each, default) in enumerate(zip(positional, defaults, strict=True))
    ]
    if spec.vararg is not None:
        found.append(Argument(spec.vararg.arg, VARIADIC, spec.vararg, None, file))
    found.extend(
        Argument(each.arg, KEYWORD_ONLY, each, default, file)
        for each, default in zip(spec.kwonlyargs, spec.kw_defaults, strict=True)
    )
    if spec.kwarg is not None:
        found.append(Argument(spec.kwarg.arg, KEYWORDS, spec.kwarg, None, file))
    return tuple(found)


def _under(
    reader: Reader, before: Signature, file: CodeFile, decorator: ast.expr, scope: Scope, injecting: frozenset[str]
) -> Signature | NoSignature:
    callee = decorator.func if isinstance(decorator, ast.Call) else decorator
    parts = dotted_name(callee)
    place = ExpressionPlace(file, decorator)
    if injecting and (".".join(parts) in injecting or (parts[-1:] and parts[-1] in injecting)):
        return NoSignature(place, "a decorator injects parameters")
    name = reader.name_of(callee, file, scope)
    if name == "builtins.staticmethod":
        return before
    if name == "builtins.classmethod":
        return NoSignature(place, "a classmethod object is no function", "TypeError")
    if name in {"builtins.property", "functools.cached_property"}:
        return NoSignature(place, "a property is no function")
    wrapped = Signature(
        before.file, before.node, before.scope, before.arguments, wrapped=True, replaced=before.replaced
    )
    references = file.resolve(parts, scope)
    if not references:
        return NoSignature(place, "a decorator is not known")
    for reference in references:
        if not isinstance(reference, Bound):
            continue
        node = reference.binding.node
        if reference.rest or not isinstance(node, ast.FunctionDef):
            if reference.rest or reference.binding.kind in {"class", "parameter", "assign", "loop", "with", "unpack"}:
                return NoSignature(place, "a decorator is not a function that is followed")
            return NoSignature(place, "a decorator is not known")
        effect = _effect_of(reader, place, reference.file, node, called=isinstance(decorator, ast.Call))
        if isinstance(effect, NoSignature):
            return replace(effect, place=place)
        if effect is not None:
            file_of, inner, inner_scope = effect
            return Signature(file_of, inner, inner_scope, _arguments(file_of, inner), wrapped=True, replaced=True)
    return wrapped


Effect = Union[NoSignature, tuple["CodeFile", "FunctionNode", "Scope"], None]  # noqa: UP007 - the names exist for type checkers only


def _effect_of(reader: Reader, place: Place, file: CodeFile, node: ast.FunctionDef, *, called: bool) -> Effect:
    """What a first-party decorator makes of any function, worked out once."""
    key = ("decorator", node, called)
    if key not in file.notes:
        file.notes[key] = _Effect(reader, place).of_decorator(file, node, called=called)
    return cast("Effect", file.notes[key])


@dataclass(slots=True)
class _Effect:
    """What a first-party decorator makes of a function: None keeps its signature, a function replaces it."""

    reader: Reader
    place: Place
    steps: int = 0
    active: set[ast.AST] = field(default_factory=set)

    def of_decorator(
        self, file: CodeFile, node: ast.FunctionDef, *, called: bool
    ) -> NoSignature | tuple[CodeFile, FunctionNode, Scope] | None:
        for each in ast.walk(node):
            if isinstance(each, ast.Attribute) and each.attr in _CHANGED and isinstance(each.ctx, ast.Store | ast.Del):
                return NoSignature(self.place, f"a decorator sets {each.attr}")
            if isinstance(each, ast.Call) and dotted_name(each.func) == ("setattr",) and len(each.args) > 1:
                name = each.args[1]
                if not isinstance(name, ast.Constant) or name.value in _CHANGED:
                    return NoSignature(self.place, "a decorator sets an attribute of the function")
        return self.factory(file, node) if called else self.returns(file, node, _first(node))

    def factory(self, file: CodeFile, node: FunctionNode) -> NoSignature | tuple[CodeFile, FunctionNode, Scope] | None:
        """What the decorators that a factory returns make of a function."""
        scope = file.outline.scopes[node]
        values = [each for each in file.outline.returns_of(scope) if each is not None]
        effects = [self.decorator_of(file, each, scope) for each in values]
        return self.one(effects)

    def decorator_of(
        self, file: CodeFile, node: ast.expr, scope: Scope
    ) -> NoSignature | tuple[CodeFile, FunctionNode, Scope] | None:
        """What the decorator that an expression is makes of a function."""
        self.steps += 1
        unknown = NoSignature(self.place, "what a decorator makes is not known")
        if self.steps > MAX_STEPS:
            return unknown
        if isinstance(node, ast.Name):
            references = file.resolve((node.id,), scope)
            if len(references) == 1 and isinstance(references[0], Bound) and not references[0].rest:
                inner = references[0].binding.node
                if isinstance(inner, ast.FunctionDef):
                    return self.returns(references[0].file, inner, _first(inner))
                if references[0].binding.kind == "parameter":
                    return None
            return unknown
        if isinstance(node, ast.Call):
            parts = dotted_name(node.func)
            if parts[-1:] == ("partial",) and node.args:
                return self.decorator_of(file, node.args[0], scope)
            references = file.resolve(parts, scope)
            if len(references) == 1 and isinstance(references[0], Bound) and not references[0].rest:
                inner = references[0].binding.node
                if isinstance(inner, ast.FunctionDef):
                    # `return decorator(function)` beside `return decorator`: it is applied already
                    applied = self.returns(references[0].file, inner, _first(inner))
                    return applied if not isinstance(applied, NoSignature) else self.factory(references[0].file, inner)
            elif references and not any(isinstance(each, Bound) for each in references):
                return None
        return unknown

    def returns(
        self, file: CodeFile, node: FunctionNode, parameter: str | None
    ) -> NoSignature | tuple[CodeFile, FunctionNode, Scope] | None:
        """What a function that gets the decorated one in `parameter` returns."""
        self.steps += 1
        if self.steps > MAX_STEPS or parameter is None or node in self.active:
            return NoSignature(self.place, "what a decorator makes is not known")
        self.active.add(node)
        try:
            scope = file.outline.scopes[node]
            values = [each for each in file.outline.returns_of(scope) if each is not None]
            return self.one([self.kept(file, each, scope, parameter) for each in values])
        finally:
            self.active.discard(node)

    def one(
        self, effects: list[NoSignature | tuple[CodeFile, FunctionNode, Scope] | None]
    ) -> NoSignature | tuple[CodeFile, FunctionNode, Scope] | None:
        if not effects:
            return NoSignature(self.place, "a decorator returns nothing")
        first = effects[0]
        for each in effects[1:]:
            same = each is first or (isinstance(each, tuple) and isinstance(first, tuple) and each[1] is first[1])
            if not same:
                return NoSignature(self.place, "what a decorator makes depends on a condition")
        return first

    def kept(
        self, file: CodeFile, node: ast.expr, scope: Scope, parameter: str
    ) -> NoSignature | tuple[CodeFile, FunctionNode, Scope] | None:
        """What a returned expression is: the function in `parameter`, a faithful wrapper of it, or another function."""
        unknown = NoSignature(self.place, "what a decorator makes is not known")
        self.steps += 1
        if self.steps > MAX_STEPS * 4:
            return unknown
        if isinstance(node, ast.IfExp):
            return self.one([self.kept(file, each, scope, parameter) for each in (node.body, node.orelse)])
        if isinstance(node, ast.Name):
            return None if node.id == parameter else self.named(file, node, scope, parameter)
        if isinstance(node, ast.Call):
            return self.called(file, node, scope, parameter)
        return unknown

    def named(
        self, file: CodeFile, node: ast.Name, scope: Scope, parameter: str
    ) -> NoSignature | tuple[CodeFile, FunctionNode, Scope] | None:
        unknown = NoSignature(self.place, "what a decorator makes is not known")
        effects: list[NoSignature | tuple[CodeFile, FunctionNode, Scope] | None] = []
        for reference in file.resolve((node.id,), scope):
            if not isinstance(reference, Bound) or reference.rest:
                return unknown
            binding = reference.binding
            inner = binding.node
            if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef):
                effects.append(self.wrapper(reference, inner, scope, parameter))
            elif binding.value is not None and binding.kind == "assign" and not binding.path:
                effects.append(self.kept(reference.file, binding.value, binding.scope, parameter))
            else:
                return unknown
        return self.one(effects)

    def wrapper(
        self, reference: Bound, inner: FunctionNode, outer: Scope, parameter: str
    ) -> NoSignature | tuple[CodeFile, FunctionNode, Scope] | None:
        unknown = NoSignature(self.place, "what a decorator makes is not known")
        for decorator in inner.decorator_list:
            if (
                dotted_name(decorator.func if isinstance(decorator, ast.Call) else decorator)[-1:]
                and dotted_name(decorator.func if isinstance(decorator, ast.Call) else decorator)[-1] in _WRAPS
            ):
                arguments = decorator.args if isinstance(decorator, ast.Call) else []
                wrapped = arguments[0] if arguments else None
                if isinstance(wrapped, ast.Name) and wrapped.id == parameter:
                    return None
                return unknown
            return unknown
        for each in ast.walk(outer.node):
            if isinstance(each, ast.Call) and dotted_name(each.func)[-1:] == ("update_wrapper",):
                return None
        if any(
            isinstance(each, ast.Attribute) and each.attr in {"__name__", "__doc__"} and isinstance(each.ctx, ast.Store)
            for each in ast.walk(outer.node)
        ):
            return unknown
        return (reference.file, inner, reference.binding.scope)

    def called(
        self, file: CodeFile, node: ast.Call, scope: Scope, parameter: str
    ) -> NoSignature | tuple[CodeFile, FunctionNode, Scope] | None:
        unknown = NoSignature(self.place, "what a decorator makes is not known")
        callee = node.func.func if isinstance(node.func, ast.Call) else node.func
        parts = dotted_name(callee)
        if parts[-1:] and parts[-1] in _WRAPS:
            return None
        if parts[-1:] == ("cast",) and len(node.args) == 2:  # noqa: PLR2004 - typing.cast(type, value)
            return self.kept(file, node.args[1], scope, parameter)
        given = [index for index, each in enumerate(node.args) if isinstance(each, ast.Name) and each.id == parameter]
        references = file.resolve(parts, scope)
        for reference in references:
            if (
                isinstance(reference, Bound)
                and not reference.rest
                and isinstance(reference.binding.node, ast.FunctionDef)
            ):
                inner = reference.binding.node
                names = [each.arg for each in inner.args.args]
                if isinstance(node.func, ast.Call) or not given or given[0] >= len(names):
                    return unknown
                return self.returns(reference.file, inner, names[given[0]])
            if isinstance(reference, Bound):
                return unknown
        return None if references and given else unknown


def _first(node: FunctionNode) -> str | None:
    arguments = [*node.args.posonlyargs, *node.args.args]
    return arguments[0].arg if arguments else None
