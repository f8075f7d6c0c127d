"""The bodies of the functions behind tools: the calls and answers that rules look at."""

from __future__ import annotations

import ast
from dataclasses import replace
from typing import TYPE_CHECKING

from flake8_mcp.model import Answer, Call, Handler
from flake8_mcp.syntax.names import Bound, identity
from flake8_mcp.syntax.outline import dotted_name
from flake8_mcp.syntax.segments import span_of
from flake8_mcp.syntax.source import Span
from flake8_mcp.syntax.values import FixedPlace

from ._caught import is_caught
from ._functions import Function, handler_of
from ._receivers import receiver_of
from .addresses import segments_in
from .constants import returns_constant
from .contexts import context_profile, is_session
from .dispatch import decorated_dispatchers, given_dispatchers, is_for_one_tool
from .uses import end_of_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.model import Sdk
    from flake8_mcp.syntax.outline import Branch, FunctionNode, Located, Scope
    from flake8_mcp.syntax.project import CodeFile

    from ._sdk import Discovery

# The last names of the calls that a rule may look at: no other call is resolved.
_FUNCTIONS = frozenset(
    {
        "McpError", "MCPError", "call", "check_call", "check_output", "delete", "get", "head", "open", "options",
        "patch", "post", "put", "remove", "removedirs", "rename", "renames", "replace", "request", "rmdir", "rmtree",
        "run", "sleep", "system", "text", "truncate", "unlink", "urlopen",
    }
)  # fmt: skip
_METHODS = frozenset(
    {"execute", "executemany", "executescript", "rename", "replace", "rmdir", "unlink", "write_bytes", "write_text"}
)
_ERRORS = frozenset({"McpError", "MCPError"})
_OF_SERVERS = frozenset({"add_tool", "remove_tool", "enable", "disable", "tool"})
_WATCHED = _FUNCTIONS | _METHODS | _OF_SERVERS
# mcp 1.30.0, 2.3.0, fastmcp 2.14.7, 3.4.11, 4.2.3; looked at only if somebody wants to know of them.
_OF_CONTEXTS = frozenset(
    {"critical", "debug", "error", "info", "list_roots", "log", "sample", "sample_step", "warning"}
)
_OF_SESSIONS = frozenset({"create_message", "list_roots", "send_log_message"})
_ADDRESSES, _CONSTANTS, _FEATURES = "MCP925", "MCP971", "MCP973"
_PATHS = frozenset({"pathlib.Path", "pathlib.PosixPath", "pathlib.WindowsPath"})
_PATH_METHODS = frozenset(
    {"absolute", "expanduser", "joinpath", "resolve", "with_name", "with_stem", "with_suffix", "cwd", "home"}
)
_TEXT_BLOCKS = frozenset({"TextContent"})
_MAX_STEPS = 8


def discover_bodies(discovery: Discovery) -> None:
    """Record the functions behind tools, and the dispatchers of low-level servers, with the facts of their bodies."""
    by_file: dict[CodeFile, dict[FunctionNode, Handler]] = {}
    for node, (file, tools) in discovery.bodies.items():
        scope = file.outline.scopes[node].parent
        assert scope is not None
        listed = tuple(each for each in tools if each in discovery.module.tools)
        if listed:
            handler = replace(handler_of(Function(file, node, scope, ())), tools=listed, sdk=listed[0].sdk)
            handler = _advised(discovery, file, node, handler)
            by_file.setdefault(file, {})[node] = handler
    discovery.dispatchers.update(_dispatchers(discovery))
    for node, (file, sdk) in discovery.dispatchers.items():
        handler = handler_of(Function(file, node, file.outline.module, ()))
        by_file.setdefault(file, {}).setdefault(node, replace(handler, sdk=sdk))
    for file, handlers in by_file.items():
        calls = _calls(discovery, file, handlers)
        answers = _answers(file, handlers)
        for node, handler in handlers.items():
            found = replace(handler, calls=tuple(calls.get(node, ())), answers=tuple(answers.get(node, ())))
            discovery.module.handlers.append(found)


def _advised(discovery: Discovery, file: CodeFile, node: FunctionNode, handler: Handler) -> Handler:
    """A handler with what only rules look at that are off by default: looked for if somebody wants to know."""
    if discovery.settings.switches_on(_ADDRESSES):
        handler = replace(handler, segments=tuple(segments_in(file, node)))
    if discovery.settings.switches_on(_CONSTANTS):
        handler = replace(handler, constant=returns_constant(file, node))
    return handler


