"""What a first-party decorator makes of a function: it keeps it, wraps it, changes its signature, or replaces it."""

from __future__ import annotations

import ast
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from flake8_mcp.lazy_dataclass import dataclass, field
from flake8_mcp.syntax.names import Bound, External, identity
from flake8_mcp.syntax.outline import dotted_name
from flake8_mcp.syntax.walking import children, walk

from .expressions import Given, value_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.syntax.names import Reference
    from flake8_mcp.syntax.outline import FunctionNode, Scope
    from flake8_mcp.syntax.project import CodeFile

    from .annotations import Reader

_WRAPS = frozenset({"wraps", "update_wrapper"})
_SIGNATURE = frozenset({"__signature__", "__annotations__", "__wrapped__", "__kwdefaults__", "__defaults__"})
_TEXTS = frozenset({"__doc__", "__name__"})
_WATCHED = _SIGNATURE | _TEXTS
_MAX_STEPS = 48
CACHES = frozenset({"functools.lru_cache", "functools.cache"})
_UNKNOWN = "what a decorator makes is not known"


@dataclass(frozen=True, slots=True)
class Function:
    """A function definition and the scope in which it stands."""

    file: CodeFile
    node: FunctionNode
    scope: Scope


@dataclass(frozen=True, slots=True)
class Call:
    """A call that is followed: in `function` the parameters have the values of `arguments`, None if they are not known."""  # noqa: E501

    function: FunctionNode
    arguments: ast.Call | None
    file: CodeFile | None = None
    scope: Scope | None = None


@dataclass(frozen=True, slots=True)
class Rewrite:
    """The value that is assigned to `__signature__`; in its file `parameter` is the decorated function."""

    file: CodeFile
    scope: Scope
    value: ast.expr
    parameter: str
    calls: tuple[Call, ...] = ()
    conditional: bool = False


@dataclass(frozen=True, slots=True)
class Effect:
    """What a decorator does; `reason`: why it is not known.

    `instead` is a function of its own in the place of the decorated one. `documented`, `named`: `__doc__` and
    `__name__`
    are those of the function.
    """

    reason: str = ""
    instead: Function | None = None
    rewrites: tuple[Rewrite, ...] = ()
    documented: bool = True
    named: bool = True


KEPT = Effect()


def effect_of(reader: Reader, file: CodeFile, node: ast.FunctionDef, *, called: bool) -> Effect:
    """What a decorator, or with `called` what the decorator that a factory makes, does to any function."""
    key = ("decorator", node, called)
    if key not in file.links:
        found = _Following(reader)
        try:
            effect = found.made_by(file, node, ()) if called else found.returned(file, node, _first(node), ())
        except RecursionError:
            effect = Effect(_UNKNOWN)
        file.links[key] = effect
    return cast("Effect", file.links[key])


