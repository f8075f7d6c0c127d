"""Uses of SDK API that the release does not have, or that is private."""

from __future__ import annotations

import ast
import bisect
from typing import TYPE_CHECKING

from flake8_mcp.model import Use
from flake8_mcp.schemas.callables import is_removed, is_unknown
from flake8_mcp.schemas.expressions import ExpressionPlace, NamePlace
from flake8_mcp.syntax.names import identity, is_type_checking, lookup
from flake8_mcp.syntax.outline import FromImport, dotted_name
from flake8_mcp.syntax.source import Span
from flake8_mcp.syntax.values import FixedPlace
from flake8_mcp.syntax.walking import children

from . import removed
from ._expected import is_expected
from ._own_servers import base_of, is_own
from ._receivers import receiver_of
from .classes import SERVERS
from .method_keywords import method_keywords
from .releases import Releases, profile_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from flake8_mcp.model import Release, Sdk
    from flake8_mcp.syntax.outline import Binding, Located, Scope
    from flake8_mcp.syntax.source import Source
    from flake8_mcp.syntax.values import Place

    from ._sdk import Discovery

_IMPORTED = frozenset({"mcp", "fastmcp"})
_CLASSES = ("MCP", "MCPServer")
_PROXY = "create_proxy"
_PROXIES = frozenset({"fastmcp.server.create_proxy", "fastmcp.server.server.create_proxy"})
_NAMES = frozenset(each.rpartition(".")[2] for each in removed.IMPORTS)
_ATTRIBUTES = removed.PRIVATE | removed.ATTRIBUTES.keys() | removed.LOWLEVEL_ATTRIBUTES.keys()


def discover_uses(discovery: Discovery) -> None:
    """Record the uses of SDK API of a file that do not work, or that may stop to."""
    found = list(_imports(discovery))
    for call in discovery.file.outline.calls:
        if call.node.keywords and discovery.runs(call.branch):
            found += _constructor(discovery, call)
            found += _mount(discovery, call)
            found += method_keywords(discovery, call)
    found += _names_of_modules(discovery)
    found += _decorators(discovery)
    found += _attributes(discovery)
    discovery.module.uses += sorted(found, key=lambda each: (each.place.span, each.api))


class Running:
    """The release that a file was found to run on, and its profile, by distribution; looked up when asked for."""

    def __init__(self, discovery: Discovery) -> None:
        self._releases = Releases(discovery.file.project, discovery.settings)
        self._path = discovery.file.path
        self._found: dict[str, tuple[Release, str] | None] = {}

    def of(self, distribution: str) -> tuple[Release, str] | None:
        """The release of mcp or fastmcp with its profile; None if none was found, or one that is not recorded."""
        if distribution not in self._found:
            release = self._releases.runs_on(distribution, self._path)
            profile = profile_of(distribution, release.version) if release is not None else None
            self._found[distribution] = (release, profile) if release is not None and profile is not None else None
        return self._found[distribution]


def _imports(discovery: Discovery) -> Iterator[Use]:
    """Imports of modules and names that the release which was found does not have."""
    running = Running(discovery)
    scopes = dict.fromkeys([discovery.file.outline.module, *discovery.file.outline.scopes.values()])
    seen: set[ast.AST] = set()
    for binding in (each for scope in scopes for bindings in scope.bindings.values() for each in bindings):
        for names, place in _imported(discovery, binding, seen):
            distribution = names[-1].partition(".")[0]
            if distribution not in _IMPORTED:
                continue
            name = next((each for each in names if each in removed.IMPORTS), None)
            release = running.of(distribution) if name is not None else None
            if name is None or release is None or release[1] not in removed.IMPORTS[name][0]:
                continue
            if is_type_checking(binding.branch):
                continue
            instead = removed.IMPORTS[name][1]
            expected = is_expected(discovery.file, place, "ModuleNotFoundError")
            yield _use(name, place, "import", release[0], instead=_completed(names, name, instead), expected=expected)


