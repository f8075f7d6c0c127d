"""Registrations that single statements do not show: made in loops, through the project's own functions, decorators,
classes and registries. The code is followed by the interpreter; here is what its calls mean to an MCP server.
"""

from __future__ import annotations

import ast
import builtins
from dataclasses import dataclass
from typing import TYPE_CHECKING

import libcst as cst

from flake8_mcp.gate import SDK_WORDS
from flake8_mcp.model import Absent, Condition, Origin, Part, Server
from flake8_mcp.syntax.effects import Effects
from flake8_mcp.syntax.evaluate import Code, dotted
from flake8_mcp.syntax.interpret import Closure, ExternalMethod, Frame, Instance, Interpreter
from flake8_mcp.syntax.names import Bound, External, identity, resolve_member
from flake8_mcp.syntax.outline import dotted_name
from flake8_mcp.syntax.segments import span_of
from flake8_mcp.syntax.values import Array, Entry, FixedPlace, Object, Scalar, Symbol, Unknown, text_of

from ._functions import Declared, Function, tool_of_function
from ._receivers import class_profile, receiver_of
from ._registrations import arguments_of, positional_names
from ._sdk import call_token, sdk_call
from .classes import FROM_FUNCTION, LIST_RESULTS, LOWLEVEL_SERVERS, MIXIN_DECORATORS, MIXIN_REGISTER, SERVERS, TOOL_TYPES

if TYPE_CHECKING:
    from flake8_mcp.model import Sdk, Tool
    from flake8_mcp.syntax.names import Reference
    from flake8_mcp.syntax.outline import FunctionNode, Located, Scope
    from flake8_mcp.syntax.project import CodeFile
    from flake8_mcp.syntax.values import Place, Value

    from ._sdk import Discovery


# Methods that register; what calls them has to be walked.
_EFFECTS = frozenset({"tool", "add_tool", *MIXIN_REGISTER})
_BUILTINS = frozenset(dir(builtins))
MAX_DEPTH = 5


@dataclass(eq=False)
class _ServerObject:
    server: Server
    lowlevel: bool = False


@dataclass(eq=False)
class _Registrar:
    """`server.tool` or `server.add_tool`."""

    server: Server | None
    sdk: Sdk
    method: str


@dataclass(eq=False)
class _Decorator:
    """What `server.tool(...)` gives: it registers the function that it is called with."""

    registrar: _Registrar
    keywords: Object
    place: Place
    token: Place


@dataclass(eq=False)
class _ToolObject:
    """`Tool.from_function(...)`, to be given to add_tool."""

    function: Value
    keywords: Object
    sdk: Sdk
    place: Place
    token: Place


def follow(discovery: Discovery) -> None:
    """Record what the interpreter finds for registrations that were seen and not read, and for calls of functions
    of other files that hold such registrations.
    """
    following = Following(discovery)
    if following.is_needed():
        following.run()
    following.finish()


