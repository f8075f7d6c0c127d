"""Names of tools that are another one in each run: made with a clock, a random number, an address or a process id."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.syntax.names import Bound, identity
from flake8_mcp.syntax.outline import dotted_name
from flake8_mcp.syntax.segments import span_of
from flake8_mcp.syntax.walking import children, walk

from .uses import end_of_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.syntax.outline import Scope
    from flake8_mcp.syntax.source import Span
    from flake8_mcp.syntax.values import Place

    from ._sdk import Discovery

CODE = "MCP903"
_CALLS = frozenset(
    {
        "builtins.hash", "builtins.id", "datetime.date.today", "datetime.datetime.now", "datetime.datetime.today",
        "datetime.datetime.utcnow", "os.getpid", "os.urandom", "threading.get_ident", "time.monotonic",
        "time.monotonic_ns", "time.perf_counter", "time.perf_counter_ns", "time.process_time", "time.strftime",
        "time.time", "time.time_ns", "uuid.uuid1", "uuid.uuid4",
    }
)  # fmt: skip
_MODULES = frozenset({"random", "secrets"})


def discover_changing_names(discovery: Discovery) -> None:
    """Record the calls that make the name of a tool another one in each run; only if somebody wants to know.

    It goes through all expressions of the file.
    """
    unnamed = [each for each in discovery.module.tools if each.known_name is None]
    if not unnamed or not discovery.settings.switches_on(CODE):
        return
    source = discovery.file.source
    expressions = _by_span(discovery)
    found: dict[ast.Call, Place] = {}
    spans = [each.name.place.span for each in unnamed if each.name.place.source is source]
    for node, scope in (expressions[each] for each in spans if each in expressions):
        for call, name in _changing(discovery, node, scope):
            found[call] = end_of_name(source, call.func, name)
    discovery.module.changing += sorted(found.values(), key=lambda each: each.span)


def _by_span(discovery: Discovery) -> dict[Span, tuple[ast.expr, Scope]]:
    """The expressions of a file by their spans, the outermost where several have the same one, with their scopes."""
    outline = discovery.file.outline
    found: dict[Span, tuple[ast.expr, Scope]] = {}
    waiting: list[tuple[ast.AST, Scope]] = [(outline.tree, outline.module)]
    while waiting:
        node, scope = waiting.pop()
        scope = outline.scopes.get(node, scope)
        if isinstance(node, ast.expr):
            found.setdefault(span_of(discovery.file.source, node), (node, scope))
        waiting.extend((each, scope) for each in children(node))
    return found


def _changing(discovery: Discovery, start: ast.expr, scope: Scope) -> Iterator[tuple[ast.Call, str]]:
    """The calls in an expression, and in what its variables were set to, that give something else in each run."""
    waiting = [(start, scope)]
    seen: set[ast.expr] = {start}
    while waiting:
        node, scope = waiting.pop()
        for each in walk(node):
            if isinstance(each, ast.Call):
                parts = dotted_name(each.func)
                names = {identity(one) or "" for one in discovery.file.resolve(parts, scope)} if parts else set()
                is_seeded = names == {"random.Random"} and bool(each.args or each.keywords)
                if names and not is_seeded and all(_changes(name) for name in names):
                    yield each, parts[-1]
            elif isinstance(each, ast.Name):
                given = _assigned(discovery, each, scope)
                # a variable may be used several times, and so may those in what it was set to
                if given is not None and given[0] not in seen:
                    seen.add(given[0])
                    waiting.append(given)


def _assigned(discovery: Discovery, name: ast.Name, scope: Scope) -> tuple[ast.expr, Scope] | None:
    """What a variable of the file was set to, if that is one thing."""
    references = discovery.file.resolve((name.id,), scope)
    reference = references[0] if len(references) == 1 else None
    if not isinstance(reference, Bound) or reference.file is not discovery.file or reference.rest:
        return None
    binding = reference.binding
    if binding.kind != "assign" or binding.value is None or binding.path:
        return None
    return binding.value, binding.scope


def _changes(name: str) -> bool:
    return name in _CALLS or name.partition(".")[0] in _MODULES
