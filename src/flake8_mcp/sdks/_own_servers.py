"""What methods of a server class say of the server that they belong to: `self`, `cls` and `super()`."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

from flake8_mcp.syntax.names import identity
from flake8_mcp.syntax.outline import dotted_name

from .classes import SERVERS

if TYPE_CHECKING:
    from flake8_mcp.syntax.outline import Scope

    from ._sdk import Discovery

_SDKS = frozenset({"fastmcp", "mcp"})


def is_own(node: ast.expr) -> bool:
    """Whether an expression is the object or the class of the method around, or its base."""
    return dotted_name(node) in {("self",), ("cls",)} or _is_base(node)


def base_of(discovery: Discovery, node: ast.Attribute, scope: Scope) -> str | None:
    """The profile of the server class that gives `self` an attribute; None if something else may give it.

    Every base of the class is a server class of one SDK, and neither the class nor an assignment in the file has the
    name.
    """
    around: Scope | None = scope
    while around is not None and around.kind != "class":
        around = around.parent
    if around is None or not isinstance(around.node, ast.ClassDef) or "__getattr__" in around.bindings:
        return None
    if not _is_base(node.value) and node.attr in around.bindings:
        return None
    if re.search(rf"\.{node.attr}\s*(:[^=\n]+)?=(?!=)", discovery.file.source.text) or not around.parent:
        return None
    found: set[str | None] = set()
    for base in around.node.bases:
        names = {identity(each) or "" for each in discovery.file.resolve(dotted_name(base), around.parent)}
        found |= {SERVERS.get(each) if each.partition(".")[0] in _SDKS else None for each in names or {""}}
    return found.pop() if len(found) == 1 else None


def _is_base(node: ast.expr) -> bool:
    """Whether an expression is `super()`."""
    return isinstance(node, ast.Call) and not node.args and dotted_name(node.func) == ("super",)