class Following:
    """The hooks of the interpreter: what attributes, calls and decorators mean."""

    def __init__(self, discovery: Discovery) -> None:
        self.discovery = discovery
        self.pending = {each.key: each for each in discovery.pending}
        self.recorded: frozenset[tuple[object, ...]] = frozenset()
        self.made: dict[tuple[object, ...], Tool] = {}
        self.reached: set[object] = set()
        self._registering: dict[ast.AST, bool] = {}
        self.interpreter = Interpreter(self, Effects(_EFFECTS, frozenset({"tools"})))

    # when to follow

    def is_needed(self) -> bool:
        """Whether anything is left to be followed from this file."""
        return bool(self.pending) or self._has_constructor_tools() or bool(self._calling_scopes())

    def _has_constructor_tools(self) -> bool:
        file = self.discovery.file
        return any(
            keyword.arg == "tools" and any(class_profile(each) for each in file.resolve(dotted_name(call.node.func), call.scope))
            for call in file.outline.calls
            for keyword in call.node.keywords
        )

    def run(self) -> None:
        """Follow the module, then each function that holds something unread and was not called on the way."""
        file = self.discovery.file
        self.recorded = frozenset(_site(each) for each in self.discovery.sites)
        self.interpreter.module(file)
        for located in self._entries():
            node = located.node
            if node in self.interpreter.executed:
                continue
            closure = Closure(file, node, located.scope, self.interpreter.modules.get(file.path))
            closure.bound = self._self_of(file, located.scope)
            self.interpreter.enter(closure)

    def finish(self) -> None:
        """Keep what was found; what was not reached stays unread."""
        for tool in self.made.values():
            self.discovery.add(tool)
        for key, each in self.pending.items():
            if key in self.reached:
                continue
            if each.tool is not None:
                self.discovery.add(each.tool)
            else:
                self.discovery.unread(each.place, each.reason)

    def _entries(self) -> list[Located[FunctionNode]]:
        """The functions that hold something unread, or call something of another file that registers what it gets."""
        file = self.discovery.file
        scopes = {id(each.scope) for each in self.pending.values()} | self._calling_scopes()
        return [each for each in file.outline.functions if id(file.outline.scopes[each.node]) in scopes]

    def _calling_scopes(self) -> set[int]:
        """The scopes (by id) of calls and decorators of first-party functions that register what they are given."""
        file = self.discovery.file
        found: set[int] = set()
        for located in file.outline.calls:
            if id(located.scope) not in found and self._is_registrar(file, located.node.func, located.scope):
                found.add(id(located.scope))
        for function in file.outline.functions:
            for decorator in function.node.decorator_list:
                callee = decorator.func if isinstance(decorator, ast.Call) else decorator
                if id(function.scope) not in found and self._is_registrar(file, callee, function.scope):
                    found.add(id(function.scope))
        return found

    def _is_registrar(self, file: CodeFile, callee: ast.expr, scope: Scope) -> bool:
        if isinstance(callee, ast.Attribute) and callee.attr in MIXIN_REGISTER:
            return True
        parts = dotted_name(callee)
        if not parts or parts[0] in _BUILTINS:
            return False
        for reference in file.resolve(parts, scope):
            if isinstance(reference, Bound) and not reference.rest:
                node = reference.binding.node
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and self._registers(reference.file, node, 0):
                    return True
        return False

    def _registers(self, file: CodeFile, node: FunctionNode, depth: int) -> bool:
        """Whether a function registers something that depends on what it is given."""
        found = self._registering.get(node)
        if found is None:
            self._registering[node] = False
            found = self._registering[node] = self._looks_registering(file, node, depth)
        return found

    def _looks_registering(self, file: CodeFile, node: FunctionNode, depth: int) -> bool:
        scope = file.outline.scopes[node]
        if file is self.discovery.file:
            return any(_within(each.scope, scope) for each in self.pending.values())
        if depth > MAX_DEPTH or not any(word in file.source.text for word in SDK_WORDS):
            return False
        calls = [each for each in ast.walk(node) if isinstance(each, ast.Call)]
        if any(_registers_given(each) for each in calls):
            return True
        for call in calls:
            for reference in file.resolve(dotted_name(call.func), scope):
                inner = reference.binding.node if isinstance(reference, Bound) and not reference.rest else None
                if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef) and isinstance(reference, Bound):
                    if self._registers(reference.file, inner, depth + 1):
                        return True
        return False

    def _self_of(self, file: CodeFile, scope: Scope) -> Value | None:
        """An object of the class that a method stands in, with the attributes that its methods assign unknown."""
        if scope.kind != "class" or scope.parent is None or not isinstance(scope.node, ast.ClassDef):
            return None
        binding = next((each for each in scope.parent.bindings.get(scope.node.name, ()) if each.node is scope.node), None)
        if binding is None:
            return None
        place = FixedPlace(file.source, span_of(file.source, scope.node))
        made = self.interpreter.instantiate(Bound(file, binding), [], {}, place)
        return made if isinstance(made, Symbol) else None

    # hooks

    def attribute(self, base: Value, name: str, code: Code, interpreter: Interpreter, /) -> Value | None:
        """`server.tool` and `server.add_tool`."""
        if name not in {"tool", "add_tool"}:
            return None
        server = self._server_of(base, code)
        if server is None:
            return None
        return Symbol(code.place(), f"server.{name}", _Registrar(server, server.sdk, name))

    def _server_of(self, base: Value, code: Code) -> Server | None:
        target = base.target if isinstance(base, Symbol) else None
        if isinstance(target, _ServerObject):
            return None if target.lowlevel else target.server
        if isinstance(target, Instance):
            found = class_profile(target.reference)
            if found is not None and not found.lowlevel:
                return self._instance_server(target, found.profile)
            return None
        if isinstance(base, Unknown) and isinstance(code.node, cst.Attribute):
            parts = dotted(code.node.value)
            if parts and code.file is self.discovery.file:
                node = ast.parse(".".join(parts), mode="eval").body
                receiver = receiver_of(self.discovery, node, code.scope)
                if receiver.lowlevel or receiver.server is None or receiver.verdict == "other":
                    return None
                if receiver.verdict == "server" or self.discovery.belongs_to_mcp():
                    return receiver.server
        return None

    def _instance_server(self, target: Instance, profile: str | None) -> Server:
        key = ("instance", id(target))
        server = self.discovery.servers.get(key)
        if server is None:
            server = Server(target.reference.binding.name, self.discovery.sdk(profile), key=key)
            self.discovery.servers[key] = server
        return server

    def call(self, callee: Value, code: Code, interpreter: Interpreter, /) -> Value | None:
        """Constructors of servers and of tools, and what registrars do with a function."""
        if not isinstance(callee, Symbol):
            return None
        target = callee.target
        if isinstance(target, _Registrar):
            return self._registrar_called(target, code)
        if isinstance(target, _Decorator):
            given, _ = interpreter.arguments(code) or ([], {})
            return self._apply(target, given[0]) if len(given) == 1 else None
        if isinstance(target, ExternalMethod):
            return self._external_method(target, code)
        name = callee.name
        if name in SERVERS or name in LOWLEVEL_SERVERS or self._is_server_class(target):
            return self._constructed(code, callee)
        if name in FROM_FUNCTION:
            return self._from_function(name, code)
        return sdk_call(name, code, interpreter)

    @staticmethod
    def _is_server_class(target: object) -> bool:
        return isinstance(target, Bound) and target.binding.kind == "class" and class_profile(target) is not None

    def _constructed(self, code: Code, callee: Symbol) -> Value | None:
        """A server: the same object that the search for receivers knows, by the place of its constructor."""
        if self._is_server_class(callee.target):
            return None  # an object of a first-party class: its own code is followed
        span = code.place().span
        key = ("constructor", code.file.path, span.line, len(code.file.source.line(span.line)[: span.column].encode()))
        server = self.discovery.servers.get(key)
        lowlevel = callee.name in LOWLEVEL_SERVERS
        if server is None:
            positional, keywords = self.interpreter.arguments(code) or ([], {})
            name = text_of(keywords.get("name")) or (text_of(positional[0]) if positional else None)
            profile = SERVERS.get(callee.name, "mcp")
            server = Server(name, self.discovery.sdk(profile), code.place(), key)
            self.discovery.servers[key] = server
        if not lowlevel:
            self._given_tools(server, code)
        return Symbol(code.place(), f"{callee.name}()", _ServerObject(server, lowlevel))

    def _given_tools(self, server: Server, code: Code) -> None:
        """The functions and tool objects in `tools=[...]` of a server's constructor."""
        node = code.node
        assert isinstance(node, cst.Call)
        given = next((each for each in node.args if each.keyword is not None and each.keyword.value == "tools"), None)
        value = self.interpreter.value(code.at(given.value)) if given is not None else None
        registrar = _Registrar(server, server.sdk, "constructor")
        for item in value.items if isinstance(value, Array) else ():
            target = item.target if isinstance(item, Symbol) else None
            if isinstance(target, _ToolObject):
                self._apply(_Decorator(registrar, target.keywords, target.place, target.token), target.function, form="constructor")
            elif _is_function(item) or isinstance(item, Unknown):
                self._apply(_Decorator(registrar, Object(item.place, ()), item.place, item.place), item, form="constructor")

    def _from_function(self, name: str, code: Code) -> Value:
        keywords = arguments_of(self.interpreter, code, ("fn", "name", "title", "description"))
        function = keywords.get("fn")
        sdk = self.discovery.sdk(FROM_FUNCTION[name])
        unknown = Unknown(code.place(), "the function is not known")
        return Symbol(code.place(), name, _ToolObject(function or unknown, keywords, sdk, code.place(), call_token(code)))

    def decorate(
        self, decorator: Value, function: Value, node: ast.expr, frame: Frame, interpreter: Interpreter, /
    ) -> Value | None:
        """`@server.tool`, `@server.tool(...)`."""
        target = decorator.target if isinstance(decorator, Symbol) else None
        if isinstance(target, _Decorator):
            return self._apply(target, function, form="decorator")
        if isinstance(target, _Registrar):
            place = FixedPlace(frame.file.source, span_of(frame.file.source, node))
            return self._apply(_Decorator(target, Object(place, ()), place, place), function, form="decorator")
        return None

    def parameter(self, closure: Closure, node: ast.arg, interpreter: Interpreter, /) -> Value | None:
        """A parameter that is a server by its annotation or by what the file shows."""
        if closure.file is not self.discovery.file or isinstance(closure.node, ast.Lambda):
            return None
        scope = closure.file.outline.scopes[closure.node]
        name = ast.copy_location(ast.Name(node.arg, ast.Load()), node)
        ast.fix_missing_locations(name)
        receiver = receiver_of(self.discovery, name, scope)
        if receiver.verdict == "server" and receiver.server is not None:
            place = FixedPlace(closure.file.source, span_of(closure.file.source, node))
            return Symbol(place, node.arg, _ServerObject(receiver.server, receiver.lowlevel))
        return None

    # registering

    def _registrar_called(self, registrar: _Registrar, code: Code) -> Value | None:
        names = positional_names(registrar.sdk)
        place, token = code.place(), call_token(code)
        if registrar.method == "add_tool":
            keywords = arguments_of(self.interpreter, code, ("fn", *names))
            function = keywords.get("fn") or keywords.get("tool")
            if function is None:
                return None
            target = function.target if isinstance(function, Symbol) else None
            if isinstance(target, _ToolObject):
                decorator = _Decorator(registrar, target.keywords, target.place, target.token)
                self._apply(decorator, target.function, form="tool_object")
                return Scalar(place, None)
            self._apply(_Decorator(registrar, keywords, place, token), function, form="add_tool")
            return Scalar(place, None)
        given, _ = self.interpreter.arguments(code) or ([], {})
        if given and _is_function(given[0]):
            keywords = arguments_of(self.interpreter, code, ("fn",))
            return self._apply(_Decorator(registrar, keywords, place, token), given[0], form="call")
        keywords = arguments_of(self.interpreter, code, names)
        return Symbol(place, "decorator", _Decorator(registrar, keywords, place, token))

    def _apply(self, decorator: _Decorator, value: Value, form: str = "call") -> Value:
        """Register a function; gives what the registration leaves in its place."""
        key = _site(decorator.token)
        registrar = decorator.registrar
        function, name, reason = self._function(value)
        if key in self.recorded:
            return value
        keywords = decorator.keywords
        if name is not None and not text_of(keywords.get("name")):
            keywords = _named(keywords, name)
        place = decorator.place
        declared = Declared(
            keywords, form, place, decorator.token, registrar.server, registrar.sdk, self._conditions()
        )
        tool = tool_of_function(self.discovery, declared, function, reason)
        if tool.known_name is None and function is None:
            return value
        self.reached.add(key)
        identity_of_tool = (key, tool.known_name, function.node if function is not None else None, id(registrar.server))
        self.made.setdefault(identity_of_tool, tool)
        return value

    def _function(self, value: Value) -> tuple[Function | None, Value | None, str]:
        """The function behind a value, its name if something assigned one, and why it is not known."""
        if isinstance(value, Unknown):
            return None, None, value.reason
        target = value.target if isinstance(value, Symbol) else None
        if isinstance(target, Closure) and not isinstance(target.node, ast.Lambda):
            name = target.attributes.get("__name__")
            bound = target.bound is not None
            return Function(target.file, target.node, target.scope, (), bound=bound, attributes=frozenset(target.attributes)), name, ""
        if isinstance(target, Bound) and isinstance(target.binding.node, ast.FunctionDef | ast.AsyncFunctionDef) and not target.rest:
            return Function(target.file, target.binding.node, target.binding.scope, ()), None, ""
        return None, None, "the function is not in reach"

    def _conditions(self) -> tuple[Condition, ...]:
        found: list[Condition] = []
        for file, statement, arm in reversed(self.interpreter.conditions):
            place = FixedPlace(file.source, span_of(file.source, statement))
            text = arm
            if isinstance(statement, ast.If):
                test = " ".join(file.source.slice(span_of(file.source, statement.test)).split())
                if test in {'__name__ == "__main__"', "__name__ == '__main__'"}:
                    continue
                text = test if arm == "body" else f"not ({test})"
            found.append(Condition(text, place, arm, id(statement)))
        return tuple(found)

    # fastmcp's mixin

    def _external_method(self, method: ExternalMethod, code: Code) -> Value | None:
        """`component.register_all(server, prefix="p")`."""
        name = method.name.rpartition(".")
        if name[2] not in MIXIN_REGISTER or not name[0].startswith("fastmcp."):
            return None
        keywords = arguments_of(self.interpreter, code, ("mcp_server", "prefix", "separator"))
        server = keywords.get("mcp_server")
        server_object = server.target if isinstance(server, Symbol) else None
        known = server_object.server if isinstance(server_object, _ServerObject) else None
        if not isinstance(method.instance.target, Instance):
            return None
        self._register_mixin(method.instance, keywords, known, code)
        return Scalar(code.place(), None)

    def _register_mixin(self, instance: Symbol, keywords: Object, server: Server | None, code: Code) -> None:
        target = instance.target
        assert isinstance(target, Instance)
        prefix = keywords.get("prefix")
        separator = text_of(keywords.get("separator")) or "_"
        sdk = server.sdk if server is not None else self.discovery.sdk("fm")
        for function, decorator in mixin_methods(target.reference):
            made = self.interpreter.of_node(function.file, decorator, function.scope, {})
            node = decorator if isinstance(decorator, ast.Call) else None
            inner = self._mixin_keywords(function, node)
            name = text_of(inner.get("name")) or function.node.name
            if prefix is None or (isinstance(prefix, Scalar) and not prefix.value):
                full: Value = inner.get("name") or Scalar(made.place, name)
            elif (text := text_of(prefix)) is not None:
                full = Scalar((inner.get("name") or made).place, f"{text}{separator}{name}")
            else:
                full = Unknown(prefix.place, prefix.reason if isinstance(prefix, Unknown) else "the prefix is not known")
            place = FixedPlace(function.file.source, span_of(function.file.source, decorator))
            declared = Declared(_named(inner, full), "mixin", place, place, server, sdk, self._conditions())
            tool = tool_of_function(self.discovery, declared, function)
            self.made.setdefault((_site(place), tool.known_name, function.node, id(server)), tool)

    def _mixin_keywords(self, function: Function, call: ast.Call | None) -> Object:
        place = FixedPlace(function.file.source, span_of(function.file.source, call or function.node))
        if call is None:
            return Object(place, ())
        code = self.interpreter.code(function.file, call, function.scope, {})
        return arguments_of(self.interpreter, code, ("name",)) if isinstance(code, Code) else Object(place, (), code)


