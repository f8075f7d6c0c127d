"""Whether an object is an MCP server: followed to its constructor, its annotation or the function that makes it."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import TYPE_CHECKING

from flake8_mcp.model import Sdk, Server
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
from flake8_mcp.syntax.segments import span_of
from flake8_mcp.syntax.values import FixedPlace, Scalar

from ._sdk import one_profile, unwrap_annotation
from .classes import AGENT_FRAMEWORKS, LOWLEVEL_SERVERS, SERVERS, profile_of_import

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.syntax.names import Reference
    from flake8_mcp.syntax.outline import Binding, Scope
    from flake8_mcp.syntax.project import CodeFile

    from ._sdk import Discovery

MAX_STEPS = 12


@dataclass(frozen=True, slots=True)
class Receiver:
    """What is known of the object that a tool is registered on.

    `verdict`: server (evidence), open (nothing speaks for or against it), other (surely no MCP server).
    `server` is the server for the first two. `lowlevel` is true for the low-level Server class.
    """

    verdict: str
    server: Server | None = None
    lowlevel: bool = False
    constructor: ast.Call | None = None


@dataclass(frozen=True, slots=True)
class _Found:
    """One possible origin of an object: its verdict, the shown profile, and where it was made."""

    verdict: str
    profile: str | None = None
    key: object = None
    file: CodeFile | None = None
    call: ast.Call | None = None
    lowlevel: bool = False
    typed: str | None = None  # the profile of an annotation that is imported for type checkers only


_OTHER = _Found("other")
_OPEN = _Found("open")
_NOTHING = _Found("nothing")  # None, or a placeholder that is assigned later


def receiver_of(discovery: Discovery, node: ast.expr, scope: Scope) -> Receiver:
    """What is known of the object that an expression of the file stands for."""
    found = [each for each in _Search().expression(discovery.file, node, scope) if each.verdict != "nothing"]
    best = next((each for each in found if each.verdict == "server"), None)
    parts = dotted_name(node)
    if best is not None:
        return _server(discovery, best, parts, node)
    if any(each.verdict == "open" for each in found) or not found:
        sdk = discovery.open_sdk()
        key = ("open", discovery.file.path, ".".join(parts) or ast.dump(node)[:200], id(scope.function()))
        server = discovery.servers.get(key)
        if server is None:
            server = discovery.servers[key] = Server(".".join(parts) or None, sdk, discovery.place(node), key)
        return Receiver("open", server)
    return Receiver("other")


def class_profile(reference: Reference) -> _Found | None:
    """Whether a reference is a known server class or a first-party subclass of one; None if it is not."""
    return _class_of(reference, set())


def _class_of(reference: Reference, seen: set[str]) -> _Found | None:
    name = identity(reference)
    if name is None or name in seen:
        return None
    seen.add(name)
    if name in SERVERS:
        return _Found("server", SERVERS[name])
    if name in LOWLEVEL_SERVERS:
        return _Found("server", "mcp", lowlevel=True)
    if isinstance(reference, Bound) and reference.binding.kind == "class" and not reference.rest:
        node = reference.binding.node
        assert isinstance(node, ast.ClassDef)
        for base in node.bases:
            base = base.value if isinstance(base, ast.Subscript) else base
            for each in reference.file.resolve(dotted_name(base), reference.binding.scope):
                found = _class_of(each, seen)
                if found is not None:
                    return found
    return None


def _server(discovery: Discovery, found: _Found, parts: tuple[str, ...], node: ast.expr) -> Receiver:
    key = found.key or ("expression", discovery.file.path, node.lineno, node.col_offset)
    server = discovery.servers.get(key)
    if server is None:
        profile = found.profile
        if profile in {"fm", "mcp"} or profile is None:
            profile = _major(discovery, found, profile)
        sdk = discovery.sdk(profile, found.file)
        server = Server(_name(discovery, found) or ".".join(parts) or None, sdk, key=key)
        if found.file is not None and found.call is not None:
            server.place = FixedPlace(found.file.source, span_of(found.file.source, found.call.func))
            for keyword in found.call.keywords:
                if keyword.arg in {"on_duplicate", "on_duplicate_tools"}:
                    scope = found.file.outline.module
                    server.on_duplicate = discovery.evaluator.of_node(found.file, keyword.value, scope)
        else:
            server.place = discovery.place(node)
        discovery.servers[key] = server
    return Receiver("server", server, found.lowlevel, found.call)


def _major(discovery: Discovery, found: _Found, profile: str | None) -> str | None:
    """The profile where the class alone does not tell the major: what the file shows, if that is the same family."""
    if profile is None:
        shown = discovery.shown_server_profile()
        if shown is None and found.typed is not None:
            others = discovery.project_profiles() - {"mcp"}
            shown = one_profile({found.typed, *others})
        return shown
    shown = discovery.shown_profile()
    if found.lowlevel and found.call is not None and any(each.arg == "on_list_tools" for each in found.call.keywords):
        return "mcp2"
    return shown if shown is not None and shown.rstrip("1234") == profile else profile


def _name(discovery: Discovery, found: _Found) -> str | None:
    if found.file is None or found.call is None:
        return None
    candidates = [each.value for each in found.call.keywords if each.arg in {"name", "server_name"}]
    if found.call.args and not isinstance(found.call.args[0], ast.Starred):
        candidates.insert(0, found.call.args[0])
    for node in candidates:
        value = discovery.evaluator.of_node(found.file, node, found.file.outline.module)
        if isinstance(value, Scalar) and isinstance(value.value, str) and value.value:
            return value.value
    return None


class _Search:
    """Follows an expression to where the object was made. Bounded, and safe against cycles."""

    def __init__(self) -> None:
        self.steps = 0
        self.active: set[object] = set()

    def expression(self, file: CodeFile, node: ast.expr, scope: Scope) -> Iterator[_Found]:
        self.steps += 1
        key = (file.path, id(node), id(scope))
        if self.steps > MAX_STEPS * 10 or key in self.active:
            yield _OPEN
            return
        self.active.add(key)
        try:
            yield from self._expression(file, node, scope)
        finally:
            self.active.discard(key)

    def _expression(self, file: CodeFile, node: ast.expr, scope: Scope) -> Iterator[_Found]:
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
        elif isinstance(node, ast.List | ast.Dict | ast.Set | ast.Tuple | ast.JoinedStr | ast.Lambda | ast.ListComp):
            yield _OTHER
        else:
            parts = dotted_name(node)
            if not parts:
                yield _OPEN
                return
            if len(parts) == 1 and owner_class(scope, parts[0]) is not None:
                yield from self.self_object(file, parts[0], scope)
                return
            references = file.resolve(parts, scope)
            for reference in references:
                yield from self.reference(reference)

    def self_object(self, _file: CodeFile, name: str, scope: Scope) -> Iterator[_Found]:
        """`self` in a method: a server if its class is one."""
        owner = owner_class(scope, name)
        assert owner is not None and isinstance(owner.node, ast.ClassDef)
        binding = next((each for each in (owner.parent or owner).bindings.get(owner.node.name, ()) if each.node is owner.node), None)
        found = _class_of(Bound(_file, binding), set()) if binding is not None else None
        yield _Found("server", found.profile, ("self", qualified_name(_file, binding)), lowlevel=found.lowlevel) if found and binding else _OTHER

    def reference(self, reference: Reference) -> Iterator[_Found]:
        if isinstance(reference, Missing):
            yield _OPEN
        elif isinstance(reference, ModuleReference):
            yield _OTHER
        elif isinstance(reference, External):
            top = reference.name.partition(".")[0]
            known_other = top in AGENT_FRAMEWORKS or top == "builtins" or profile_of_import(reference.name) is not None
            yield _OTHER if known_other else _OPEN
        else:
            yield from self.bound(reference)

    def bound(self, reference: Bound) -> Iterator[_Found]:
        binding = reference.binding
        file = reference.file
        if reference.rest:
            yield from self.attribute(reference)
        elif binding.annotation is not None and (typed := self.annotated(file, binding)) is not None:
            if typed.verdict == "server" and binding.value is not None:
                made = [each for each in self.expression(file, binding.value, binding.scope) if each.verdict == "server"]
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

    def annotated(self, file: CodeFile, binding: Binding) -> _Found | None:
        """What an annotation says: a server, something else, or None if it says nothing."""
        names = unwrap_annotation(binding.annotation)
        verdict: _Found | None = None
        for name in names:
            for reference in file.resolve(name, binding.scope.parent or binding.scope):
                found = _class_of(reference, set())
                if found is not None:
                    key = ("annotation", file.path, getattr(binding.node, "lineno", 0), binding.name)
                    profile = None if _only_for_checkers(name, binding) else found.profile
                    return _Found("server", profile, key, file, lowlevel=found.lowlevel, typed=found.profile)
                if isinstance(reference, External) and reference.name in _SILENT_TYPES:
                    continue
                if isinstance(reference, Bound) and reference.binding.kind == "class":
                    verdict = _OTHER if not _is_protocol(reference) else verdict
                elif isinstance(reference, External):
                    verdict = _OTHER if profile_of_import(reference.name) is None else _OPEN
        return verdict

    def parameter(self, file: CodeFile, binding: Binding) -> Iterator[_Found]:
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
            yield _Found("open", key=("parameter", file.path, getattr(binding.node, "lineno", 0), binding.name))

    def attribute(self, reference: Bound) -> Iterator[_Found]:
        """`x.mcp` where x is an instance of a first-party class: what that class assigns to the attribute."""
        binding = reference.binding
        classes: list[Bound] = []
        if binding.kind == "assign" and isinstance(binding.value, ast.Call) and not binding.path:
            for each in reference.file.resolve(dotted_name(binding.value.func), binding.scope):
                if isinstance(each, Bound) and each.binding.kind == "class" and not each.rest:
                    classes.append(each)
        for name in unwrap_annotation(binding.annotation):
            for each in reference.file.resolve(name, binding.scope.parent or binding.scope):
                if isinstance(each, Bound) and each.binding.kind == "class" and not each.rest:
                    classes.append(each)
        yielded = False
        for each in classes:
            for member in resolve_member(each.file, each.binding, reference.rest):
                if not isinstance(member, Missing):
                    yielded = True
                    yield from self.reference(member)
        if not yielded:
            yield _OPEN

    def call(self, file: CodeFile, node: ast.Call, scope: Scope) -> Iterator[_Found]:
        parts = dotted_name(node.func)
        if not parts:
            yield _OPEN
            return
        for reference in file.resolve(parts, scope):
            found = _class_of(reference, set())
            if found is not None:
                key = ("constructor", file.path, node.lineno, node.col_offset)
                yield _Found("server", found.profile, key, file, node, found.lowlevel)
                continue
            name = identity(reference)
            owner = SERVERS.get(name.rpartition(".")[0]) if name else None
            if owner is not None:
                # FastMCP.from_openapi(...), FastMCP.as_proxy(...): made by a class method
                yield _Found("server", owner, ("constructor", file.path, node.lineno, node.col_offset), file, node)
            elif isinstance(reference, Bound) and reference.binding.kind == "function" and not reference.rest:
                yield from self.result(reference, ("constructor", file.path, node.lineno, node.col_offset))
            elif isinstance(reference, External):
                last = reference.name.rpartition(".")[2]
                is_class = last[:1].isupper() or reference.name.partition(".")[0] in AGENT_FRAMEWORKS
                yield _OTHER if is_class or reference.name.startswith("builtins.") else _OPEN
            elif isinstance(reference, Bound) and reference.binding.kind == "class":
                yield _OTHER
            else:
                yield _OPEN

    def result(self, reference: Bound, call_key: object) -> Iterator[_Found]:
        """What a first-party function returns: its annotation, else its `return` statements."""
        function = reference.binding.node
        assert isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        file = reference.file
        inner = file.outline.scopes[function]
        seen = False
        for located in file.outline.returns:
            if located.scope is inner and located.node.value is not None:
                for each in self.expression(file, located.node.value, inner):
                    if each.verdict == "server":
                        seen = True
                        yield each
        if seen:
            return
        for name in unwrap_annotation(function.returns):
            for each in file.resolve(name, reference.binding.scope):
                found = _class_of(each, set())
                if found is not None:
                    yield _Found("server", found.profile, call_key, lowlevel=found.lowlevel)
                    return
        yield _OPEN


_SILENT_TYPES = frozenset(
    {"typing.Any", "builtins.object", "typing.Protocol", "builtins.None", "typing.Callable", "typing_extensions.Any"}
)


def _only_for_checkers(name: tuple[str, ...], binding: Binding) -> bool:
    """Whether a name is imported under TYPE_CHECKING only: what runs may then be another SDK's server."""
    found = lookup(binding.scope, name[0])
    return found is not None and all(is_type_checking(each.branch) for each in found[1])


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
