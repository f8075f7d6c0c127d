"""Writes to stdout of a program that speaks the protocol there."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.model import StdoutWrite
from flake8_mcp.syntax.names import identity, is_type_checking
from flake8_mcp.syntax.outline import dotted_name
from flake8_mcp.syntax.walking import walk

from .servers import started
from .uses import end_of_name

if TYPE_CHECKING:
    from flake8_mcp.model import Sdk
    from flake8_mcp.syntax.outline import Branch, Located, Scope

    from ._sdk import Discovery

_WRITES = frozenset({"sys.stdout.write", "sys.stdout.writelines", "sys.stdout.buffer.write"})
# The majors whose handlers write to the stream of the protocol; the others give them another one.
_IN_HANDLERS = frozenset({"mcp1", "fm2", "fm3"})
_LEAVING = frozenset({"exit", "_exit", "quit", "abort"})


def discover_stdout(discovery: Discovery) -> None:
    """Record the writes to stdout that a client takes for messages, if the file runs a server on stdio."""
    text = discovery.file.source.text
    if "print(" not in text and "stdout" not in text:
        return
    runs = [
        (each.call, each.server.sdk)
        for each in started(discovery)
        if each.transport == "stdio" and each.server.sdk.family in {"mcp", "fm"}
    ]
    if not runs:
        return
    found: dict[ast.Call, StdoutWrite] = {}
    for call in discovery.file.outline.calls:
        unended = _writes(discovery, call)
        if unended is None or is_type_checking(call.branch):
            continue
        if _is_logging(call.node):
            # what it is given later goes there too: only where handlers write to the stream of the protocol
            sdk = next(
                (sdk for run, sdk in runs if sdk.profile in _IN_HANDLERS and _is_set_up(discovery, call, run)), None
            )
        else:
            sdk = next((sdk for run, sdk in runs if _comes_first(discovery, call, run)), None)
            sdk = sdk or _handler_sdk(discovery, call.scope)
        if sdk is not None:
            name = "print" if isinstance(call.node.func, ast.Name) else getattr(call.node.func, "attr", "")
            found[call.node] = StdoutWrite(end_of_name(discovery.file.source, call.node.func, name), unended, sdk)
    discovery.module.stdout += sorted(found.values(), key=lambda each: each.place.span)


def _writes(discovery: Discovery, call: Located[ast.Call]) -> bool | None:
    """Whether a call writes to stdout without a newline at the end; None if it is not known to write there."""
    node = call.node
    parts = dotted_name(node.func)
    if _is_logging(node):
        return False if _logs_to_stdout(discovery, call, parts) else None
    if parts[-1:] not in {("print",), ("write",), ("writelines",)}:
        return None
    names = {identity(each) for each in discovery.file.resolve(parts, call.scope)}
    if names == {"builtins.print"}:
        keywords = {each.arg: each.value for each in node.keywords}
        if None in keywords:
            return None
        stream = keywords.get("file")
        if stream is not None and not _is_stdout(discovery, stream, call.scope):
            return None
        end = keywords.get("end")
        return isinstance(end, ast.Constant) and isinstance(end.value, str) and not end.value.endswith("\n")
    if names and names <= _WRITES:
        given = node.args[0] if node.args else None
        ended = isinstance(given, ast.Constant) and str(given.value).endswith("\n")
        if isinstance(given, ast.BinOp) and isinstance(given.right, ast.Constant):
            ended = str(given.right.value).endswith("\n")
        if isinstance(given, ast.JoinedStr) and given.values and isinstance(given.values[-1], ast.Constant):
            ended = str(given.values[-1].value).endswith("\n")
        return not ended
    return None


def _is_logging(node: ast.Call) -> bool:
    return dotted_name(node.func)[-1:] in {("StreamHandler",), ("basicConfig",)}


def _logs_to_stdout(discovery: Discovery, call: Located[ast.Call], parts: tuple[str, ...]) -> bool:
    """Whether a call makes `logging` write to stdout."""
    names = {identity(each) for each in discovery.file.resolve(parts, call.scope)}
    if names != {f"logging.{parts[-1]}"}:
        return False
    given = next((each.value for each in call.node.keywords if each.arg == "stream"), None)
    if given is None and parts[-1] == "StreamHandler" and call.node.args:
        given = call.node.args[0]
    return given is not None and _is_stdout(discovery, given, call.scope)


def _is_set_up(discovery: Discovery, call: Located[ast.Call], run: Located[ast.Call]) -> bool:
    """Whether logging is set up when a server is started: on module level, or in front of it."""
    if call.scope.kind == "module" and not _is_main(call.branch):
        return _leads_on(call.branch, run.branch if run.scope is call.scope else None)
    return _comes_first(discovery, call, run)


def _is_stdout(discovery: Discovery, node: ast.expr, scope: Scope) -> bool:
    return {identity(each) for each in discovery.file.resolve(dotted_name(node), scope)} == {"sys.stdout"}


def _handler_sdk(discovery: Discovery, scope: Scope) -> Sdk | None:
    """The SDK of the handler whose body a scope is, if what it writes gets to the client."""
    current: Scope | None = scope
    while current is not None and current.kind not in {"function", "lambda", "class"}:
        current = current.parent
    if current is None or current.kind != "function":
        return None
    tools = next((tools for node, (_, tools) in discovery.bodies.items() if node is current.node), [])
    sdks = [
        *(each.sdk for each in tools),
        *(sdk for node, (_, sdk) in discovery.dispatchers.items() if node is current.node),
    ]
    return next((each for each in sdks if each.profile in _IN_HANDLERS), None)


def _comes_first(discovery: Discovery, call: Located[ast.Call], run: Located[ast.Call]) -> bool:
    """Whether a call runs before a server is started, on a way that leads there."""
    if call.scope is run.scope:
        return call.node.lineno < run.node.lineno and _leads_on(call.branch, run.branch)
    function = run.scope.function()
    if call.scope.kind != "module" or function is None:
        return False
    starts = _starts(discovery, function)
    if not starts:
        return _leads_on(call.branch, None) and not _is_main(call.branch)
    return any(call.node.lineno < each.node.lineno and _leads_on(call.branch, each.branch) for each in starts)


def _starts(discovery: Discovery, function: Scope) -> list[Located[ast.Call]]:
    """The calls of a function on module level, also inside `asyncio.run(...)`."""
    name = getattr(function.node, "name", "")
    return [
        each
        for each in discovery.file.outline.calls
        if each.scope.kind == "module" and isinstance(each.node.func, ast.Name) and each.node.func.id == name
    ]


def _leads_on(branch: Branch | None, target: Branch | None) -> bool:
    """Whether code in a branch goes on to code in another one that stands further down."""
    around = {(id(each.node), each.arm) for each in target.chain()} if target is not None else set()
    nodes = {node for node, _ in around}
    for each in branch.chain() if branch is not None else ():
        if (id(each.node), each.arm) in around:
            continue
        if id(each.node) in nodes or _leaves(each):
            return False
    return True


def _leaves(branch: Branch) -> bool:
    """Whether an arm of a statement ends the function or the program, or belongs to a loop."""
    node = branch.node
    if isinstance(node, ast.For | ast.AsyncFor | ast.While):
        return False
    if isinstance(node, ast.If):
        body = node.body if branch.arm == "body" else node.orelse
    elif isinstance(node, ast.ExceptHandler | ast.match_case):
        body = node.body
    else:
        return False
    last = body[-1] if body else None
    if isinstance(last, ast.Return | ast.Raise | ast.Continue | ast.Break):
        return True
    called = last.value if isinstance(last, ast.Expr) else None
    return isinstance(called, ast.Call) and dotted_name(called.func)[-1:] and dotted_name(called.func)[-1] in _LEAVING  # type: ignore[return-value]  # a name of a call


def _is_main(branch: Branch | None) -> bool:
    """Whether code stands under `if __name__ == "__main__"`."""
    for each in branch.chain() if branch is not None else ():
        if isinstance(each.node, ast.If) and any(
            isinstance(one, ast.Name) and one.id == "__name__" for one in walk(each.node.test)
        ):
            return True
    return False
