"""The signature that inspect sees of a decorated function: its own, or that of what a decorator puts in its place."""

from __future__ import annotations

import ast
from dataclasses import replace
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass
from flake8_mcp.syntax.function_changes import signature_changes
from flake8_mcp.syntax.names import Bound
from flake8_mcp.syntax.outline import dotted_name

from .decorators import effect_of
from .expressions import ExpressionPlace, NamePlace
from .rewriting import rewritten

if TYPE_CHECKING:
    from flake8_mcp.syntax.outline import FunctionNode, Scope
    from flake8_mcp.syntax.project import CodeFile
    from flake8_mcp.syntax.values import Place

    from .annotations import Reader
    from .decorators import Effect

# Kinds as inspect names them.
POSITIONAL_ONLY = "positional"
EITHER = "positional-or-keyword"
VARIADIC = "var-positional"
KEYWORD_ONLY = "keyword"
KEYWORDS = "var-keyword"

_NOT_FOLLOWED = "a decorator is not a function that is followed"


@dataclass(frozen=True, slots=True)
class Argument:
    """A parameter of a function; `doubtful`: why it is not known whether a decorator hides it."""

    name: str
    kind: str
    node: ast.arg
    default: ast.expr | None
    file: CodeFile
    doubtful: str = ""

    @property
    def place(self) -> Place:
        """Where its name stands."""
        return NamePlace(self.file, self.node, self.name)


@dataclass(frozen=True, slots=True)
class Signature:
    """What inspect.signature tells of a function: the function whose parameters count, and these.

    `wrapped`: decorators stand between the registration and the function; `replaced`: one of them puts a function of
    its
    own, with its own name, in the place; `rewritten`: one of them assigns a signature. `documented`, `named`: `__doc__`
    and `__name__` are those of the function.
    """

    file: CodeFile
    node: FunctionNode
    scope: Scope
    arguments: tuple[Argument, ...]
    wrapped: bool = False
    replaced: bool = False
    rewritten: bool = False
    documented: bool = True
    named: bool = True


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
) -> Signature | NoSignature:
    """The signature of a function under decorators, the outermost first."""
    if signature_changes(file, node):
        return NoSignature(NamePlace(file, node, node.name), "a statement sets an attribute of the function")
    found = Signature(file, node, scope, _arguments(file, node))
    for decorator in reversed(decorators):
        changed = _under(reader, found, file, decorator, scope)
        if isinstance(changed, NoSignature):
            return changed
        found = changed
    if bound and found.arguments and found.arguments[0].kind in {POSITIONAL_ONLY, EITHER}:
        found = replace(found, arguments=found.arguments[1:])
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
    reader: Reader, before: Signature, file: CodeFile, decorator: ast.expr, scope: Scope
) -> Signature | NoSignature:
    """The signature under one decorator more."""
    callee = decorator.func if isinstance(decorator, ast.Call) else decorator
    parts = dotted_name(callee)
    place = ExpressionPlace(file, decorator)
    name = reader.name_of(callee, file, scope)
    if name == "builtins.staticmethod":
        return before
    if name == "functools.wraps":
        return _wrapped(reader, before, file, decorator, scope)
    if name == "builtins.classmethod":
        return NoSignature(place, "a classmethod object is no function", "TypeError")
    if name in {"builtins.property", "functools.cached_property"}:
        return NoSignature(place, "a property is no function")
    references = file.resolve(parts, scope)
    if not references:
        return NoSignature(place, "a decorator is not known")
    for reference in references:
        if not isinstance(reference, Bound):
            continue
        node = reference.binding.node
        if reference.rest or not isinstance(node, ast.FunctionDef):
            return NoSignature(place, _NOT_FOLLOWED)
        call = decorator if isinstance(decorator, ast.Call) else None
        effect = effect_of(reader, reference.file, node, called=call is not None)
        return _changed(before, effect, place, call, file, scope)
    return replace(before, wrapped=True)


def _wrapped(
    reader: Reader, before: Signature, file: CodeFile, decorator: ast.expr, scope: Scope
) -> Signature | NoSignature:
    """The signature under `functools.wraps(function)`: that of the other function, with its name and docstring.

    `functools.update_wrapper` copies `__annotations__` too and sets `__wrapped__`, which `inspect.signature` follows.
    """
    place = ExpressionPlace(file, decorator)
    not_followed = NoSignature(place, "the function that functools.wraps is given is not followed")
    if not isinstance(decorator, ast.Call) or len(decorator.args) != 1 or decorator.keywords:
        return not_followed
    references = file.resolve(dotted_name(decorator.args[0]), scope)
    reference = references[0] if len(references) == 1 else None
    if not isinstance(reference, Bound) or reference.rest:
        return not_followed
    node = reference.binding.node
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or _wraps_another(node) or node is before.node:
        return not_followed
    found = signature_of(reader, reference.file, node, reference.binding.scope, tuple(node.decorator_list), bound=False)
    return replace(found, wrapped=True, replaced=True) if isinstance(found, Signature) else not_followed


def _wraps_another(node: FunctionNode) -> bool:
    """Whether a function is under `functools.wraps` itself: two of them may wrap each other."""
    callees = (each.func if isinstance(each, ast.Call) else each for each in node.decorator_list)
    return any(dotted_name(each)[-1:] == ("wraps",) for each in callees)


def _changed(
    before: Signature, effect: Effect, place: Place, call: ast.Call | None, file: CodeFile, scope: Scope
) -> Signature | NoSignature:
    """A signature after a decorator has had its effect."""
    if effect.reason:
        return NoSignature(place, effect.reason)
    found = replace(
        before,
        wrapped=True,
        documented=before.documented and effect.documented,
        named=before.named and effect.named,
    )
    inner = effect.instead
    if inner is not None:
        found = Signature(
            inner.file,
            inner.node,
            inner.scope,
            _arguments(inner.file, inner.node),
            wrapped=True,
            replaced=True,
            documented=effect.documented,
            named=effect.named,
        )
    if len(effect.rewrites) > 1:
        return NoSignature(place, "a decorator sets __signature__ in several ways")
    for each in effect.rewrites:
        # the arguments of a factory are those of this use of it
        calls = tuple(
            replace(one, arguments=call, file=file, scope=scope) if one.arguments is None else one for one in each.calls
        )
        arguments = rewritten(replace(each, calls=calls), before.arguments)
        if arguments is None:
            return NoSignature(place, "a decorator sets __signature__")
        found = replace(found, arguments=arguments, rewritten=True)
    return found