def _dispatchers(discovery: Discovery) -> Iterator[tuple[FunctionNode, tuple[CodeFile, Sdk]]]:
    """The functions that answer tools/call of a low-level server."""
    for server, node, _ in decorated_dispatchers(discovery):
        yield node, (discovery.file, server.sdk)
    for _, _, file, node in given_dispatchers(discovery):
        yield node, (file, discovery.sdk("mcp2"))


# calls


def _calls(
    discovery: Discovery, file: CodeFile, handlers: dict[FunctionNode, Handler]
) -> dict[FunctionNode, list[Call]]:
    """The calls in the functions' own bodies that a rule may look at, in order."""
    found: dict[FunctionNode, list[Call]] = {}
    features = discovery.settings.switches_on(_FEATURES)
    watched = _WATCHED | _OF_CONTEXTS | _OF_SESSIONS if features else _WATCHED
    for located in file.outline.calls:
        function = located.node.func
        last = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
        if last not in watched:
            continue
        node = _own_function(located.scope)
        if node is not None and node in handlers:
            if last in _ERRORS and not _reaches_client(file, node, handlers[node], located):
                continue
            call = _call(discovery, file, located, last)
            if call is not None:
                found.setdefault(node, []).append(call)
    return found


def _reaches_client(file: CodeFile, node: FunctionNode, handler: Handler, located: Located[ast.Call]) -> bool:
    """Whether an error is one about a tool that leaves the function.

    A dispatcher also answers calls of tools that there are not, which is an error of the protocol.
    """
    if not handler.tools and not is_for_one_tool(file, node, located):
        return False
    return not is_caught(file, node, located.node, _ERRORS)


def _own_function(scope: Scope) -> FunctionNode | None:
    """The function whose body runs the code of a scope: comprehensions belong to it, lambdas do not."""
    current: Scope | None = scope
    while current is not None and current.kind not in {"function", "lambda", "class"}:
        current = current.parent
    node = current.node if current is not None else None
    return node if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) else None


def _call(discovery: Discovery, file: CodeFile, located: Located[ast.Call], last: str) -> Call | None:
    node = located.node
    names = {identity(each) for each in file.resolve(dotted_name(node.func), located.scope)}
    name = names.pop() if len(names) == 1 else None
    target: ast.expr | None = node.args[0] if node.args else None
    if name is None and isinstance(node.func, ast.Attribute):
        target = node.func.value
        if last in _OF_SERVERS and file is discovery.file:
            receiver = receiver_of(discovery, target, located.scope)
            name = f"server.{last}" if receiver.verdict == "server" and not receiver.lowlevel else None
        elif last in _METHODS:
            name = f"pathlib.Path.{last}" if _is_path(file, target, located.scope, 0) else f".{last}"
        elif last in _OF_CONTEXTS | _OF_SESSIONS:
            name = _of_client(discovery, file, target, located.scope, last)
    if name is None:
        return None
    if last in _ERRORS:
        target = node
    return Call(
        name,
        end_of_name(file.source, node.func, last),
        _literal(node.args[0]) if node.args else None,
        _mode(node),
        file.source.slice(span_of(file.source, target)) if target is not None else "",
    )


def _of_client(discovery: Discovery, file: CodeFile, node: ast.expr, scope: Scope, last: str) -> str | None:
    """The name of a method of a context or of a session with a client; None of any other object."""
    if last in _OF_CONTEXTS and context_profile(discovery, file, node, scope) is not None:
        return f"context.{last}"
    return f"session.{last}" if last in _OF_SESSIONS and is_session(discovery, file, node, scope) else None