def _names_of_modules(discovery: Discovery) -> Iterator[Use]:
    """What is named as an attribute of an imported module, and the release which was found does not have."""
    text = discovery.file.source.text
    wanted = {each for each in _NAMES if f".{each}" in text}
    running = Running(discovery)
    for node, scope in attributes_of(discovery, wanted) if wanted else ():
        parts = dotted_name(node)
        found = lookup(scope, parts[0]) if parts else None
        if found is None or any(is_type_checking(each.branch) for each in found[1]):
            continue
        names = {identity(each) or "" for each in discovery.file.resolve(parts, scope)}
        name = next(iter(names), "")
        if len(names) != 1 or name not in removed.IMPORTS or name in removed.ALSO_NAMES:
            continue
        profiles, instead = removed.IMPORTS[name]
        release = running.of(name.partition(".")[0])
        if release is not None and release[1] in profiles:
            place = ExpressionPlace(discovery.file, node)
            expected = is_expected(discovery.file, place, "AttributeError")
            yield _use(name, place, "name", release[0], node.attr, instead, expected=expected)


def _imported(discovery: Discovery, binding: Binding, seen: set[ast.AST]) -> Iterator[tuple[list[str], Place]]:
    """What an import statement names, longest first, with the place of the module or the name in it."""
    node = binding.node
    if isinstance(node, ast.alias) and node not in seen:
        seen.add(node)
        yield _prefixes(node.name), _alias_place(discovery, node)
    elif isinstance(node, FromImport) and not node.statement.level and node.statement.module:
        module = node.statement.module
        whole = [each for each in _prefixes(module) if each in removed.IMPORTS]
        if whole and f"{module}.{node.alias.name}" not in removed.IMPORTS:
            # the module itself is gone: one finding for the statement
            if node.statement not in seen:
                seen.add(node.statement)
                yield [*_prefixes(module)], _module_place(discovery, node.statement)
        elif node.alias not in seen and f"{module}.{node.alias.name}" not in removed.ALSO_NAMES:
            seen.add(node.alias)
            yield [f"{module}.{node.alias.name}", *_prefixes(module)], _alias_place(discovery, node.alias)


def _prefixes(name: str) -> list[str]:
    parts = name.split(".")
    return [".".join(parts[:length]) for length in range(len(parts), 0, -1)]


def _completed(names: list[str], name: str, instead: str) -> str:
    """The new name of what is imported, with what stands below the module that has moved."""
    return instead + names[0][len(name) :] if instead and names[0].startswith(name) else instead


def _alias_place(discovery: Discovery, node: ast.alias) -> Place:
    source = discovery.file.source
    column = source.column(node.lineno, node.col_offset)
    return FixedPlace(source, Span(node.lineno, column, node.lineno, column + len(node.name)))


def _module_place(discovery: Discovery, node: ast.ImportFrom) -> Place:
    """The module in `from module import ...`."""
    source = discovery.file.source
    line = node.lineno
    module = node.module or ""
    column = source.line(line).find(module, source.column(line, node.col_offset))
    start = column if column >= 0 else source.column(line, node.col_offset)
    return FixedPlace(source, Span(line, start, line, start + len(module)))


def _constructor(discovery: Discovery, call: Located[ast.Call]) -> Iterator[Use]:
    """Keywords of a server's constructor that it never had, or no longer has."""
    parts = dotted_name(call.node.func)
    if not parts or any(each.arg is None for each in call.node.keywords):
        return
    is_proxy = parts[-1] == _PROXY
    if not is_proxy and not parts[-1].endswith(_CLASSES) and (len(parts) > 1 or not _is_alias(parts[0], call.scope)):
        return
    names = {identity(each) or "" for each in discovery.file.resolve(parts, call.scope)}
    name = next(iter(names), "")
    if is_proxy and names <= _PROXIES:
        # what it does not take itself goes to the constructor
        found = _keywords(discovery, call.node, discovery.sdk("fm"), "server", _PROXY)
        yield from (each for each in found if each.fate == "removed")
    elif len(names) == 1 and name in SERVERS:
        sdk = _sdk_of(discovery, call.node, SERVERS[name])
        yield from _keywords(discovery, call.node, sdk, "server", name.rpartition(".")[2])