@dataclass(slots=True)
class _Following:
    """Follows one decorator."""

    reader: Reader
    steps: int = 0
    active: set[ast.AST] = field(default_factory=set)

    def made_by(self, file: CodeFile, node: FunctionNode, calls: tuple[Call, ...]) -> Effect:
        """What the decorators that a factory returns do."""
        scope = file.outline.scopes[node]
        if any(True for _ in self._stores(file, node, scope)):
            return Effect("a decorator sets attributes of functions")
        calls = calls if calls and calls[-1].function is node else (*calls, Call(node, None))
        bare = calls[-1].arguments is None or not calls[-1].arguments.args
        values = _returns(node.body, _first(node) if bare else None, given=False)[0]
        return _one([self._decorator(file, each, scope, calls) for each in values])

    def _decorator(self, file: CodeFile, node: ast.expr, scope: Scope, calls: tuple[Call, ...]) -> Effect:
        """What the decorator that an expression is does."""
        self.steps += 1
        if self.steps > _MAX_STEPS:
            return Effect(_UNKNOWN)
        if isinstance(node, ast.IfExp):
            verdict = _decides(
                node.test, calls[-1].function.args.args[0].arg if calls[-1].function.args.args else None, given=False
            )
            arms = [node.body, node.orelse] if verdict is None else [node.body if verdict else node.orelse]
            return _one([self._decorator(file, each, scope, calls) for each in arms])
        if isinstance(node, ast.Name):
            reference = _single(file, (node.id,), scope)
            if reference is None:
                return Effect(_UNKNOWN)
            inner = reference.binding.node
            if isinstance(inner, ast.FunctionDef):
                return self.returned(reference.file, inner, _first(inner), calls)
            # a factory that also takes the function itself: `return function`
            return KEPT if reference.binding.kind == "parameter" else Effect(_UNKNOWN)
        if isinstance(node, ast.Call):
            parts = dotted_name(node.func)
            if parts[-1:] == ("partial",) and node.args:
                return self._decorator(file, node.args[0], scope, calls)
            reference = _single(file, parts, scope)
            if reference is not None and isinstance(reference.binding.node, ast.FunctionDef):
                # a factory of the factory, or `return decorator(function)` beside `return decorator`: it is applied
                inner = reference.binding.node
                made = self.made_by(reference.file, inner, (*calls, Call(inner, node, file, scope)))
                return made if not made.reason else self.returned(reference.file, inner, _first(inner), calls)
            references = file.resolve(parts, scope)
            if references and not any(isinstance(each, Bound) or _caches(each) for each in references):
                return KEPT
        return Effect(_UNKNOWN)

    def returned(self, file: CodeFile, node: FunctionNode, parameter: str | None, calls: tuple[Call, ...]) -> Effect:
        """What a function that gets the decorated one in `parameter` returns."""
        if parameter is None or node in self.active:
            return Effect(_UNKNOWN)
        self.active.add(node)
        try:
            scope = file.outline.scopes[node]
            values = _returns(node.body, parameter, given=True)[0]
            return _one([self._stored(file, node, scope, each, parameter, calls) for each in values])
        finally:
            self.active.discard(node)

    def _stored(
        self, file: CodeFile, node: FunctionNode, scope: Scope, value: ast.expr, parameter: str, calls: tuple[Call, ...]
    ) -> Effect:
        """What a returned value is, with the attributes that the function sets."""
        effect = self._kept(file, value, scope, parameter, calls)
        if effect.reason:
            return effect
        names = {value.id} if isinstance(value, ast.Name) else set()
        for name, attribute, given, conditional in self._stores(file, node, scope):
            if attribute in _TEXTS:
                if name in names or name is None or name == parameter:
                    effect = replace(
                        effect,
                        documented=effect.documented and attribute != "__doc__",
                        named=effect.named and attribute != "__name__",
                    )
                continue
            if attribute != "__signature__" or given is None or name not in names or effect.rewrites or effect.instead:
                return Effect(f"a decorator sets {attribute}")
            effect = replace(effect, rewrites=(Rewrite(file, scope, given, parameter, calls, conditional),))
        return effect

    def _stores(
        self, file: CodeFile, node: FunctionNode, scope: Scope
    ) -> Iterator[tuple[str | None, str, ast.expr | None, bool]]:
        """The attributes of functions that a function sets: of which name, the attribute, the value, and whether under a condition."""  # noqa: E501
        for each in _statements(node):
            for inner in walk(each) if not isinstance(each, _COMPOUND) else _own_expressions(each):
                if (
                    isinstance(inner, ast.Attribute)
                    and inner.attr in _WATCHED
                    and isinstance(inner.ctx, ast.Store | ast.Del)
                ):
                    name = inner.value.id if isinstance(inner.value, ast.Name) else None
                    value = each.value if isinstance(each, ast.Assign) and each.targets == [inner] else None
                    yield name, inner.attr, value, each not in node.body
                elif isinstance(inner, ast.Call) and dotted_name(inner.func) == ("setattr",) and len(inner.args) > 1:
                    name = inner.args[0].id if isinstance(inner.args[0], ast.Name) else None
                    attribute = getattr(
                        value_of(self.reader.evaluator, Given(file, scope, inner.args[1])), "value", None
                    )
                    if attribute is None:
                        yield name, "an attribute", None, True
                    elif attribute in _WATCHED:
                        yield name, str(attribute), None, True

    def _kept(self, file: CodeFile, node: ast.expr, scope: Scope, parameter: str, calls: tuple[Call, ...]) -> Effect:
        """What an expression is: the function in `parameter`, a faithful wrapper of it, or another function."""
        self.steps += 1
        if self.steps > _MAX_STEPS:
            return Effect(_UNKNOWN)
        if isinstance(node, ast.IfExp):
            verdict = _decides(node.test, parameter, given=True)
            arms = [node.body, node.orelse] if verdict is None else [node.body if verdict else node.orelse]
            return _one([self._kept(file, each, scope, parameter, calls) for each in arms])
        if isinstance(node, ast.Name):
            return KEPT if node.id == parameter else self._named(file, node, scope, parameter, calls)
        if isinstance(node, ast.Call):
            return self._called(file, node, scope, parameter, calls)
        return Effect(_UNKNOWN)

    def _named(self, file: CodeFile, node: ast.Name, scope: Scope, parameter: str, calls: tuple[Call, ...]) -> Effect:
        effects: list[Effect] = []
        for reference in file.resolve((node.id,), scope):
            if not isinstance(reference, Bound) or reference.rest:
                return Effect(_UNKNOWN)
            binding = reference.binding
            inner = binding.node
            if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef):
                effects.append(self._wrapper(reference, inner, scope, parameter, calls))
            elif binding.kind == "parameter" and binding.name == parameter:
                effects.append(KEPT)  # `given = function`
            elif binding.value is not None and binding.kind == "assign" and not binding.path:
                effects.append(self._kept(reference.file, binding.value, binding.scope, parameter, calls))
            else:
                return Effect(_UNKNOWN)
        return _one(effects)

    def _wrapper(
        self, reference: Bound, inner: FunctionNode, outer: Scope, parameter: str, calls: tuple[Call, ...]
    ) -> Effect:
        """What a function that is defined inside a decorator is to the decorated one."""
        for decorator in inner.decorator_list:
            name = dotted_name(decorator.func if isinstance(decorator, ast.Call) else decorator)
            arguments = decorator.args if isinstance(decorator, ast.Call) else []
            wrapped = arguments[0] if arguments else None
            if name[-1:] and name[-1] in _WRAPS and isinstance(wrapped, ast.Name):
                # also where it has another name: `given = cast(Callable[..., Any], function)`
                return self._kept(reference.file, wrapped, outer, parameter, calls)
            return Effect(_UNKNOWN)
        if any(
            isinstance(each, ast.Call) and dotted_name(each.func)[-1:] == ("update_wrapper",)
            for each in walk(outer.node)
        ):
            return KEPT
        return Effect(instead=Function(reference.file, inner, reference.binding.scope))

    def _called(self, file: CodeFile, node: ast.Call, scope: Scope, parameter: str, calls: tuple[Call, ...]) -> Effect:
        callee = node.func.func if isinstance(node.func, ast.Call) else node.func
        parts = dotted_name(callee)
        if parts[-1:] and parts[-1] in _WRAPS:
            return KEPT
        if parts[-1:] == ("cast",) and len(node.args) == 2:
            return self._kept(file, node.args[1], scope, parameter, calls)
        given = [index for index, each in enumerate(node.args) if isinstance(each, ast.Name) and each.id == parameter]
        references = file.resolve(parts, scope)
        if any(identity(each) == "functools.partial" for each in references):
            return Effect("a decorator makes an object without a name of its own")
        for reference in references:
            if not isinstance(reference, Bound):
                continue
            inner = reference.binding.node
            if reference.rest or not isinstance(inner, ast.FunctionDef) or isinstance(node.func, ast.Call):
                return Effect(_UNKNOWN)
            names = [each.arg for each in inner.args.args]
            if not given or given[0] >= len(names):
                return Effect(_UNKNOWN)
            return self.returned(reference.file, inner, names[given[0]], (*calls, Call(inner, node, file, scope)))
        return KEPT if references and given else Effect(_UNKNOWN)


