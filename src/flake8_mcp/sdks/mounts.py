"""fastmcp servers put into one another."""

from __future__ import annotations

import ast
from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass
from flake8_mcp.model import Absent, Module, Mount, Part
from flake8_mcp.syntax.evaluate import Code
from flake8_mcp.syntax.values import Object, Scalar, Unknown, text_of

from ._arguments import arguments_of
from ._receivers import receiver_of
from ._sdk import Discovery

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.model import Server
    from flake8_mcp.syntax.outline import Located, Scope
    from flake8_mcp.syntax.values import Value

    from ._receivers import Receiver

# fastmcp 2.14.7: mount(server, prefix), import_server(server, prefix), before 2.9 mount(prefix, server);
# fastmcp 3.4.11: mount(server, namespace), prefix still taken; fastmcp 4.2.3: mount(server, namespace)
# fastmcp 3.4.11, 4.2.3: add_provider(provider, namespace=)
_METHODS = frozenset({"add_provider", "mount", "import_server"})
# fastmcp 3.4.11, 4.2.3: FastMCP(providers=[...]); mcp 2.3.0: MCPServer(extensions=[...])
_KEYWORDS = frozenset({"extensions", "providers"})
_TEXTS = (".add_provider(", ".mount(", ".import_server(", "extensions=", "providers=")
_MAX_FILES = 50


@dataclass(frozen=True, slots=True)
class _Joint:
    """A place where a server is put into another one: without a mount it is not known how, or into which.

    `child` is None if any server may be meant.
    """

    child: Server | None
    mount: Mount | None = None
    located: Located[ast.Call] | None = None


def discover_mounts(discovery: Discovery) -> None:
    """Record which servers of the file are mounted into which, and under which prefix."""
    for joint in _called(discovery):
        if joint.mount is not None and joint.located is not None:
            discovery.module.mounts.append(joint.mount)
            if _runs_with(joint.located, joint.mount.parent):
                joint.mount.parent.mounted.append(joint.mount)
    mounting = _Mounting(discovery)
    for server in discovery.servers.values():
        server.find_mounts = partial(mounting.ways_up, server)


class _Mounting:
    """What the files of a project put into what, looked for when someone asks."""

    def __init__(self, discovery: Discovery) -> None:
        self._discovery = discovery
        self._joints: list[_Joint] | None = None

    def ways_up(self, server: Server) -> tuple[Mount, ...] | None:
        """The mounts of a server into others; None if it is put, or may be put, into others too."""
        if server.sdk.family == "mcp" and server.kind == "server":
            return ()  # servers of the official SDK are not put into one another
        if self._joints is None:
            self._joints = list(self._all())
        is_open = not isinstance(server.key, tuple) or server.key[0] not in {"constructor", "self", "instance"}
        found: list[Mount] = []
        for each in self._joints:
            if each.child is None or is_open or each.child.key == server.key:
                if each.mount is None or each.child is None or each.child.key != server.key:
                    return None
                found.append(each.mount)
        return tuple(found)

    def _all(self) -> Iterator[_Joint]:
        own = self._discovery
        project = own.file.project
        paths = project.files_with(_TEXTS, own.file.path)
        others = (project.read(path) for path in paths[:_MAX_FILES] if path != own.file.path)
        discoveries = [
            own,
            *(Discovery(file, own.settings, Module(file.source.path, file.source)) for file in others if file),
        ]
        for discovery in discoveries:
            for joint in (*_called(discovery), *_given(discovery)):
                if joint.mount is not None:
                    parent = joint.mount.parent
                    parent.find_mounts = partial(self.ways_up, parent)
                yield joint
        if len(paths) > _MAX_FILES:
            yield _Joint(None)


def _called(discovery: Discovery) -> Iterator[_Joint]:
    """What calls of `mount` and the like put into what."""
    for located in discovery.file.outline.calls:
        function = located.node.func
        if isinstance(function, ast.Attribute) and function.attr in _METHODS and discovery.runs(located.branch):
            joint = _joint(discovery, located, function)
            if joint is not None:
                yield joint