def mixin_methods(reference: Bound) -> list[tuple[Function, ast.expr]]:
    """The methods of a class and its first-party bases under fastmcp's `@mcp_tool`, nearest definition first."""
    found: dict[str, tuple[Function, ast.expr]] = {}
    work: list[Reference] = [reference]
    seen: set[ast.AST] = set()
    while work:
        each = work.pop(0)
        if not isinstance(each, Bound) or each.rest or not isinstance(each.binding.node, ast.ClassDef) or each.binding.node in seen:
            continue
        node = each.binding.node
        seen.add(node)
        scope = each.file.outline.scopes[node]
        for statement in node.body:
            if not isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef) or statement.name in found:
                continue
            for index, decorator in enumerate(statement.decorator_list):
                callee = decorator.func if isinstance(decorator, ast.Call) else decorator
                if any(identity(ref) in MIXIN_DECORATORS for ref in each.file.resolve(dotted_name(callee), scope)):
                    below = tuple(statement.decorator_list[index + 1 :])
                    found[statement.name] = (Function(each.file, statement, scope, below, bound=True), decorator)
        for base in node.bases:
            work.extend(each.file.resolve(dotted_name(base), each.binding.scope))
    return list(found.values())


def _registers_given(call: ast.Call) -> bool:
    """Whether a call registers a value that it is given: `x.add_tool(y)`, `x.tool(...)(y)`, `x.tool(y)`."""
    function = call.func
    if isinstance(function, ast.Attribute) and function.attr in {"add_tool", *MIXIN_REGISTER}:
        return bool(call.args or call.keywords)
    if isinstance(function, ast.Attribute) and function.attr == "tool":
        return bool(call.args) and not isinstance(call.args[0], ast.Constant)
    return isinstance(function, ast.Call) and isinstance(function.func, ast.Attribute) and function.func.attr == "tool"