def _one(effects: list[Effect]) -> Effect:
    """The effect of a decorator that has one of these."""
    if not effects:
        return Effect("a decorator returns nothing")
    reason = next((each.reason for each in effects if each.reason), "")
    if reason:
        return Effect(reason)
    first = effects[0]
    if any((each.instead and each.instead.node) is not (first.instead and first.instead.node) for each in effects):
        return Effect("what a decorator makes depends on a condition")
    changing = [each for each in effects if each.rewrites]
    rewrites = {id(each.value): each for effect in changing for each in effect.rewrites}
    always = len(changing) == len(effects) and len(rewrites) == 1
    return Effect(
        instead=first.instead,
        rewrites=tuple(each if always else replace(each, conditional=True) for each in rewrites.values()),
        documented=all(each.documented for each in effects),
        named=all(each.named for each in effects),
    )


def _caches(reference: Reference) -> bool:
    """Whether a decorator makes an object of its own, which fastmcp refuses."""
    return isinstance(reference, External) and reference.name in CACHES


def _single(file: CodeFile, parts: tuple[str, ...], scope: Scope) -> Bound | None:
    references = file.resolve(parts, scope)
    if len(references) == 1 and isinstance(references[0], Bound) and not references[0].rest:
        return references[0]
    return None


_COMPOUND = (ast.If, ast.For, ast.AsyncFor, ast.While, ast.With, ast.AsyncWith, ast.Try, ast.Match)


