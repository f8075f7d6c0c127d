"""Functions registered as tools: decorators, calls of a decorator, and `add_tool`."""

from __future__ import annotations

import ast
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import libcst as cst

from flake8_mcp.model import Raises
from flake8_mcp.syntax.evaluate import Code, Evaluator
from flake8_mcp.syntax.names import Bound, External, identity
from flake8_mcp.syntax.outline import dotted_name
from flake8_mcp.syntax.values import Array, Entry, Object, Scalar, Unknown

from ._functions import Declared, Function, function_of, tool_of_function
from ._receivers import receiver_of
from ._sdk import call_token
from .classes import FROM_FUNCTION, STANDALONE_DECORATORS

if TYPE_CHECKING:
    from flake8_mcp.model import Sdk, Server, Tool
    from flake8_mcp.syntax.outline import Located, Scope
    from flake8_mcp.syntax.values import Place

    from ._sdk import Discovery

# mcp 1.10 and later, 2.3.0: FastMCP.tool, MCPServer.tool; add_tool has the function in front
_MCP_POSITIONAL = ("name", "title", "description", "annotations", "icons", "meta", "structured_output")
_FM_POSITIONAL = ("name",)


@dataclass(frozen=True, slots=True)
class _Target:
    """Who registers: the server (None for a standalone decorator), the SDK, and how sure the evidence is."""

    server: Server | None
    sdk: Sdk
    certain: bool


@dataclass(frozen=True, slots=True)
class Pending:
    """A registration whose function or name its own statement does not show.

    `tool` is what is known of it without looking further, None if that is not even one certain tool.
    """

    place: Place
    reason: str
    scope: Scope
    tool: Tool | None

    @property
    def key(self) -> tuple[object, ...]:
        """The same for the same registration, however it is found."""
        return (self.place.source.path, self.place.span)


def discover_registrations(discovery: Discovery) -> None:
    """Record the tools that the file registers from functions."""
    decorators = _decorated(discovery)
    _called(discovery, decorators)


def _decorated(discovery: Discovery) -> set[int]:
    """Tools from decorators; gives the ids of every decorator node, which are no calls of their own."""
    seen: set[int] = set()
    for located in discovery.file.outline.functions:
        first: ast.expr | None = None
        for decorator in located.node.decorator_list:
            first = first or decorator
            seen.add(id(decorator))
            if not discovery.runs(located.branch):
                continue
            target = _target(discovery, decorator, located)
            if target is not None:
                _decorator_tool(discovery, located, decorator, first, target)
    return seen


def _target(discovery: Discovery, decorator: ast.expr, located: Located[ast.FunctionDef | ast.AsyncFunctionDef]) -> _Target | None:
    function = decorator.func if isinstance(decorator, ast.Call) else decorator
    return registrar(discovery, function, located.scope)


def registrar(discovery: Discovery, function: ast.expr, scope: Scope) -> _Target | None:
    """Who an expression in front of `(...)` or after `@` registers for; None if it is no registrar."""
    parts = dotted_name(function)
    if parts and _is_configured(discovery, parts, scope):
        return _Target(None, discovery.open_sdk(), certain=True)
    if isinstance(function, ast.Attribute):
        if function.attr != "tool":
            return None
        references = discovery.file.resolve(parts, scope)
        if any(identity(each) in STANDALONE_DECORATORS for each in references):
            return _Target(None, _standalone_sdk(discovery), certain=True)
        receiver = receiver_of(discovery, function.value, scope)
        if receiver.verdict == "other" or receiver.lowlevel or receiver.server is None:
            return None
        if receiver.verdict == "open" and not discovery.belongs_to_mcp():
            return None
        return _Target(receiver.server, receiver.server.sdk, certain=receiver.verdict == "server")
    if parts:
        for reference in discovery.file.resolve(parts, scope):
            if isinstance(reference, External) and reference.name in STANDALONE_DECORATORS:
                return _Target(None, _standalone_sdk(discovery), certain=True)
            bound = _bound_tool(discovery, reference)
            if bound is not None:
                return bound
    return None


def _bound_tool(discovery: Discovery, reference: object) -> _Target | None:
    """`tool = mcp.tool` and then `@tool(...)`: the reference keeps the attribute behind the server's binding."""
    if not isinstance(reference, Bound) or reference.rest != ("tool",):
        return None
    binding = reference.binding
    if reference.file is not discovery.file or binding.value is None:
        return None
    receiver = receiver_of(discovery, binding.value, binding.scope)
    if receiver.verdict != "server" or receiver.lowlevel or receiver.server is None:
        return None
    return _Target(receiver.server, receiver.server.sdk, certain=True)


