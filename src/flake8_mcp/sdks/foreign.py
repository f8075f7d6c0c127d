"""Registrations through packages for MCP that are not read: they are seen, and what they list is not known."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.syntax.names import lookup
from flake8_mcp.syntax.outline import FromImport, dotted_name

from ._registrars import registrar_of
from .classes import profile_of_import

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.syntax.outline import Located, Scope
    from flake8_mcp.syntax.project import CodeFile

    from ._sdk import Discovery

_MAX_STEPS = 4
_VERBS = ("add", "register")


def discover_foreign(discovery: Discovery) -> None:
    """Record `@server.tool` and `register_tool(server, function)` of what a package for MCP gives.

    Such a package is none of the SDKs, has "mcp" in its name and is not part of the project.
    """
    file = discovery.file
    if not any(_is_foreign(file, name.rpartition(".")[0] or name) for name in discovery.imports()):
        return
    read = {each.place.span for each in discovery.module.unread}
    for node, module in (*_decorators(discovery), *_calls(discovery)):
        place = discovery.place(node)
        if place.span not in read:
            discovery.unread(place, f"what {module} registers is not known: it is not read")


def _decorators(discovery: Discovery) -> Iterator[tuple[ast.expr, str]]:
    """The decorators that are a `tool` of what another package gives, with its module."""
    for located in discovery.file.outline.functions:
        for decorator in located.node.decorator_list:
            function = decorator.func if isinstance(decorator, ast.Call) else decorator
            if not isinstance(function, ast.Attribute) or function.attr != "tool":
                continue
            module = _module_of(discovery.file, function.value, located.scope, 0)
            if module is not None and registrar_of(discovery, function, located.scope) is None:
                yield decorator, module


def _calls(discovery: Discovery) -> Iterator[tuple[ast.expr, str]]:
    """The calls of a function of another package that is called for registering tools, with its module."""
    unused = discovery.file.unused_calls
    for located in discovery.file.outline.calls:
        name = dotted_name(located.node.func)[-1:]
        if name and located.node in unused and _registers(name[0], located):
            module = _module_of(discovery.file, located.node.func, located.scope, 0)
            if module is not None:
                yield located.node, module


def _registers(name: str, located: Located[ast.Call]) -> bool:
    """Whether a function is called for registering tools, and is given something."""
    return "tool" in name and name.startswith(_VERBS) and bool(located.node.args or located.node.keywords)


def _module_of(file: CodeFile, node: ast.expr, scope: Scope, depth: int) -> str | None:
    """The module of another package that a name is imported from, or that made the object that it stands for."""
    parts = dotted_name(node.func if isinstance(node, ast.Call) else node)
    if not parts or depth > _MAX_STEPS:
        return None
    found = lookup(scope, parts[0])
    for binding in found[1] if found is not None else ():
        module: str | None = None
        if binding.kind == "from" and isinstance(binding.node, FromImport):
            module = file.absolute_name(binding.node.statement)
        elif binding.kind == "import" and isinstance(binding.node, ast.alias):
            module = binding.node.name
        elif binding.kind == "assign" and binding.value is not None and not binding.path:
            module = _module_of(file, binding.value, binding.scope, depth + 1)
        if module is not None and _is_foreign(file, module):
            return module
    return None


def _is_foreign(file: CodeFile, module: str) -> bool:
    """Whether a module is named for MCP, is none of an SDK and not read."""
    if "mcp" not in module.lower() or profile_of_import(module) is not None:
        return False
    return file.find_module(module) is None
