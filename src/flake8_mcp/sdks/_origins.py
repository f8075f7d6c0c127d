"""Where an object comes from: followed to its constructor, its annotation or the function that makes it."""

from __future__ import annotations

import ast
from dataclasses import replace
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass
from flake8_mcp.syntax.introspection import class_of_scope, classes_of, linear_bases, unwrap_annotation
from flake8_mcp.syntax.names import (
    Bound,
    External,
    Missing,
    ModuleReference,
    identity,
    is_type_checking,
    lookup,
    owner_class,
    qualified_name,
    resolve_member,
)
from flake8_mcp.syntax.outline import dotted_name

from .classes import AGENT_FRAMEWORKS, COLLECTIONS, LOWLEVEL_SERVERS, SERVERS, profile_of_import

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.syntax.names import Reference
    from flake8_mcp.syntax.outline import Binding, Scope
    from flake8_mcp.syntax.project import CodeFile

MAX_STEPS = 120
MAX_DEPTH = 20


@dataclass(frozen=True, slots=True)
class Origin:
    """One possible origin of an object.

    `verdict`: server, open (nothing speaks for or against it), other (surely no MCP server), nothing (None, or a
    placeholder that is assigned later). `profile` is what the class shows, `key` the same for the same object, `call`
    its constructor in `file`, `typed` the profile of an annotation that is imported for type checkers only. `kind` is
    that of the Server.
    """

    verdict: str
    profile: str | None = None
    key: object = None
    file: CodeFile | None = None
    call: ast.Call | None = None
    lowlevel: bool = False
    typed: str | None = None
    kind: str = "server"


_OTHER = Origin("other")
_OPEN = Origin("open")
_NOTHING = Origin("nothing")


def origins(file: CodeFile, node: ast.expr, scope: Scope) -> list[Origin]:
    """Everything that the object which an expression gives may be."""
    return list(_Search().expression(file, node, scope))


def class_profile(reference: Reference) -> Origin | None:
    """Whether a reference is a known server class or a first-party subclass of one; None if it is not."""
    is_class = isinstance(reference, Bound) and reference.binding.kind == "class" and not reference.rest
    for each in linear_bases(reference) if isinstance(reference, Bound) and is_class else (reference,):
        name = identity(each) or ""
        if name in SERVERS:
            return Origin("server", SERVERS[name])
        if name in LOWLEVEL_SERVERS:
            return Origin("server", "mcp", lowlevel=True)
        if name in COLLECTIONS:
            profile, kind = COLLECTIONS[name]
            return Origin("server", profile, kind=kind)
    return None