def _is_alias(name: str, scope: Scope) -> bool:
    """Whether a name is an import of a server class under another name, or assigned and so perhaps one."""
    found = lookup(scope, name)
    return any(
        each.kind == "assign" or (isinstance(each.node, FromImport) and each.node.alias.name.endswith(_CLASSES))
        for each in (found[1] if found is not None else ())
    )


def _sdk_of(discovery: Discovery, node: ast.Call, profile: str) -> Sdk:
    """The SDK of the server that a constructor makes, as it was found for its tools."""
    function = discovery.place(node.func)
    for server in discovery.servers.values():
        if server.place is not None and server.place.source is function.source and server.place.span == function.span:
            return server.sdk
    return discovery.sdk(profile)


def _mount(discovery: Discovery, call: Located[ast.Call]) -> Iterator[Use]:
    function = call.node.func
    if not isinstance(function, ast.Attribute) or function.attr != "mount":
        return
    receiver = receiver_of(discovery, function.value, call.scope)
    if receiver.verdict == "server" and receiver.server is not None and receiver.server.sdk.family == "fm":
        yield from _keywords(discovery, call.node, receiver.server.sdk, "mount", "mount")


def _keywords(discovery: Discovery, call: ast.Call, sdk: Sdk, callable_: str, shown: str) -> Iterator[Use]:
    if sdk.profile not in {"mcp1", "mcp2", "fm2", "fm3", "fm4"} or (callable_ == "mount" and sdk.family != "fm"):
        return
    for keyword in call.keywords:
        if keyword.arg is None:
            continue
        place = NamePlace(discovery.file, keyword, keyword.arg)
        if is_unknown(callable_, keyword.arg, sdk.profile, sdk.number):
            fate = "unknown"
        elif is_removed(callable_, keyword.arg, sdk.profile) and sdk.source != "assumed":
            fate = "removed"
        else:
            continue
        yield Use(
            shown,
            place,
            "keyword",
            fate,
            keyword.arg,
            sdk.release or "",
            removed.KEYWORDS.get((callable_, keyword.arg), ""),
            sdk.found,
            is_expected(discovery.file, place, "TypeError"),
        )


def _decorators(discovery: Discovery) -> Iterator[Use]:
    """Decorators of the low-level server on a release that has none."""
    running = Running(discovery)
    for located in discovery.file.outline.functions:
        for decorator in located.node.decorator_list:
            function = decorator.func if isinstance(decorator, ast.Call) else decorator
            if not isinstance(function, ast.Attribute) or function.attr not in removed.LOWLEVEL_DECORATORS:
                continue
            receiver = receiver_of(discovery, function.value, located.scope)
            release = running.of("mcp") if receiver.verdict == "server" and receiver.lowlevel else None
            if release is not None and release[1] == "mcp2":
                place = ExpressionPlace(discovery.file, function)
                instead = removed.LOWLEVEL_DECORATORS[function.attr]
                expected = is_expected(discovery.file, place, "AttributeError")
                yield _use("Server", place, "decorator", release[0], function.attr, instead, expected=expected)