def _literal(node: ast.expr) -> str | None:
    """The text of a literal string, of an f-string what stands in front of its first value."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr) and node.values:
        return _literal(node.values[0])
    return None


def _mode(node: ast.Call) -> str | None:
    given = (
        node.args[1] if len(node.args) > 1 else next((each.value for each in node.keywords if each.arg == "mode"), None)
    )
    return _literal(given) if given is not None else None


def _is_path(file: CodeFile, node: ast.expr, scope: Scope, depth: int) -> bool:
    """Whether an expression is a path of pathlib for sure."""
    if depth > _MAX_STEPS:
        return False
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div):
        return _is_path(file, node.left, scope, depth + 1)
    if isinstance(node, ast.Attribute) and node.attr == "parent":
        return _is_path(file, node.value, scope, depth + 1)
    if isinstance(node, ast.Call):
        names = {identity(each) for each in file.resolve(dotted_name(node.func), scope)}
        if names and names <= _PATHS | {f"{each}.{name}" for each in _PATHS for name in _PATH_METHODS}:
            return True
        function = node.func
        return (
            isinstance(function, ast.Attribute)
            and function.attr in _PATH_METHODS
            and _is_path(file, function.value, scope, depth + 1)
        )
    if isinstance(node, ast.Name):
        references = file.resolve((node.id,), scope)
        return bool(references) and all(_is_bound_path(each, depth) for each in references)
    return False


def _is_bound_path(reference: object, depth: int) -> bool:
    if not isinstance(reference, Bound) or reference.rest:
        return False
    binding = reference.binding
    if binding.kind == "assign" and binding.value is not None and not binding.path:
        return _is_path(reference.file, binding.value, binding.scope, depth + 1)
    annotation = binding.annotation
    if binding.kind == "parameter" and annotation is not None:
        names = {identity(each) for each in reference.file.resolve(dotted_name(annotation), binding.scope)}
        return bool(names) and names <= _PATHS
    return False


# answers


def _answers(file: CodeFile, handlers: dict[FunctionNode, Handler]) -> dict[FunctionNode, list[Answer]]:
    """The texts that the functions return in `except` blocks, and dispatchers behind all their branches."""
    found: dict[FunctionNode, list[Answer]] = {}
    for located in file.outline.returns:
        node, value = located.scope.node, located.node.value
        if value is None or located.scope.kind != "function" or node not in handlers:
            continue
        where = _where(located, handlers[node])
        # what answers tools/call of a low-level server returns blocks; a text alone fails there
        text = _head(file, value, located.scope, 0, is_block=bool(handlers[node].tools)) if where else None
        if where and text is not None:
            span = span_of(file.source, located.node)
            place = FixedPlace(file.source, Span(span.line, span.column, span.line, span.column + len("return")))
            found.setdefault(node, []).append(Answer(place, text, where))
    return found


def _where(located: Located[ast.Return], handler: Handler) -> str:
    chain = located.branch.chain() if located.branch is not None else ()
    if any(isinstance(each.node, ast.ExceptHandler) for each in chain):
        return "except"
    if not handler.tools and _is_last(chain):
        return "last"
    return ""


def _is_last(chain: tuple[Branch, ...]) -> bool:
    """Whether code stands behind all branches: in none, in an `else`, or in a `case _`."""
    for each in chain:
        if isinstance(each.node, ast.If) and each.arm == "body":
            return False
        if isinstance(each.node, ast.match_case) and not _matches_all(each.node):
            return False
    return True


def _matches_all(case: ast.match_case) -> bool:
    return isinstance(case.pattern, ast.MatchAs) and case.pattern.pattern is None


def _head(file: CodeFile, node: ast.expr, scope: Scope, depth: int, *, is_block: bool) -> str | None:
    """The text that a returned value starts with, also in a list of one text block.

    `is_block` says that a text is one, or that a block is made of it.
    """
    if depth > _MAX_STEPS:
        return None
    if isinstance(node, ast.List | ast.Tuple) and len(node.elts) == 1:
        return _head(file, node.elts[0], scope, depth + 1, is_block=is_block)
    if isinstance(node, ast.Call):
        if dotted_name(node.func)[-1:] and dotted_name(node.func)[-1] in _TEXT_BLOCKS:
            given = next((each.value for each in node.keywords if each.arg == "text"), None)
            return _head(file, given, scope, depth + 1, is_block=True) if given is not None else None
        return None
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Mod):
        return _head(file, node.left, scope, depth + 1, is_block=is_block)
    if isinstance(node, ast.Name):
        references = file.resolve((node.id,), scope)
        reference = references[0] if len(references) == 1 else None
        if isinstance(reference, Bound) and not reference.rest and reference.binding.kind == "assign":
            value = reference.binding.value
            if value is not None and not reference.binding.path and reference.binding.scope is scope:
                return _head(file, value, scope, depth + 1, is_block=is_block)
        return None
    return _literal(node) if is_block else None
