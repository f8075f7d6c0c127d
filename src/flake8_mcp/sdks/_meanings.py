"""What the calls and decorators of followed code mean to an MCP server: the hooks of the interpreter."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import libcst as cst

from flake8_mcp.model import Server
from flake8_mcp.syntax.effects import Effects
from flake8_mcp.syntax.evaluate import Code, dotted
from flake8_mcp.syntax.interpret import Closure, ExternalMethod, Instance, Interpreter, Partial, target_of
from flake8_mcp.syntax.names import Bound
from flake8_mcp.syntax.segments import span_of
from flake8_mcp.syntax.source import Span
from flake8_mcp.syntax.values import Array, Entry, FixedPlace, Object, Scalar, Symbol, Unknown, text_of

from ._arguments import arguments_of, joined, positional_names
from ._calls import read_file
from ._conditions import condition_of
from ._declared import Declared, is_disabled, is_reworked, tool_of_function
from ._docstrings import cleaned_docstring, docstring_of
from ._functions import Function
from ._meant import Decorator, Registering, ServerObject, ToolObject
from ._mixins import mixin_methods, mixin_name, named
from ._origins import class_profile
from ._receivers import receiver_of
from ._registrars import registers
from ._sdk import call_token
from .classes import (
    COLLECTIONS,
    FROM_FUNCTION,
    LOWLEVEL_SERVERS,
    MIXIN_REGISTER,
    SERVERS,
    STANDALONE_DECORATORS,
)

if TYPE_CHECKING:
    from flake8_mcp.model import Condition, Tool
    from flake8_mcp.syntax.interpret import Arguments, Frame
    from flake8_mcp.syntax.outline import FunctionNode
    from flake8_mcp.syntax.project import CodeFile
    from flake8_mcp.syntax.values import Place, Value

    from ._origins import Origin
    from ._sdk import Discovery

# Methods that register; what calls them has to be walked.
_METHODS = frozenset({"tool", "ui", "add_tool"})
_EFFECTS = _METHODS | MIXIN_REGISTER
MAX_TOOLS = 500  # registered by one file
_STANDALONE = "__fastmcp__"  # the attribute that fastmcp's `@tool` without a server leaves on a function


class Meanings:
    """Collects the tools that followed code registers.

    `made` is what following found, and `reached` its sites.
    """

    def __init__(self, discovery: Discovery) -> None:
        self.discovery = discovery
        self._recorded: frozenset[object] | None = None
        self.made: dict[tuple[object, ...], Tool] = {}
        self.reached: set[object] = set()
        self.interpreter = Interpreter(self, Effects(_EFFECTS, frozenset({"tools"})), read_file)

    def recorded(self) -> frozenset[object]:
        """The sites of the registrations that were read without following."""
        if self._recorded is None:
            self._recorded = frozenset(site(each) for each in self.discovery.sites)
        return self._recorded

    # hooks

    def attribute(self, base: Value, name: str, code: Code, _interpreter: Interpreter, /) -> Value | None:
        """`server.tool` and `server.add_tool`, and `function.__doc__`."""
        if name == "__doc__":
            return docstring_of(base, code.place(), self.discovery.versions)
        server = self._server_of(base, code) if name in _METHODS else None
        if server is None or (name != "add_tool" and not registers(server, name)):
            return None
        return Symbol(code.place(), f"server.{name}", Registering(server, server.sdk, name))

    def call(self, callee: Value, code: Code, interpreter: Interpreter, /) -> Value | None:
        """Constructors of servers and of tools, and what registrars do with a function."""
        if not isinstance(callee, Symbol):
            return None
        match callee.target:
            case Registering() as target:
                return self._registrar_called(target, code)
            case Partial(function=Symbol(target=Registering() as target), arguments=held):
                return self._partial_called(target, held, code)
            case Decorator() as target:
                given, _ = interpreter.arguments(code) or ([], {})
                return self._apply(target, given[0], "call") if len(given) == 1 else None
            case ExternalMethod() as target:
                return self._external_method(target, code)
            case Bound() as target if class_profile(target) is not None:
                return None  # an object of a first-party class: its own code is followed
        if callee.name in SERVERS or callee.name in LOWLEVEL_SERVERS or callee.name in COLLECTIONS:
            return self._constructed(code, callee)
        if callee.name in FROM_FUNCTION:
            return self._from_function(callee.name, code)
        if callee.name in STANDALONE_DECORATORS:
            return Symbol(code.place(), callee.name)
        return cleaned_docstring(callee.name, code, interpreter) or self.discovery.calls(callee.name, code, interpreter)

    def decorate(
        self, decorator: Value, function: Value, node: ast.expr, frame: Frame, _interpreter: Interpreter, /
    ) -> Value | None:
        """`@server.tool`, `@server.tool(...)`, and fastmcp's `@tool` without a server."""
        target = target_of(decorator)
        if isinstance(target, Decorator):
            return self._apply(target, function, "decorator")
        if isinstance(target, Registering):
            place = FixedPlace(frame.file.source, span_of(frame.file.source, node))
            return self._apply(Decorator(target, Object(place, ()), place, place), function, "decorator")
        closure = target_of(function)
        if isinstance(decorator, Symbol) and decorator.name in STANDALONE_DECORATORS and isinstance(closure, Closure):
            closure.attributes[_STANDALONE] = decorator
            return function
        return None

    def parameter(self, closure: Closure, node: ast.arg, _interpreter: Interpreter, /) -> Value | None:
        """A parameter that is a server by its annotation or by what the file shows."""
        if closure.file is not self.discovery.file:
            return None
        name = ast.copy_location(ast.Name(node.arg, ast.Load()), node)
        receiver = receiver_of(self.discovery, name, closure.file.outline.scopes[closure.node])
        if receiver.verdict == "server" and receiver.server is not None:
            place = FixedPlace(closure.file.source, span_of(closure.file.source, node))
            return Symbol(place, node.arg, ServerObject(receiver.server, receiver.lowlevel))
        return None

    def is_read(self, decorator: ast.expr, /) -> bool:
        """Whether a decorator is a registration that was read without following."""
        return decorator in self.discovery.read_decorators

    def knows_class(self, reference: Bound, /) -> bool:
        """Whether a class is a server: what is registered on one is read where it is registered."""
        return class_profile(reference) is not None

    # servers

    def _server_of(self, base: Value, code: Code) -> Server | None:
        target = target_of(base)
        if isinstance(target, ServerObject):
            return None if target.lowlevel else target.server
        if isinstance(target, Instance):
            found = class_profile(target.reference)
            return self._instance_server(target, found) if found is not None and not found.lowlevel else None
        if isinstance(base, Unknown) and isinstance(code.node, cst.Attribute) and code.file is self.discovery.file:
            parts = dotted(code.node.value)
            receiver = receiver_of(self.discovery, _expression(parts), code.scope) if parts else None
            if receiver is None or receiver.lowlevel or receiver.verdict == "other":
                return None
            return receiver.server if receiver.verdict == "server" or self.discovery.belongs_to_mcp() else None
        return None

    def _instance_server(self, target: Instance, found: Origin) -> Server:
        key = ("instance", target)
        server = self.discovery.servers.get(key)
        if server is None:
            sdk = self.discovery.sdk(found.profile)
            server = Server(target.reference.binding.name, sdk, key=key, kind=found.kind)
            self.discovery.servers[key] = server
        return server

    def _constructed(self, code: Code, callee: Symbol) -> Value:
        """A server: the same object that the search for receivers knows, by the place of its constructor."""
        span = code.place().span
        column = len(code.file.source.line(span.line)[: span.column].encode())
        key = ("constructor", code.file.path, span.line, column)
        server = self.discovery.servers.get(key)
        lowlevel = callee.name in LOWLEVEL_SERVERS
        if server is None:
            positional, keywords = self.interpreter.arguments(code) or ([], {})
            name = text_of(keywords.get("name")) or (text_of(positional[0]) if positional else None)
            profile, kind = COLLECTIONS.get(callee.name, (SERVERS.get(callee.name, "mcp"), "server"))
            sdk = self.discovery.sdk(profile)
            server = self.discovery.servers[key] = Server(name, sdk, code.place(), key, kind=kind, given_name=name)
        if not lowlevel:
            self._given_tools(server, code)
        return Symbol(code.place(), f"{callee.name}()", ServerObject(server, lowlevel))

    def _given_tools(self, server: Server, code: Code) -> None:
        """The functions and tool objects in `tools=[...]` of a server's constructor."""
        node = code.node
        assert isinstance(node, cst.Call)
        given = next((each for each in node.args if each.keyword is not None and each.keyword.value == "tools"), None)
        value = self.interpreter.value(code.at(given.value)) if given is not None else None
        registrar = Registering(server, server.sdk, "constructor")
        for item in value.items if isinstance(value, Array) else ():
            if not self._given_object(registrar, item, "constructor") and (
                _is_function(item) or isinstance(item, Unknown)
            ):
                decorator = Decorator(registrar, Object(item.place, ()), item.place, item.place)
                self._apply(decorator, item, "constructor")

    # registering

    def _from_function(self, name: str, code: Code) -> Value:
        keywords = arguments_of(self.interpreter, code, ("fn", "name", "title", "description"))
        function = keywords.get("fn") or Unknown(code.place(), "the function is not known")
        return Symbol(code.place(), name, ToolObject(function, keywords, code.place(), call_token(code)))

    def _given_object(self, registrar: Registering, value: Value, form: str) -> bool:
        """Register a tool object; false if the value is none."""
        target = target_of(value)
        if not isinstance(target, ToolObject):
            return False
        self._apply(Decorator(registrar, target.keywords, target.place, target.token), target.function, form)
        return True

    def _registrar_called(self, registrar: Registering, code: Code) -> Value | None:
        names = positional_names(registrar.sdk)
        place, token = code.place(), call_token(code)
        reworked = is_reworked(code.file, code.scope)
        if registrar.method == "add_tool":
            keywords = arguments_of(self.interpreter, code, ("fn", *names))
            function = keywords.get("fn") or keywords.get("tool")
            if function is None:
                return None
            if not self._given_object(registrar, function, "tool_object"):
                self._apply(Decorator(registrar, keywords, place, token, reworked), function, "add_tool")
            return Scalar(place, None)
        given, _ = self.interpreter.arguments(code) or ([], {})
        if given and _is_function(given[0]):
            keywords = arguments_of(self.interpreter, code, ("fn",))
            return self._apply(Decorator(registrar, keywords, place, token, reworked), given[0], "call")
        keywords = arguments_of(self.interpreter, code, names)
        return Symbol(place, "decorator", Decorator(registrar, keywords, place, token, reworked))

    def _partial_called(self, registrar: Registering, given: Arguments, code: Code) -> Value | None:
        """`functools.partial(server.tool, ...)` when it is called."""
        positional, keywords = given
        place, token = code.place(), call_token(code)
        held = [each for each in positional if _is_function(each)]
        names = positional_names(registrar.sdk)
        kept = dict(zip(names, (each for each in positional if each not in held), strict=False)) | keywords
        entries = tuple(Entry(Scalar(value.place, key), value) for key, value in kept.items())
        own, _ = self.interpreter.arguments(code) or ([], {})
        function = next(iter([*held, *(each for each in own[:1] if _is_function(each))]), None)
        more = arguments_of(self.interpreter, code, ("fn",) if function is not None and not held else names)
        decorator = Decorator(
            registrar,
            joined(Object(place, entries), more),
            place,
            token,
            is_reworked(code.file, code.scope),
        )
        if function is not None:
            return self._apply(decorator, function, "add_tool" if registrar.method == "add_tool" else "call")
        return None if registrar.method == "add_tool" else Symbol(place, "decorator", decorator)

    def _apply(self, decorator: Decorator, value: Value, form: str) -> Value:
        """Register a function; gives what the registration leaves in its place."""
        where = site(decorator.token)
        if _is_standalone(value):
            self.reached.add(where)
            return value
        if where in self.recorded() or len(self.made) >= MAX_TOOLS:
            return value
        function, name, reason = self._function(value)
        keywords = decorator.keywords
        if name is not None and not text_of(keywords.get("name")):
            keywords = named(keywords, name)
        registrar = decorator.registrar
        declared = Declared(
            keywords,
            form,
            decorator.place,
            decorator.token,
            registrar.server,
            registrar.sdk,
            self._conditions(),
            via=self._via(decorator.token),
            reworked=decorator.reworked,
            method=registrar.method,
        )
        if is_disabled(declared):
            self.reached.add(where)
            return value
        tool = tool_of_function(self.discovery, declared, function, reason)
        if tool.known_name is not None or function is not None:
            self.reached.add(where)
            self._keep(tool, where, function)
        return value

    def _function(self, value: Value) -> tuple[Function | None, Value | None, str]:
        """The function behind a value, its name if something assigned one, and why it is not known."""
        if isinstance(value, Unknown):
            return None, None, value.reason
        target = target_of(value)
        if isinstance(target, Closure):
            attributes = frozenset(target.attributes)
            bound = target.bound is not None
            beneath = self._beneath(target.node)
            function = Function(target.file, target.node, target.scope, (), bound, attributes, beneath)
            return function, target.attributes.get("__name__"), ""
        if isinstance(target, Bound) and not target.rest:
            node = target.binding.node
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                return Function(target.file, node, target.binding.scope, ()), None, ""
        return None, None, "the function is not in reach"

    def _beneath(self, node: FunctionNode) -> tuple[ast.expr, ...] | None:
        """The decorators below the one that a function is just given to."""
        current = self.interpreter.decorating.get(node)
        decorators = node.decorator_list
        return None if current is None else tuple(decorators[decorators.index(current) + 1 :])

    def _keep(self, tool: Tool, where: tuple[object, ...], function: Function | None) -> None:
        node = function.node if function is not None else None
        self.made.setdefault((where, tool.known_name, node, tool.server), tool)

    def _conditions(self) -> tuple[Condition, ...]:
        walked = reversed(self.interpreter.conditions)
        return tuple(each for file, statement, arm in walked for each in condition_of(file, statement, arm))

    # fastmcp's mixin

    def _external_method(self, method: ExternalMethod, code: Code) -> Value | None:
        """`component.register_all(server, prefix="p")`."""
        owner, _, name = method.name.rpartition(".")
        target = method.instance.target
        if name not in MIXIN_REGISTER or not owner.startswith("fastmcp.") or not isinstance(target, Instance):
            return None
        given = arguments_of(self.interpreter, code, ("mcp_server", "prefix", "separator"))
        found = target_of(given.get("mcp_server"))
        server = found.server if isinstance(found, ServerObject) else None
        sdk = server.sdk if server is not None else self.discovery.sdk("fm")
        for function, decorator in mixin_methods(target.reference):
            keywords = self._mixin_keywords(function, decorator)
            enabled = keywords.get("enabled")
            if isinstance(enabled, Scalar) and enabled.value is False:
                continue
            place = FixedPlace(function.file.source, span_of(function.file.source, decorator))
            keywords = named(keywords, mixin_name(function, keywords, given))
            declared = Declared(keywords, "mixin", place, place, server, sdk, self._conditions(), via=self._via(place))
            self._keep(tool_of_function(self.discovery, declared, function), site(place), function)
        return Scalar(code.place(), None)

    def _via(self, place: Place) -> Place | None:
        """The statement of the analysed file under way while something of another file is registered."""
        file = self.discovery.file
        statement = self.interpreter.latest.get(file.path)
        return None if place.source is file.source or statement is None else _first_line(file, statement)

    def _mixin_keywords(self, function: Function, decorator: ast.expr) -> Object:
        place = FixedPlace(function.file.source, span_of(function.file.source, decorator))
        if not isinstance(decorator, ast.Call):
            return Object(place, ())
        code = self.interpreter.code(function.file, decorator, function.scope, {})
        return arguments_of(self.interpreter, code, ("name",)) if isinstance(code, Code) else Object(place, (), code)


def _first_line(file: CodeFile, statement: ast.stmt) -> Place:
    span = span_of(file.source, statement)
    return FixedPlace(file.source, Span(span.line, span.column, span.line, span.column))


def site(place: Place) -> tuple[object, ...]:
    """What is the same for the same registration, however it is found."""
    return (place.source.path, place.span)


def _expression(parts: tuple[str, ...]) -> ast.expr:
    found: ast.expr = ast.Name(parts[0], ast.Load(), lineno=1, col_offset=0)
    for each in parts[1:]:
        found = ast.Attribute(found, each, ast.Load(), lineno=1, col_offset=0)
    return found


def _is_function(value: Value) -> bool:
    target = target_of(value)
    if isinstance(target, Bound):
        return target.binding.kind == "function"
    return isinstance(target, Closure)


def _is_standalone(value: Value) -> bool:
    """Whether a function is under fastmcp's `@tool`, where it is recorded already."""
    target = target_of(value)
    return isinstance(target, Closure) and _STANDALONE in target.attributes