def _attributes(discovery: Discovery) -> Iterator[Use]:
    """Attributes of server objects that are private, or that the release which was found does not have."""
    text = discovery.file.source.text
    wanted = {each for each in _ATTRIBUTES if f".{each}" in text}
    if not wanted:
        return
    running = Running(discovery)
    for node, scope in attributes_of(discovery, wanted):
        place = end_of_name(discovery.file.source, node, node.attr)
        if is_own(node.value):
            yield from _own_attribute(discovery, node, scope, place, running)
            continue
        release = running.of("fastmcp") if node.attr in removed.ATTRIBUTES else None
        if release is not None and release[1] in removed.ATTRIBUTES[node.attr][0]:
            names = {identity(each) or "" for each in discovery.file.resolve(dotted_name(node.value), scope)}
            if names and all(SERVERS.get(each) == "fm" for each in names):  # of the class itself
                instead = removed.ATTRIBUTES[node.attr][1]
                expected = is_expected(discovery.file, place, "AttributeError", node)
                yield _use("FastMCP", place, "attribute", release[0], node.attr, instead, expected=expected)
                continue
        receiver = receiver_of(discovery, node.value, scope)
        if receiver.verdict != "server" or receiver.server is None:
            continue
        sdk = receiver.server.sdk
        if node.attr in removed.PRIVATE:
            if sdk.family in {"mcp", "fm"}:
                shown = sdk.release or ""
                expected = is_expected(discovery.file, place, "AttributeError")
                yield Use(sdk.family, place, "attribute", "private", node.attr, shown, "", sdk.found, expected)
            continue
        table = removed.LOWLEVEL_ATTRIBUTES if receiver.lowlevel else removed.ATTRIBUTES
        profiles, instead = table.get(node.attr, (frozenset(), ""))
        release = running.of("mcp" if sdk.family == "mcp" else "fastmcp")
        if release is not None and release[1] in profiles:
            expected = is_expected(discovery.file, place, "AttributeError", node)
            yield _use("FastMCP", place, "attribute", release[0], node.attr, instead, expected=expected)


def _own_attribute(
    discovery: Discovery, node: ast.Attribute, scope: Scope, place: Place, running: Running
) -> Iterator[Use]:
    """An attribute that a class takes from its base, which is a server."""
    profiles, instead = removed.ATTRIBUTES.get(node.attr, (frozenset(), ""))
    base = base_of(discovery, node, scope) if profiles else None
    release = running.of("fastmcp" if base == "fm" else "mcp") if base is not None else None
    if release is not None and release[1] in profiles:
        expected = is_expected(discovery.file, place, "AttributeError", node)
        yield _use("FastMCP", place, "attribute", release[0], node.attr, instead, expected=expected)


def attributes_of(discovery: Discovery, names: Iterable[str]) -> Iterator[tuple[ast.Attribute, Scope]]:
    """The attributes of some names that a file reads, each with the scope it stands in.

    Only statements are looked into in whose lines one of the names stands.
    """
    outline, source = discovery.file.outline, discovery.file.source
    wanted = frozenset(names)
    lines = sorted(bisect.bisect_right(source.line_starts, at) for name in wanted for at in _found(source.text, name))
    waiting: list[tuple[ast.AST, Scope]] = [(outline.tree, outline.module)]
    while waiting:
        node, scope = waiting.pop()
        scope = outline.scopes.get(node, scope)
        if isinstance(node, ast.Attribute) and node.attr in wanted and isinstance(node.ctx, ast.Load):
            yield node, scope
        waiting.extend((each, scope) for each in children(node) if _is_within(lines, each))


def _found(text: str, name: str) -> Iterator[int]:
    at = text.find(name)
    while at >= 0:
        yield at
        at = text.find(name, at + 1)


def _is_within(lines: list[int], node: ast.AST) -> bool:
    """Whether any of the lines, which are sorted, is one of a node's."""
    start: int | None = getattr(node, "lineno", None)
    end: int | None = getattr(node, "end_lineno", None)
    if start is None or end is None:
        return True
    for decorator in getattr(node, "decorator_list", ()):
        start = min(start, decorator.lineno)
    index = bisect.bisect_left(lines, start)
    return index < len(lines) and lines[index] <= end


def end_of_name(source: Source, node: ast.expr, name: str) -> Place:
    """The place of a name that ends an expression, such as that of an attribute."""
    line = node.end_lineno or node.lineno
    column = source.column(line, node.end_col_offset or 0)
    return FixedPlace(source, Span(line, column - len(name), line, column))


def _use(  # noqa: PLR0913, PLR0917 - the facts of a use
    api: str, place: Place, kind: str, release: Release, name: str = "", instead: str = "", *, expected: bool
) -> Use:
    return Use(api, place, kind, "removed", name, release.pin, instead, release.found, expected)
