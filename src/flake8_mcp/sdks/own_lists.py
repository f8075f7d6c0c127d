"""Classes of servers that list other tools than those that were registered."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.syntax.introspection import class_of_scope
from flake8_mcp.syntax.outline import dotted_name
from flake8_mcp.syntax.walking import walk

from ._origins import class_profile

if TYPE_CHECKING:
    from flake8_mcp.syntax.outline import Scope

    from ._sdk import Discovery

# The methods that list tools: of mcp 1.30.0 and 2.3.0 and fastmcp 2.14.7, 3.4.11 and 4.2.3.
_LISTING = frozenset({"list_tools", "_list_tools", "_list_tools_mcp", "_mcp_list_tools"})
# What a method reaches that looks at the registered tools.
_REGISTERED = frozenset({"_local_provider", "_tool_manager", "get_tools", *_LISTING})


def discover_own_lists(discovery: Discovery) -> None:
    """Record what a server class lists that is not made of the tools that were registered."""
    file = discovery.file
    for located in file.outline.functions:
        if located.node.name not in _LISTING or not isinstance(located.node, ast.AsyncFunctionDef):
            continue
        owner = class_of_scope(file, located.scope)
        if owner is None or class_profile(owner) is None:
            continue
        scope = file.outline.scopes[located.node]
        # a list that is built step by step counts as made of all that the method looks at
        built = {dotted_name(each.expression)[:1] for each in file.outline.mutations if each.scope.function() is scope}
        looks = any(isinstance(each, ast.Attribute) and each.attr in _REGISTERED for each in walk(located.node))
        for value in file.outline.returns_of(scope):
            if value is None or (looks and any((name,) in built for name in _names(value))):
                continue
            if not _is_of_registered(value, scope, set()):
                discovery.unread(discovery.place(value), "the class lists other tools than its server was given")


def _names(value: ast.expr) -> set[str]:
    return {each.id for each in walk(value) if isinstance(each, ast.Name)}


def _is_of_registered(value: ast.expr, scope: Scope, seen: set[str]) -> bool:
    """Whether an expression is made of the registered tools: directly, or through variables of the method."""
    for each in walk(value):
        if isinstance(each, ast.Attribute) and each.attr in _REGISTERED:
            return True
        if isinstance(each, ast.Name) and each.id not in seen:
            seen.add(each.id)
            bound = (binding.value for binding in scope.bindings.get(each.id, ()))
            if any(made is not None and _is_of_registered(made, scope, seen) for made in bound):
                return True
    return False