def _standalone_sdk(discovery: Discovery) -> Sdk:
    # fastmcp 2 has a module of that name, so the decorator itself shows 3 or later
    sdk = discovery.sdk("fm")
    return sdk if sdk.profile != "fm2" else discovery.sdk("fm4")


def _is_configured(discovery: Discovery, parts: tuple[str, ...], scope: Scope) -> bool:
    configured = discovery.settings.tool_decorators
    if not configured:
        return False
    if ".".join(parts) in configured:
        return True
    return any(identity(each) in configured for each in discovery.file.resolve(parts, scope))


def _decorator_tool(
    discovery: Discovery,
    located: Located[ast.FunctionDef | ast.AsyncFunctionDef],
    decorator: ast.expr,
    first: ast.expr,
    target: _Target,
) -> None:
    code = discovery.evaluator.code(discovery.file, decorator, located.scope)
    place = discovery.place(first)
    token: Place = discovery.place(decorator)
    keywords = Object(token, ())
    raises = None
    if isinstance(code, Unknown):
        keywords = Object(token, (), code)
    elif isinstance(code.node, cst.Call):
        token = call_token(code)
        keywords = arguments_of(discovery.evaluator, code, positional_names(target.sdk))
    elif target.sdk.family == "mcp" and target.certain:
        # mcp 1.30.0, 2.3.0: oracle e01
        raises = Raises("TypeError", "the decorator is used without parentheses", token)
    declared = Declared(
        keywords, "decorator", place, token, target.server, target.sdk, discovery.conditions(located.branch, located.scope), raises
    )
    function = Function(discovery.file, located.node, located.scope)
    tool = tool_of_function(discovery, declared, _below(function, decorator))
    if tool.known_name is None:
        reason = tool.name.value.reason if isinstance(tool.name.value, Unknown) else "the name is not known"
        discovery.pending.append(Pending(token, reason, located.scope, tool))
        return
    discovery.sites.append(token)
    discovery.add(tool)


def _below(function: Function, decorator: ast.expr) -> Function:
    """The function with only the decorators below one: those above see what the registration returns."""
    decorators = function.node.decorator_list
    index = next(i for i, each in enumerate(decorators) if each is decorator)
    return Function(function.file, function.node, function.scope, tuple(decorators[index + 1 :]))


def _called(discovery: Discovery, decorators: set[int]) -> None:
    inner: set[int] = set()
    for located in discovery.file.outline.calls:
        node = located.node
        if isinstance(node.func, ast.Call):
            inner.add(id(node.func))
    for located in discovery.file.outline.calls:
        node = located.node
        if id(node) in decorators or not discovery.runs(located.branch):
            continue
        function = node.func
        if isinstance(function, ast.Call):
            _applied(discovery, located, function)
        elif isinstance(function, ast.Attribute) and function.attr == "add_tool":
            _add_tool(discovery, located, function)
        elif isinstance(function, ast.Attribute) and function.attr == "remove_tool":
            _remove_tool(discovery, located, function)
        elif isinstance(function, ast.Attribute) and function.attr == "tool" and id(node) not in inner:
            _direct(discovery, located, function)
        elif discovery.settings.tool_decorators and id(node) not in inner:
            _configured_call(discovery, located)


def _applied(discovery: Discovery, located: Located[ast.Call], maker: ast.Call) -> None:
    """`mcp.tool(...)(fn)`."""
    target = registrar(discovery, maker.func, located.scope)
    if target is None or len(located.node.args) != 1 or located.node.keywords:
        return
    code = discovery.evaluator.code(discovery.file, located.node, located.scope)
    if isinstance(code, Unknown):
        discovery.unread(code.place, code.reason)
        return
    assert isinstance(code.node, cst.Call) and isinstance(code.node.func, cst.Call)
    keywords = arguments_of(discovery.evaluator, code.at(code.node.func), positional_names(target.sdk))
    _register(discovery, located, code, keywords, located.node.args[0], "call", target)


def _add_tool(discovery: Discovery, located: Located[ast.Call], function: ast.Attribute) -> None:
    node = located.node
    receiver = receiver_of(discovery, function.value, located.scope)
    if receiver.verdict == "other" or receiver.lowlevel or receiver.server is None:
        return
    given = node.args[0] if node.args else next((each.value for each in node.keywords if each.arg in {"fn", "tool"}), None)
    if given is None or isinstance(given, ast.Starred):
        return
    if isinstance(given, ast.Call) and _made_from_function(discovery, given, located.scope):
        return  # recorded where it is made
    references = discovery.file.resolve(dotted_name(given), located.scope)
    if any(_is_tool_object(discovery, each) for each in references):
        return
    if receiver.verdict == "open" and not (discovery.belongs_to_mcp() and any(function_of(each) for each in references)):
        return
    code = discovery.evaluator.code(discovery.file, node, located.scope)
    if isinstance(code, Unknown):
        discovery.unread(code.place, code.reason)
        return
    target = _Target(receiver.server, receiver.server.sdk, certain=receiver.verdict == "server")
    keywords = arguments_of(discovery.evaluator, code, ("fn", *positional_names(target.sdk)))
    _register(discovery, located, code, keywords, given, "add_tool", target)