class _Search:
    """Follows an expression to where the object was made. Bounded, and safe against cycles."""

    def __init__(self) -> None:
        self.steps = 0
        self.active: set[tuple[ast.expr, Scope]] = set()

    def expression(self, file: CodeFile, node: ast.expr, scope: Scope) -> Iterator[Origin]:
        self.steps += 1
        key = (node, scope)
        if self.steps > MAX_STEPS or len(self.active) >= MAX_DEPTH or key in self.active:
            yield _OPEN
            return
        self.active.add(key)
        try:
            yield from self._expression(file, node, scope)
        finally:
            self.active.discard(key)

    def _expression(self, file: CodeFile, node: ast.expr, scope: Scope) -> Iterator[Origin]:
        if isinstance(node, ast.Await | ast.NamedExpr):
            yield from self.expression(file, node.value, scope)
        elif isinstance(node, ast.BoolOp):
            for each in node.values:
                yield from self.expression(file, each, scope)
        elif isinstance(node, ast.IfExp):
            yield from self.expression(file, node.body, scope)
            yield from self.expression(file, node.orelse, scope)
        elif isinstance(node, ast.Call):
            yield from self.call(file, node, scope)
        elif isinstance(node, ast.Constant):
            yield _NOTHING if node.value is None else _OTHER
        elif isinstance(node, _NEVER_SERVERS):
            yield _OTHER
        else:
            yield from self.name(file, dotted_name(node), scope)

    def name(self, file: CodeFile, parts: tuple[str, ...], scope: Scope) -> Iterator[Origin]:
        if not parts:
            yield _OPEN
            return
        owner = owner_class(scope, parts[0]) if len(parts) == 1 else None
        if owner is not None:
            yield self.own_object(file, owner)
            return
        for reference in file.resolve(parts, scope):
            yield from self.reference(reference)

    def own_object(self, file: CodeFile, owner: Scope) -> Origin:
        """`self` in a method: a server if its class is one."""
        reference = class_of_scope(file, owner)
        found = class_profile(reference) if reference is not None else None
        if reference is None or found is None:
            return _OTHER
        return replace(found, key=("self", qualified_name(file, reference.binding)))

    def reference(self, reference: Reference) -> Iterator[Origin]:
        if isinstance(reference, Missing):
            yield _OPEN
        elif isinstance(reference, ModuleReference):
            yield _OTHER
        elif isinstance(reference, External):
            top = reference.name.partition(".")[0]
            if _may_be_another(reference):
                yield _OPEN
                return
            known_other = top in AGENT_FRAMEWORKS or top == "builtins" or profile_of_import(reference.name) is not None
            yield _OTHER if known_other else _OPEN
        else:
            yield from self.bound(reference)

    def bound(self, reference: Bound) -> Iterator[Origin]:
        binding = reference.binding
        file = reference.file
        if reference.rest:
            yield from self.attribute(reference)
        elif binding.annotation is not None and (typed := self.annotated(file, binding)) is not None:
            if typed.verdict == "server" and binding.value is not None:
                made = [
                    each for each in self.expression(file, binding.value, binding.scope) if each.verdict == "server"
                ]
                yield from made or [typed]
            else:
                yield typed
        elif binding.kind == "parameter":
            yield from self.parameter(file, binding)
        elif binding.kind in {"assign", "with"} and binding.value is not None and not binding.path:
            yield from self.expression(file, binding.value, binding.scope)
        elif binding.kind in {"function", "class"}:
            yield _OTHER
        else:
            yield _OPEN

    def annotated(self, file: CodeFile, binding: Binding) -> Origin | None:
        """What an annotation says: a server, something else, or None if it says nothing."""
        names = unwrap_annotation(binding.annotation)
        verdict: Origin | None = None
        for name in names:
            for reference in file.resolve(name, binding.scope.parent or binding.scope):
                found = class_profile(reference)
                if found is not None:
                    key = ("annotation", file.path, getattr(binding.node, "lineno", 0), binding.name)
                    profile = None if _only_for_checkers(name, binding) else found.profile
                    return replace(found, profile=profile, key=key, file=file, typed=found.profile)
                if isinstance(reference, External) and reference.name in _SILENT_TYPES:
                    continue
                if isinstance(reference, Bound) and reference.binding.kind == "class":
                    verdict = _OTHER if not _is_protocol(reference) else verdict
                elif isinstance(reference, External):
                    verdict = _OTHER if profile_of_import(reference.name) is None else _OPEN
        return verdict

    def parameter(self, file: CodeFile, binding: Binding) -> Iterator[Origin]:
        """A parameter without annotation: what its callers in the same file give, else open."""
        function = binding.scope.node
        found = False
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            arguments = [each.arg for each in (*function.args.posonlyargs, *function.args.args)]
            for located in file.outline.calls:
                callee = dotted_name(located.node.func)
                if callee[-1:] != (function.name,):
                    continue
                targets = file.resolve(callee, located.scope)
                if not any(isinstance(each, Bound) and each.binding.node is function for each in targets):
                    continue
                given = _argument(located.node, arguments, binding.name)
                if given is not None:
                    for each in self.expression(file, given, located.scope):
                        if each.verdict == "server":
                            found = True
                            yield each
        if not found:
            yield Origin("open", key=("parameter", file.path, getattr(binding.node, "lineno", 0), binding.name))

    def attribute(self, reference: Bound) -> Iterator[Origin]:
        """`x.mcp` where x is an instance of a first-party class: what that class assigns to the attribute."""
        members = [
            member
            for each in classes_of(reference)
            for member in resolve_member(each.file, each.binding, reference.rest)
            if not isinstance(member, Missing)
        ]
        if not members:
            yield _OPEN
        for member in members:
            yield from self.reference(member)

    def call(self, file: CodeFile, node: ast.Call, scope: Scope) -> Iterator[Origin]:
        parts = dotted_name(node.func)
        if not parts:
            yield _OPEN
            return
        for reference in file.resolve(parts, scope):
            found = class_profile(reference)
            if found is not None:
                key = ("constructor", file.path, node.lineno, node.col_offset)
                yield replace(found, key=key, file=file, call=node)
                continue
            name = identity(reference)
            owner = SERVERS.get(name.rpartition(".")[0]) if name else None
            if owner is not None:
                # FastMCP.from_openapi(...), FastMCP.as_proxy(...): made by a class method
                yield Origin("server", owner, ("constructor", file.path, node.lineno, node.col_offset), file, node)
            elif isinstance(reference, Bound) and reference.binding.kind == "function" and not reference.rest:
                yield from self.result(reference, ("constructor", file.path, node.lineno, node.col_offset))
            elif isinstance(reference, External):
                if _may_be_another(reference):
                    yield _OPEN
                    continue
                last = reference.name.rpartition(".")[2]
                is_class = last[:1].isupper() or reference.name.partition(".")[0] in AGENT_FRAMEWORKS
                yield _OTHER if is_class or reference.name.startswith("builtins.") else _OPEN
            elif isinstance(reference, Bound) and reference.binding.kind == "class":
                yield _OTHER
            else:
                yield _OPEN

    def result(self, reference: Bound, call_key: object) -> Iterator[Origin]:
        """What a first-party function returns: its `return` statements, else its annotation."""
        function = reference.binding.node
        assert isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        inner = reference.file.outline.scopes[function]
        returned = [
            each
            for value in reference.file.outline.returns_of(inner)
            if value is not None
            for each in self.expression(reference.file, value, inner)
        ]
        servers = [each for each in returned if each.verdict == "server"]
        if servers:
            yield from servers
            return
        annotated = [
            each
            for name in unwrap_annotation(function.returns)
            for each in reference.file.resolve(name, reference.binding.scope)
        ]
        found = next((profile for each in annotated if (profile := class_profile(each))), None)
        if found is not None:
            yield replace(found, key=call_key)
        elif returned and all(each.verdict == "other" for each in returned):
            yield _OTHER
        else:
            yield _OPEN


