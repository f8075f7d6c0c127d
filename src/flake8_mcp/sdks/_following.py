"""Registrations that single statements do not show: made in loops, through functions, decorators, classes, registries.

The code is followed by the interpreter, as far as something is left to be read.
"""

from __future__ import annotations

import ast
import builtins
from typing import TYPE_CHECKING

from flake8_mcp.gate import SDK_WORDS
from flake8_mcp.syntax.interpret import Closure
from flake8_mcp.syntax.introspection import called_functions, class_of_scope, is_class, unwrap_annotation
from flake8_mcp.syntax.names import Bound, lookup
from flake8_mcp.syntax.outline import FromImport, dotted_name
from flake8_mcp.syntax.segments import span_of
from flake8_mcp.syntax.values import FixedPlace
from flake8_mcp.syntax.walking import children, walk

from ._functions import function_of
from ._meanings import Meanings, site
from ._origins import class_profile
from .classes import MIXIN_REGISTER

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from flake8_mcp.model import Tool
    from flake8_mcp.syntax.interpret import Interpreter
    from flake8_mcp.syntax.outline import FunctionNode, Scope
    from flake8_mcp.syntax.project import CodeFile

    from ._sdk import Discovery

_BUILTINS = frozenset(dir(builtins))
_SERVER_ENDINGS = ("FastMCP", "MCPServer", "Server", "MCP")
_WORDS = (".tool(", ".add_tool(", *(f".{each}(" for each in sorted(MIXIN_REGISTER)))
_REGISTRARS = frozenset({"add_tool", "tool"})
MAX_FUNCTIONS = 500


def follow(discovery: Discovery) -> None:
    """Record what the interpreter finds for registrations that were seen and not read.

    Calls of functions of other files that hold such registrations are followed too.
    """
    need = _Need(discovery)
    scopes = need.scopes() | need.constructors()
    meanings = Meanings(discovery)
    if scopes:
        # first without what imported modules do on import, then with those that may change what was read
        meanings.interpreter.imports_that_name = ()
        _run(discovery, meanings.interpreter, scopes)
        unread = any(site(each.place) not in meanings.reached for each in discovery.pending)
        state = meanings.interpreter.state
        if unread or state:
            meanings = Meanings(discovery)
            meanings.interpreter.imports_that_name = None if unread else tuple(sorted(state))
            _run(discovery, meanings.interpreter, scopes)
    for tool in _told_apart(meanings.made.values()):
        discovery.add(tool)
    # what was not reached stays unread
    for each in discovery.pending:
        if site(each.place) in meanings.reached:
            continue
        if each.tool is not None:
            discovery.add(each.tool)
        else:
            discovery.unread(each.start, each.reason)
    if meanings.interpreter.stopped:
        _note_lost(discovery, need, meanings)


def _note_lost(discovery: Discovery, need: _Need, meanings: Meanings) -> None:
    """Record what leads to registrations of other files and was not followed to its end, so that none was found."""
    file = discovery.file
    ways = (each.registration.via for each in meanings.made.values())
    found = {(each.span.line, each.span.column) for each in ways if each is not None}
    for node, statement in need.leading():
        span = span_of(file.source, statement)
        if (span.line, span.column) not in found and not _hands_on(file, node):
            discovery.unread(discovery.place(node), f"what this calls is not followed: {meanings.interpreter.stopped}")


def _hands_on(file: CodeFile, node: ast.expr) -> bool:
    """Whether a call only gives on what its own function was given: then that is what has to be followed."""
    located = next((each for each in file.outline.calls if each.node is node), None)
    function = located.scope.function() if located is not None else None
    given = _given(node) if isinstance(node, ast.Call) else []
    if function is None or not given:
        return False
    names = [each.id if isinstance(each, ast.Name) else "" for each in given]
    return all(any(b.kind == "parameter" for b in function.bindings.get(name, ())) for name in names)


def _told_apart(tools: Iterable[Tool]) -> list[Tool]:
    """Tools without those of a server that is only a parameter, if the same ones are registered for a known server."""
    made = list(tools)
    known = {_registered(each) for each in made if _is_constructed(each)}
    return [each for each in made if _is_constructed(each) or _registered(each) not in known]


def _registered(tool: Tool) -> tuple[object, ...]:
    handler = tool.handler.place if tool.handler is not None else None
    return (site(tool.registration.token), tool.known_name, site(handler) if handler is not None else None)


def _is_constructed(tool: Tool) -> bool:
    key = tool.server.key if tool.server is not None else None
    return isinstance(key, tuple) and key[0] == "constructor"


def _run(discovery: Discovery, interpreter: Interpreter, scopes: set[Scope]) -> None:
    """Follow the module, then each function that holds something unread and was not called on the way."""
    file = discovery.file
    interpreter.module(file)
    for located in file.outline.functions:
        if file.outline.scopes[located.node] in scopes and located.node not in interpreter.executed:
            interpreter.run(closure_of(interpreter, file, located.node, located.scope))