def _remove_tool(discovery: Discovery, located: Located[ast.Call], function: ast.Attribute) -> None:
    """`mcp.remove_tool(name)`, since fastmcp 4 `mcp.local_provider.remove_tool(name)`."""
    owner = function.value
    if isinstance(owner, ast.Attribute) and owner.attr == "local_provider":
        owner = owner.value
    server = receiver_of(discovery, owner, located.scope).server
    names = [*located.node.args, *(each.value for each in located.node.keywords)]
    if server is not None:
        server.removed.extend(discovery.evaluator.of_node(discovery.file, each, located.scope) for each in names)


def _is_tool_object(discovery: Discovery, reference: object) -> bool:
    """Whether a name stands for a tool object that is recorded where it is made."""
    if not isinstance(reference, Bound) or reference.rest:
        return False
    binding = reference.binding
    if isinstance(binding.value, ast.Call) and not binding.path:
        return bool(
            FROM_FUNCTION.keys()
            & {identity(each) for each in reference.file.resolve(dotted_name(binding.value.func), binding.scope)}
        )
    function = function_of(reference)
    return function is not None and any(
        identity(each) in STANDALONE_DECORATORS
        for decorator in function.node.decorator_list
        for each in function.file.resolve(dotted_name(decorator.func if isinstance(decorator, ast.Call) else decorator), function.scope)
    )


def _made_from_function(discovery: Discovery, node: ast.Call, scope: Scope) -> bool:
    return any(identity(each) in FROM_FUNCTION for each in discovery.file.resolve(dotted_name(node.func), scope))


def _direct(discovery: Discovery, located: Located[ast.Call], function: ast.Attribute) -> None:
    """`mcp.tool(fn)` or `mcp.tool(fn, name=...)`, which fastmcp takes and the official SDK refuses."""
    node = located.node
    if not node.args or isinstance(node.args[0], ast.Starred | ast.Constant):
        return
    receiver = receiver_of(discovery, function.value, located.scope)
    if receiver.verdict != "server" or receiver.lowlevel or receiver.server is None:
        return
    references = discovery.file.resolve(dotted_name(node.args[0]), located.scope)
    functions = [found for each in references if (found := function_of(each))]
    is_function = isinstance(node.args[0], ast.Lambda) or bool(functions)
    if not is_function and receiver.server.sdk.family != "fm":
        return  # a name given as the first argument
    if not is_function and not _is_member(node.args[0]):
        return
    code = discovery.evaluator.code(discovery.file, node, located.scope)
    if isinstance(code, Unknown):
        discovery.unread(code.place, code.reason)
        return
    raises = None
    if receiver.server.sdk.family == "mcp":
        # mcp 1.30.0, 2.3.0: oracle e37
        raises = Raises("TypeError", "the function is given to the decorator itself", call_token(code))
    target = _Target(receiver.server, receiver.server.sdk, certain=True)
    keywords = arguments_of(discovery.evaluator, code, ("fn",))
    _register(discovery, located, code, keywords, node.args[0], "call", target, raises)


def _is_member(node: ast.expr) -> bool:
    """Whether an argument looks like a function rather than a text: `self.method`, `module.function`."""
    return isinstance(node, ast.Attribute | ast.Call)


def _configured_call(discovery: Discovery, located: Located[ast.Call]) -> None:
    node = located.node
    parts = dotted_name(node.func)
    if not parts or not node.args or not _is_configured(discovery, parts, located.scope):
        return
    references = discovery.file.resolve(dotted_name(node.args[0]), located.scope)
    if not any(function_of(each) for each in references):
        return
    code = discovery.evaluator.code(discovery.file, node, located.scope)
    if isinstance(code, Code):
        target = _Target(None, discovery.open_sdk(), certain=True)
        _register(discovery, located, code, arguments_of(discovery.evaluator, code, ("fn", "name")), node.args[0], "call", target)


