"""Tools that are put into the SDK's own table of tools, past its methods."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from ._receivers import receiver_of

if TYPE_CHECKING:
    from flake8_mcp.syntax.outline import Mutation

    from ._sdk import Discovery

# The table and the attribute of the server that has it: mcp 1.30.0, 2.3.0 and fastmcp 2.14.7; fastmcp 3.4.11, 4.2.3
_TABLES = frozenset({("_tools", "_tool_manager"), ("_components", "_local_provider")})


def discover_private(discovery: Discovery) -> None:
    """Record `mcp._tool_manager._tools[name] = tool` as unread: what is listed then is not followed."""
    for mutation in discovery.file.outline.mutations:
        if mutation.attribute is None and isinstance(mutation.node, ast.Assign) and _is_table(discovery, mutation):
            discovery.unread(discovery.place(mutation.node), "it is put into the SDK's own table of tools")


def _is_table(discovery: Discovery, mutation: Mutation) -> bool:
    table = mutation.expression
    owner = table.value if isinstance(table, ast.Attribute) else None
    if not isinstance(table, ast.Attribute) or not isinstance(owner, ast.Attribute):
        return False
    if (table.attr, owner.attr) not in _TABLES:
        return False
    return receiver_of(discovery, owner.value, mutation.scope).verdict != "other"