def closure_of(interpreter: Interpreter, file: CodeFile, node: FunctionNode, scope: Scope) -> Closure:
    """A function that nothing in reach calls; a method gets an object of its class."""
    closure = Closure(file, node, scope, interpreter.modules.get(file.path))
    reference = class_of_scope(file, scope)
    if reference is not None:
        place = FixedPlace(file.source, span_of(file.source, reference.binding.node))  # type: ignore[arg-type]  # a class
        closure.bound = interpreter.instantiate(reference, ([], {}), place)
    return closure


class _Need:
    """Whether anything is left to be followed from a file, and from where."""

    def __init__(self, discovery: Discovery) -> None:
        self.file = discovery.file
        self.pending = {each.scope for each in discovery.pending}
        self._silent: set[FunctionNode] = set()  # from which nothing is registered
        self._servers: frozenset[str] | None = None
        self._names: frozenset[str] | None = None

    def constructors(self) -> set[Scope]:
        """The scopes in which a server gets tools by its constructor."""
        file = self.file
        return {
            call.scope
            for call in file.outline.calls
            if any(keyword.arg == "tools" for keyword in call.node.keywords)
            for each in file.resolve(dotted_name(call.node.func), call.scope)
            if class_profile(each) is not None
        }

    def scopes(self) -> set[Scope]:
        """The scopes that hold something unread, or call or decorate with something that registers what it is given."""
        file = self.file
        found = set(self.pending)
        for located in file.outline.calls:
            if located.scope in found:
                continue
            if self._is_given_registrar(located.node) or self._registers_given(
                located.node.func, located.scope, located.node
            ):
                found.add(located.scope)
        for function in file.outline.functions:
            for decorator in function.node.decorator_list:
                callee = decorator.func if isinstance(decorator, ast.Call) else decorator
                if function.scope not in found and self._registers_given(callee, function.scope):
                    found.add(function.scope)
        return found

    def leading(self) -> Iterator[tuple[ast.expr, ast.stmt]]:
        """The calls and decorators that lead to something that registers what it is given, with their statements."""
        statements = _statements_of_calls(self.file.outline.tree)
        for located in self.file.outline.calls:
            if self._registers_given(located.node.func, located.scope, located.node):
                yield located.node, statements[located.node]
        for function in self.file.outline.functions:
            for decorator in function.node.decorator_list:
                if not isinstance(decorator, ast.Call) and self._registers_given(decorator, function.scope):
                    yield decorator, function.node

    def _registers_given(self, callee: ast.expr, scope: Scope, call: ast.Call | None = None) -> bool:
        """Whether a function registers what it is given: its module names a registration, or the call a server."""
        if isinstance(callee, ast.Attribute) and _is_mixin(self.file, callee):
            return True
        parts = dotted_name(callee)
        if not parts or parts[0] in _BUILTINS or not self._may_be_named(parts, scope):
            return False
        if not (call is not None and self._is_given_server(call)) and not self._may_register(parts, scope):
            return False
        return self._any_registers(self.file, parts, scope)

    def _may_be_named(self, parts: tuple[str, ...], scope: Scope) -> bool:
        """Whether a name may be that of something in a file that holds the words of a registration."""
        if parts[-1] in self.file.function_names or parts[-1] in self._named_elsewhere():
            return True
        found = lookup(scope, parts[0])
        bindings = found[1] if found is not None and len(parts) == 1 else ()
        return any(
            each.kind not in {"from", "import"}
            or (isinstance(each.node, FromImport) and each.node.alias.name in self._named_elsewhere())
            for each in bindings
        )

    def _named_elsewhere(self) -> frozenset[str]:
        if self._names is None:
            self._names = self.file.project.names_in_files_with(_WORDS, self.file.path)
        return self._names

    def _is_given_registrar(self, call: ast.Call) -> bool:
        """Whether a call is given `server.tool` or `server.add_tool` itself."""
        return any(
            isinstance(each, ast.Attribute)
            and each.attr in _REGISTRARS
            and (dotted_name(each.value) or ("",))[-1] in self._server_names()
            for each in _given(call)
        )

    def _is_given_server(self, call: ast.Call) -> bool:
        """Whether a call is given something that may be a server, by its name."""
        return any(name[-1:] and name[-1] in self._server_names() for name in map(dotted_name, _given(call)))

    def _server_names(self) -> frozenset[str]:
        """The names in the file of what is made from or annotated with a class that is called like a server."""
        if self._servers is None:
            found: set[str] = set()
            for scope in self.file.outline.scopes.values():
                for name, bindings in scope.bindings.items():
                    for each in bindings:
                        made = dotted_name(each.value.func) if isinstance(each.value, ast.Call) else ()
                        typed = [made, *unwrap_annotation(each.annotation)]
                        if any(parts and parts[-1].endswith(_SERVER_ENDINGS) for parts in typed):
                            found.add(name.rpartition(".")[2])
            self._servers = frozenset(found)
        return self._servers

    def _may_register(self, parts: tuple[str, ...], scope: Scope) -> bool:
        """Whether the module that a name is imported from holds the words of a registration; true for own names."""
        found = lookup(scope, parts[0])
        if found is None:
            return False
        for binding in found[1]:
            module: str | None = None
            if binding.kind == "from" and isinstance(binding.node, FromImport):
                module = self.file.absolute_name(binding.node.statement)
                inner = f"{module}.{binding.node.alias.name}"
                module = inner if self.file.project.locate(inner, self.file.path) else module
            elif binding.kind == "import" and isinstance(binding.node, ast.alias):
                module = binding.node.name
            else:
                return True
            path = self.file.project.locate(module, self.file.path) if module else None
            if path is not None and (path.endswith("__init__.py") or self.file.project.mentions(path, _WORDS)):
                return True
        return False

    def _any_registers(self, file: CodeFile, parts: tuple[str, ...], scope: Scope) -> bool:
        """Whether a call of a name leads to a function that registers something that depends on what it is given."""
        waiting = [*called_functions(file, parts, scope), *_methods(file, parts, scope)]
        seen = {node for _, node in waiting}
        while waiting:
            home, node = waiting.pop()
            if node in self._silent:
                continue
            # what calls more functions than that is followed: the interpreter finds out
            if len(seen) > MAX_FUNCTIONS or self._registers(home, node):
                return True
            for called in self._called(home, node):
                if called[1] not in seen:
                    seen.add(called[1])
                    waiting.append(called)
        self._silent |= seen
        return False

    def _registers(self, file: CodeFile, node: FunctionNode) -> bool:
        """Whether a function registers something itself that depends on what it is given."""
        scope = file.outline.scopes[node]
        if file is self.file:
            return any(is_within(each, scope) for each in self.pending)
        return _names_sdk(file) and any(_depends(file, each, scope) for each in _calls(node))

    def _called(self, file: CodeFile, node: FunctionNode) -> Iterator[tuple[CodeFile, FunctionNode]]:
        """The functions in reach that a function of another file calls; those of this file are asked on their own."""
        if file is self.file or not _names_sdk(file):
            return
        scope = file.outline.scopes[node]
        for each in _calls(node):
            parts = dotted_name(each.func)
            if self._may_be_named(parts or ("",), scope):
                yield from called_functions(file, parts, scope)


