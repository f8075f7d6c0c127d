"""Functions given to a call that registers them: of a decorator, of the server's `tool`, of `add_tool`."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import libcst as cst

from flake8_mcp.model import Raises
from flake8_mcp.schemas.expressions import ExpressionPlace, NamePlace
from flake8_mcp.syntax.names import Bound, identity
from flake8_mcp.syntax.outline import dotted_name
from flake8_mcp.syntax.values import Unknown, text_of

from ._arguments import arguments_of, joined, positional_names
from ._functions import function_of
from ._receivers import receiver_of
from ._refused import ADD_TOOL_TAKES_TOOLS, record_refused
from ._registering import Call, register
from ._registrars import Registrar, is_configured, is_standalone, registrar_of
from ._sdk import call_token
from .classes import FROM_FUNCTION, FROM_TOOL

if TYPE_CHECKING:
    from flake8_mcp.model import Sdk, Server, Tool
    from flake8_mcp.syntax.evaluate import Code
    from flake8_mcp.syntax.outline import Located, Scope
    from flake8_mcp.syntax.project import CodeFile
    from flake8_mcp.syntax.references import Reference

    from ._sdk import Discovery


def discover_called(discovery: Discovery) -> None:
    """Record the tools that calls make of functions, and what calls remove."""
    outline = discovery.file.outline
    # decorators are no calls of their own, nor is `x.tool(...)` in `x.tool(...)(function)`
    inner: set[ast.expr] = {each for located in outline.functions for each in located.node.decorator_list}
    inner.update(each.node.func for each in outline.calls)
    for located in outline.calls:
        function = located.node.func
        if not discovery.runs(located.branch):
            continue
        if isinstance(function, ast.Call):
            if located.node not in inner:
                _applied(discovery, located, function)
        elif isinstance(function, ast.Attribute) and function.attr in _BY_ATTRIBUTE:
            if function.attr != "tool" or located.node not in inner:
                _BY_ATTRIBUTE[function.attr](discovery, located, function)
        elif discovery.settings.tool_decorators and located.node not in inner:
            _configured_call(discovery, located)


def _applied(discovery: Discovery, located: Located[ast.Call], maker: ast.Call) -> None:
    """`mcp.tool(...)(function)`."""
    node = located.node
    registrar = registrar_of(discovery, maker.func, located.scope)
    if registrar is None or len(node.args) != 1 or node.keywords:
        return
    code = _code(discovery, located)
    if code is not None:
        assert isinstance(code.node, cst.Call)
        keywords = arguments_of(discovery.evaluator, code.at(code.node.func), positional_names(registrar.sdk))
        if registrar.given is not None:
            keywords = joined(registrar.given, keywords)
        register(discovery, Call(located, code, node.args[0], keywords, "call", registrar))


def _add_tool(discovery: Discovery, located: Located[ast.Call], function: ast.Attribute) -> None:
    node = located.node
    server, certain = _server(discovery, function.value, located.scope)
    given = (
        node.args[0] if node.args else next((each.value for each in node.keywords if each.arg in {"fn", "tool"}), None)
    )
    if server is None or given is None or isinstance(given, ast.Starred):
        return
    references = discovery.file.resolve(dotted_name(given), located.scope)
    if _makes_tool(discovery.file, given, located.scope) or _may_be_tool_object(discovery.file, given, located.scope):
        if certain and server.sdk.family == "mcp":
            # mcp 1.30.0, 2.3.0: oracle e36
            raises = Raises(
                "AttributeError", "add_tool takes a function", ExpressionPlace(discovery.file, given), "tool"
            )
            record_refused(discovery, raises, server.sdk)
        return  # recorded where it is made
    if not certain and not (discovery.belongs_to_mcp() and any(function_of(each) for each in references)):
        return
    code = _code(discovery, located)
    if code is not None:
        registrar = Registrar(server, server.sdk, certain=certain)
        keywords = arguments_of(discovery.evaluator, code, ("fn", *positional_names(registrar.sdk)))
        misused = _misused_add_tool(discovery, located, given, server.sdk) if certain else None
        register(discovery, Call(located, code, given, keywords, "add_tool", registrar, misused))


def _misused_add_tool(discovery: Discovery, located: Located[ast.Call], given: ast.expr, sdk: Sdk) -> Raises | None:
    """What `add_tool` of fastmcp raises for arguments besides the tool, and that of fastmcp 2 for a function."""
    node = located.node
    if sdk.family != "fm" or sdk.number < ADD_TOOL_TAKES_TOOLS:
        return None
    second = next((each for each in node.args[1:] if not isinstance(each, ast.Starred)), None)
    other = next((each for each in node.keywords if each.arg not in {"tool", None}), None)
    if second is not None:
        return Raises("TypeError", "add_tool takes one tool", ExpressionPlace(discovery.file, second), "arguments")
    if other is not None and other.arg is not None:
        keyword = NamePlace(discovery.file, other, other.arg)
        return Raises("TypeError", f"add_tool() has no keyword {other.arg}", keyword, "arguments")
    references = discovery.file.resolve(dotted_name(given), located.scope)
    function = function_of(references[0]) if len(references) == 1 else None
    if sdk.profile == "fm2" and function is not None and not function.node.decorator_list:
        # fastmcp 2.14.7: 'function' object has no attribute 'key'; a function under a decorator may be a tool
        return Raises("AttributeError", "add_tool takes a tool", ExpressionPlace(discovery.file, given), "function")
    return None


def _remove_tool(discovery: Discovery, located: Located[ast.Call], function: ast.Attribute) -> None:
    """`mcp.remove_tool(name)`, since fastmcp 4 `mcp.local_provider.remove_tool(name)`."""
    owner = function.value
    if isinstance(owner, ast.Attribute) and owner.attr == "local_provider":
        owner = owner.value
    server = receiver_of(discovery, owner, located.scope).server
    given = located.node.args[:1] or [each.value for each in located.node.keywords if each.arg == "name"]
    if server is not None:
        names = [discovery.evaluator.of_node(discovery.file, each, located.scope) for each in given]
        server.removed.extend(names)
        if located.branch is None:
            discovery.removals += [(server, text, located) for each in names if (text := text_of(each)) is not None]


def drop_removed(discovery: Discovery) -> None:
    """Leave out the tools that a later statement beside their registration removes for sure."""
    for server, name, located in discovery.removals:
        gone = [each for each in server.tools if each.known_name == name and _comes_before(discovery, each, located)]
        server.tools = [each for each in server.tools if each not in gone]
        discovery.module.tools = [each for each in discovery.module.tools if each not in gone]


def _comes_before(discovery: Discovery, tool: Tool, located: Located[ast.Call]) -> bool:
    place = tool.registration.place
    function = located.scope.function()
    first = 0 if function is None else getattr(function.node, "lineno", 0)
    return place.source is discovery.file.source and first <= place.span.line <= located.node.lineno


def _direct(discovery: Discovery, located: Located[ast.Call], function: ast.Attribute) -> None:
    """`mcp.tool(function)` or `mcp.tool(function, name=...)`, which fastmcp takes and the official SDK refuses."""
    node = located.node
    if not node.args or isinstance(node.args[0], ast.Starred | ast.Constant):
        return
    server, certain = _server(discovery, function.value, located.scope)
    if server is None or not certain:
        return
    given = node.args[0]
    references = discovery.file.resolve(dotted_name(given), located.scope)
    if any(_is_tool_object(each) for each in references):
        return
    is_function = isinstance(given, ast.Lambda) or any(function_of(each) for each in references)
    # anything else may be a name that is given as the first argument, of a decorator that is used later
    varies = (
        isinstance(given, ast.Attribute | ast.Call)
        or any(_varies(each) for each in references)
        or (server.sdk.family == "fm" and isinstance(given, ast.Name) and node in discovery.file.unused_calls)
    )
    if not is_function and not (server.sdk.family == "fm" and varies):
        return
    code = _code(discovery, located)
    if code is not None:
        raises = None
        if server.sdk.family == "mcp":
            # mcp 1.30.0, 2.3.0: oracle e37
            raises = Raises("TypeError", "the function is given to the decorator itself", call_token(code), "uncalled")
        keywords = arguments_of(discovery.evaluator, code, ("fn",))
        registrar = Registrar(server, server.sdk, certain=True)
        register(discovery, Call(located, code, given, keywords, "call", registrar, raises))


def _varies(reference: Reference) -> bool:
    """Whether a name may hold a function: a loop variable, a parameter, the result of a call, what an object has."""
    if not isinstance(reference, Bound):
        return False
    if reference.rest:
        return True
    binding = reference.binding
    return binding.kind in {"loop", "parameter"} or (binding.kind == "assign" and isinstance(binding.value, ast.Call))


def _configured_call(discovery: Discovery, located: Located[ast.Call]) -> None:
    node = located.node
    if not node.args or not is_configured(discovery, dotted_name(node.func), located.scope):
        return
    references = discovery.file.resolve(dotted_name(node.args[0]), located.scope)
    code = _code(discovery, located) if any(function_of(each) for each in references) else None
    if code is not None:
        registrar = Registrar(None, discovery.open_sdk(), certain=True)
        keywords = arguments_of(discovery.evaluator, code, ("fn", "name"))
        register(discovery, Call(located, code, node.args[0], keywords, "call", registrar))


def _code(discovery: Discovery, located: Located[ast.Call]) -> Code | None:
    code = discovery.evaluator.code(discovery.file, located.node, located.scope)
    if isinstance(code, Unknown):
        discovery.unread(code.place, code.reason)
        return None
    return code


def _server(discovery: Discovery, receiver: ast.expr, scope: Scope) -> tuple[Server | None, bool]:
    """The server that an expression may stand for, and whether the evidence is sure."""
    found = receiver_of(discovery, receiver, scope)
    return (None if found.lowlevel else found.server), found.verdict == "server"


def _makes_tool(file: CodeFile, node: ast.expr, scope: Scope) -> bool:
    """Whether an expression makes a tool object: `Tool.from_function(...)`, `Tool.from_tool(...)`."""
    if not isinstance(node, ast.Call):
        return False
    names = {identity(each) for each in file.resolve(dotted_name(node.func), scope)}
    return not names.isdisjoint(FROM_FUNCTION) or not names.isdisjoint(FROM_TOOL)


def _may_be_tool_object(file: CodeFile, node: ast.expr, scope: Scope) -> bool:
    """Whether a name may stand for a tool object; worked out once for a variable that is set in many places."""
    key = ("tool object", dotted_name(node), scope)
    if key not in file.links:
        file.links[key] = any(_is_tool_object(each) for each in file.resolve(dotted_name(node), scope))
    return bool(file.links[key])


def _is_tool_object(reference: Reference) -> bool:
    """Whether a name stands for a tool object that is recorded where it is made."""
    if not isinstance(reference, Bound) or reference.rest:
        return False
    binding = reference.binding
    if isinstance(binding.value, ast.Call) and not binding.path:
        return _makes_tool(reference.file, binding.value, binding.scope)
    function = function_of(reference)
    return function is not None and any(
        is_standalone(function.file, each, function.scope) for each in function.node.decorator_list
    )


_BY_ATTRIBUTE = {"add_tool": _add_tool, "remove_tool": _remove_tool, "tool": _direct}
