"""fastmcp servers put into one another."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.model import Absent, Mount, Part
from flake8_mcp.syntax.evaluate import Code
from flake8_mcp.syntax.values import Object, Scalar, Unknown, text_of

from ._arguments import arguments_of
from ._receivers import receiver_of

if TYPE_CHECKING:
    from flake8_mcp.model import Server
    from flake8_mcp.syntax.outline import Located
    from flake8_mcp.syntax.values import Value

    from ._sdk import Discovery

# fastmcp 2.14.7: mount(server, prefix), import_server(server, prefix), before 2.9 mount(prefix, server);
# fastmcp 3.4.11: mount(server, namespace), prefix still taken; fastmcp 4.2.3: mount(server, namespace)
# fastmcp 3.4.11, 4.2.3: add_provider(provider, namespace=)
_METHODS = frozenset({"add_provider", "mount", "import_server"})


def discover_mounts(discovery: Discovery) -> None:
    """Record which servers of the file are mounted into which, and under which prefix."""
    for located in discovery.file.outline.calls:
        function = located.node.func
        if isinstance(function, ast.Attribute) and function.attr in _METHODS and discovery.runs(located.branch):
            _mount(discovery, located, function)


def _mount(discovery: Discovery, located: Located[ast.Call], function: ast.Attribute) -> None:
    node = located.node
    given = {each.arg: each.value for each in node.keywords if each.arg}
    positional = [each for each in node.args if not isinstance(each, ast.Starred)]
    server = (
        given.get("server")
        or given.get("provider")
        or next((each for each in positional if not isinstance(each, ast.Constant)), None)
    )
    if server is None:
        return
    parent = receiver_of(discovery, function.value, located.scope)
    if parent.verdict != "server" or parent.server is None or parent.server.sdk.family != "fm":
        return
    child = receiver_of(discovery, server, located.scope)
    code = discovery.evaluator.code(discovery.file, node, located.scope)
    if child.verdict != "server" or child.server is None or not isinstance(code, Code):
        return
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
    discovery.module.mounts.append(mount)
    if _runs_with(located, parent.server):
        parent.server.mounted.append(mount)


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