def _methods(file: CodeFile, parts: tuple[str, ...], scope: Scope) -> Iterator[tuple[CodeFile, FunctionNode]]:
    """The methods of a first-party class that a name stands for: an object of it may register what they are given."""
    for each in file.resolve(parts, scope):
        if isinstance(each, Bound) and is_class(each):
            for bindings in each.file.outline.scopes[each.binding.node].bindings.values():
                for binding in bindings:
                    if isinstance(binding.node, ast.FunctionDef | ast.AsyncFunctionDef):
                        yield each.file, binding.node


def _given(call: ast.Call) -> list[ast.expr]:
    """The arguments of a call."""
    return [*call.args, *(each.value for each in call.keywords)]


def _names_sdk(file: CodeFile) -> bool:
    return any(word in file.source.text for word in SDK_WORDS)


def _calls(node: FunctionNode) -> Iterator[ast.Call]:
    return (each for each in walk(node) if isinstance(each, ast.Call))


def _statements_of_calls(tree: ast.Module) -> dict[ast.Call, ast.stmt]:
    """The innermost statement around each call."""
    found: dict[ast.Call, ast.stmt] = {}
    waiting: list[tuple[ast.AST, ast.stmt]] = [(each, each) for each in tree.body]
    while waiting:
        node, statement = waiting.pop()
        if isinstance(node, ast.stmt):
            statement = node
        elif isinstance(node, ast.Call):
            found[node] = statement
        waiting.extend((each, statement) for each in children(node))
    return found


def is_within(scope: Scope, outer: Scope) -> bool:
    """Whether a scope is another one or lies inside it."""
    current: Scope | None = scope
    while current is not None:
        if current is outer:
            return True
        current = current.parent
    return False


def _is_mixin(file: CodeFile, function: ast.Attribute) -> bool:
    """Whether a method may be that of fastmcp's mixin: by its name, in a project that uses the mixin."""
    return function.attr in MIXIN_REGISTER and bool(file.project.texts_in_files(("mcp_mixin",), file.path))


def _depends(file: CodeFile, call: ast.Call, scope: Scope) -> bool:
    """Whether a call registers something that its own statement does not show, or under a computed name."""
    function = call.func
    if isinstance(function, ast.Attribute) and _is_mixin(file, function):
        return True
    maker = function if isinstance(function, ast.Call) else call
    if not isinstance(maker.func, ast.Attribute) or maker.func.attr not in _REGISTRARS:
        return False
    keywords = [each.value for each in call.keywords if each.arg in {"fn", "tool"}]
    given = next(iter([*call.args[:1], *keywords]), None)
    if given is None or isinstance(given, ast.Constant):
        return False
    computed = any(not isinstance(each.value, ast.Constant) for each in maker.keywords if each.arg == "name")
    functions = {function_of(each) for each in file.resolve(dotted_name(given), scope)}
    return computed or len(functions) != 1 or None in functions