def _within(scope: Scope, outer: Scope) -> bool:
    current: Scope | None = scope
    while current is not None:
        if current is outer:
            return True
        current = current.parent
    return False


def _site(place: Place) -> tuple[object, ...]:
    return (place.source.path, place.span)


def _named(keywords: Object, name: Value) -> Object:
    entries = [each for each in keywords.entries if text_of(each.key) != "name"]
    return Object(keywords.place, (*entries, Entry(Scalar(name.place, "name"), name)), keywords.rest)


def _is_function(value: Value) -> bool:
    target = value.target if isinstance(value, Symbol) else None
    if isinstance(target, Bound):
        return target.binding.kind == "function"
    return isinstance(target, Closure)


def listed_by(discovery: Discovery, handler: Function) -> Value:
    """What a tools/list handler returns, with its code followed."""
    following = Following(discovery)
    interpreter = following.interpreter
    interpreter.module(handler.file)
    closure = Closure(handler.file, handler.node, handler.scope, interpreter.modules.get(handler.file.path))
    if handler.scope.kind == "class":
        closure.bound = following._self_of(handler.file, handler.scope)  # noqa: SLF001 - the same module
    place = FixedPlace(handler.file.source, span_of(handler.file.source, handler.node))
    return interpreter.call_closure(closure, [], {}, place)