_NEVER_SERVERS = (
    ast.List, ast.Dict, ast.Set, ast.Tuple, ast.JoinedStr, ast.Lambda, ast.ListComp, ast.DictComp, ast.SetComp,
)  # fmt: skip
_SILENT_TYPES = frozenset(
    {"typing.Any", "builtins.object", "typing.Protocol", "builtins.None", "typing.Callable", "typing_extensions.Any"}
)


def _only_for_checkers(name: tuple[str, ...], binding: Binding) -> bool:
    """Whether a name is imported under TYPE_CHECKING only: what runs may then be another SDK's server."""
    found = lookup(binding.scope, name[0])
    return found is not None and all(is_type_checking(each.branch) for each in found[1])


def _may_be_another(reference: External) -> bool:
    """Whether a name of a star import may be that of an SDK's class which the other package imports."""
    other = reference.name.partition(".")[0] in AGENT_FRAMEWORKS or profile_of_import(reference.name) is not None
    return reference.starred and not other


def _is_protocol(reference: Bound) -> bool:
    node = reference.binding.node
    return isinstance(node, ast.ClassDef) and any(dotted_name(each)[-1:] == ("Protocol",) for each in node.bases)


def _argument(call: ast.Call, names: list[str], wanted: str) -> ast.expr | None:
    for keyword in call.keywords:
        if keyword.arg == wanted:
            return keyword.value
    if wanted in names:
        # a bound method's call leaves `self` out
        offset = 1 if names[:1] in (["self"], ["cls"]) and isinstance(call.func, ast.Attribute) else 0
        index = names.index(wanted) - offset
        if 0 <= index < len(call.args) and not any(isinstance(each, ast.Starred) for each in call.args[: index + 1]):
            return call.args[index]
    return None