def _given(discovery: Discovery) -> Iterator[_Joint]:
    """What constructors are given: apps and other providers, extensions."""
    for located in discovery.file.outline.calls:
        for keyword in located.node.keywords:
            if keyword.arg not in _KEYWORDS or not isinstance(keyword.value, ast.List | ast.Tuple):
                continue
            parent = receiver_of(discovery, located.node, located.scope)
            for node in keyword.value.elts if parent.verdict == "server" else ():
                child = receiver_of(discovery, node, located.scope)
                if child.verdict == "server" and child.server is not None and parent.server is not None:
                    place = discovery.place(located.node)
                    yield _Joint(child.server, Mount(parent.server, child.server, Part(Absent(place)), place), located)


def _joint(discovery: Discovery, located: Located[ast.Call], function: ast.Attribute) -> _Joint | None:
    node = located.node
    given = {each.arg: each.value for each in node.keywords if each.arg}
    positional = [each for each in node.args if not isinstance(each, ast.Starred)]
    server = (
        given.get("server")
        or given.get("provider")
        or next((each for each in positional if not isinstance(each, ast.Constant)), None)
    )
    if server is None:
        return None
    parent = receiver_of(discovery, function.value, located.scope)
    if parent.verdict == "other" or (parent.server is not None and parent.server.sdk.family not in {"fm", "unknown"}):
        return None
    child = receiver_of(discovery, server, located.scope)
    if parent.verdict != "server" or child.verdict != "server":
        return _doubtful(discovery, located, server, parent, child)
    code = discovery.evaluator.code(discovery.file, node, located.scope)
    inner = _inside(discovery, server, located.scope)
    if inner is not None or child.server is None or parent.server is None or not isinstance(code, Code):
        return _Joint(inner or child.server)
    names = ("prefix", "server") if positional and positional[0] is not server else ("server", "prefix")
    arguments = arguments_of(discovery.evaluator, code, names)
    prefix = arguments.get("namespace") or arguments.get("prefix") or arguments.rest
    place = discovery.place(node)
    renamed = arguments.get("tool_names")
    pairs = renamed.members() if isinstance(renamed, Object) else ()
    if isinstance(renamed, Unknown) or (isinstance(renamed, Object) and renamed.rest is not None):
        prefix = renamed if isinstance(renamed, Unknown) else renamed.rest  # any tool may have another name
    mount = Mount(
        parent.server,
        child.server,
        Part(Absent(place) if prefix is None or _is_empty(prefix) else prefix),
        place,
        tuple((key, text_of(entry.value)) for key, entry in pairs),
        discovery.conditions(located.branch, located.scope),
    )
    return _Joint(child.server, mount, located)


def _doubtful(
    discovery: Discovery, located: Located[ast.Call], node: ast.expr, parent: Receiver, child: Receiver
) -> _Joint | None:
    """What may put a server into another one, where one of them is not known; web applications are mounted too."""
    if child.verdict == "server":
        return _Joint(child.server)
    inner = _inside(discovery, node, located.scope)
    if inner is not None:
        return _Joint(inner)
    if child.verdict == "other" or (parent.verdict == "open" and not _imports_fastmcp(discovery)):
        return None
    is_route = any(isinstance(each, ast.Constant) and str(each.value).startswith("/") for each in located.node.args)
    return None if is_route else _Joint(None)


def _inside(discovery: Discovery, node: ast.expr, scope: Scope) -> Server | None:
    """The server that a call is given: a proxy of it, or a provider that is made of it."""
    for each in node.args if isinstance(node, ast.Call) else ():
        found = receiver_of(discovery, each, scope)
        if found.verdict == "server":
            return found.server
    return None


def _imports_fastmcp(discovery: Discovery) -> bool:
    return any(each.partition(".")[0] == "fastmcp" for each in discovery.imports())


def _runs_with(located: Located[ast.Call], parent: Server) -> bool:
    """Whether a mount runs whenever its parent is made: beside its constructor, or in the module itself."""
    function = located.scope.function()
    node = function.node if function is not None else None
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return True
    place = parent.place
    return place is not None and node.lineno <= place.span.line <= (node.end_lineno or node.lineno)


def _is_empty(value: Value) -> bool:
    return isinstance(value, Scalar) and not value.value