def _statements(node: FunctionNode) -> Iterator[ast.stmt]:
    """The statements that run when a function is called."""
    waiting: list[ast.AST] = list(node.body)
    while waiting:
        each = waiting.pop(0)
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        if isinstance(each, ast.stmt):
            yield each
        if isinstance(each, (*_COMPOUND, ast.ExceptHandler, ast.match_case)):
            waiting.extend(inner for inner in children(each) if not isinstance(inner, ast.expr))


def _own_expressions(node: ast.stmt) -> Iterator[ast.AST]:
    """The expressions of a compound statement without those of its parts."""
    for each in children(node):
        if isinstance(each, ast.expr):
            yield from walk(each)


def _returns(body: list[ast.stmt], parameter: str | None, *, given: bool) -> tuple[list[ast.expr], bool]:
    """The values that statements may return, and whether they always do.

    `given` says whether the function that is decorated is the argument for `parameter`, or None is.
    """
    found: list[ast.expr] = []
    for each in body:
        if isinstance(each, ast.Return):
            return [*found, *([each.value] if each.value is not None else [])], True
        if isinstance(each, ast.Raise):
            return found, True
        if isinstance(each, ast.If):
            verdict = _decides(each.test, parameter, given=given)
            arms = [each.body, each.orelse] if verdict is None else [each.body if verdict else each.orelse]
            ends = []
            for arm in arms:
                more, ended = _returns(arm, parameter, given=given)
                found += more
                ends.append(ended)
            if all(ends):
                return found, True
        elif isinstance(each, _COMPOUND):
            for inner in walk(each):
                if isinstance(inner, ast.Return) and inner.value is not None:
                    found.append(inner.value)
    return found, False


def _decides(test: ast.expr, parameter: str | None, *, given: bool) -> bool | None:
    """Whether a condition holds that asks for the decorated function; None if it asks for something else."""
    match test:
        case ast.UnaryOp(op=ast.Not(), operand=inner):
            verdict = _decides(inner, parameter, given=given)
            return None if verdict is None else not verdict
        case ast.Compare(
            left=ast.Name(id=name), ops=[ast.Is() | ast.IsNot() as operator], comparators=[ast.Constant(value=None)]
        ):
            found = given is isinstance(operator, ast.IsNot)
        case ast.Call(func=ast.Name(id="callable"), args=[ast.Name(id=name)]) | ast.Name(id=name):
            found = given
        case _:
            return None
    return found if parameter is not None and name == parameter else None


def _first(node: FunctionNode) -> str | None:
    arguments = [*node.args.posonlyargs, *node.args.args]
    return arguments[0].arg if arguments else None