def _register(
    discovery: Discovery,
    located: Located[ast.Call],
    code: Code,
    keywords: Object,
    given: ast.expr,
    form: str,
    target: _Target,
    raises: Raises | None = None,
) -> None:
    function, reason = _given_function(discovery, given, located.scope)
    token = call_token(code)
    declared = Declared(
        keywords,
        form,
        discovery.place(located.node),
        token,
        target.server,
        target.sdk,
        discovery.conditions(located.branch, located.scope),
        raises,
    )
    tool = tool_of_function(discovery, declared, function, reason)
    if function is not None and tool.known_name is not None:
        discovery.sites.append(token)
        discovery.add(tool)
        return
    if tool.known_name is None and isinstance(tool.name.value, Unknown):
        reason = reason or tool.name.value.reason
    certain = tool if function is not None or tool.known_name is not None else None
    discovery.pending.append(Pending(token, reason, located.scope, certain))


def _given_function(discovery: Discovery, node: ast.expr, scope: Scope) -> tuple[Function | None, str]:
    """The function that an argument stands for, or why it is not known."""
    parts = dotted_name(node)
    if not parts:
        kind = "a lambda" if isinstance(node, ast.Lambda) else "a call" if isinstance(node, ast.Call) else "an expression"
        return None, f"the function is given as {kind}"
    references = discovery.file.resolve(parts, scope)
    functions = [found for each in references if (found := function_of(each))]
    if len(functions) == 1 and len(references) == 1:
        function = functions[0]
        return replace(function, bound=_is_bound(discovery, function, parts, scope)), ""
    name = ".".join(parts)
    if not functions and references and isinstance(references[0], Bound):
        kind = references[0].binding.kind
        described = {"parameter": "a parameter", "loop": "a loop variable", "class": "a class"}.get(kind, "not a function in reach")
        return None, f"{name} is {described}"
    return None, f"the function {name} is not in reach"


def _is_bound(discovery: Discovery, function: Function, parts: tuple[str, ...], scope: Scope) -> bool:
    """Whether a dotted name gives a method bound to an object: not `Class.method`, and no static method."""
    if function.scope.kind != "class" or len(parts) == 1:
        return False
    kinds = {dotted_name(each)[-1:] for each in function.node.decorator_list}
    if ("staticmethod",) in kinds:
        return False
    owners = discovery.file.resolve(parts[:-1], scope)
    of_class = any(isinstance(each, Bound) and each.binding.kind == "class" and not each.rest for each in owners)
    return ("classmethod",) in kinds or not of_class


def arguments_of(evaluator: Evaluator, code: Code, names: tuple[str, ...]) -> Object:
    """The arguments of a call as an object: keywords by their names, positional ones by the names given.

    A spread that is not known, or more positional arguments than names, leave the object open.
    """
    node = code.node
    assert isinstance(node, cst.Call)
    entries: list[Entry] = []
    rest: Unknown | None = None
    position = 0
    for argument in node.args:
        value = evaluator.value(code.at(argument.value))
        if argument.star == "**":
            if isinstance(value, Object):
                entries.extend(value.entries)
                rest = rest or value.rest
            else:
                rest = Unknown(code.place(argument.value), "an unknown mapping is spread into the call")
        elif argument.star == "*":
            if isinstance(value, Array) and value.complete:
                for each in value.items:
                    if position < len(names):
                        entries.append(Entry(Scalar(each.place, names[position]), each))
                    position += 1
            else:
                rest = Unknown(code.place(argument.value), "an unknown sequence is spread into the call")
        elif argument.keyword is not None:
            entries.append(Entry(Scalar(code.place(argument.keyword), argument.keyword.value), value))
        else:
            if position < len(names):
                entries.append(Entry(Scalar(code.place(argument.value), names[position]), value))
            position += 1
    return Object(code.place(), tuple(entries), rest)


def positional_names(sdk: Sdk) -> tuple[str, ...]:
    """The names of the positional arguments of `tool()`."""
    return _MCP_POSITIONAL if sdk.family == "mcp" else _FM_POSITIONAL


def discover_made_tools(discovery: Discovery) -> None:
    """Record `Tool.from_function(fn, ...)`, wherever the object is then registered."""
    for located in discovery.file.outline.calls:
        function = located.node.func
        if not isinstance(function, ast.Attribute) or function.attr != "from_function" or not discovery.runs(located.branch):
            continue
        names = {identity(each) for each in discovery.file.resolve(dotted_name(function), located.scope)}
        shown = next((FROM_FUNCTION[each] for each in names if each in FROM_FUNCTION), None)
        if shown is None or not located.node.args:
            continue
        code = discovery.evaluator.code(discovery.file, located.node, located.scope)
        if isinstance(code, Unknown):
            discovery.unread(code.place, code.reason)
            continue
        sdk = discovery.sdk(shown)
        keywords = arguments_of(discovery.evaluator, code, ("fn", "name", "title", "description"))
        target = _Target(None, sdk, certain=True)
        _register(discovery, located, code, keywords, located.node.args[0], "tool_object", target)
