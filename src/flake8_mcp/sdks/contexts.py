"""Objects through which a handler talks to the client: contexts and sessions of the SDKs."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.schemas.injection import FM_CONTEXTS, MCP_CONTEXTS
from flake8_mcp.syntax.introspection import unwrap_annotation
from flake8_mcp.syntax.names import Bound, identity
from flake8_mcp.syntax.outline import dotted_name

if TYPE_CHECKING:
    from flake8_mcp.syntax.outline import Scope
    from flake8_mcp.syntax.project import CodeFile

    from ._sdk import Discovery


def context_profile(discovery: Discovery, file: CodeFile, node: ast.expr, scope: Scope) -> str | None:
    """The SDK whose context an expression is, by the annotation of its parameter."""
    names = _annotated(file, node, scope)
    for profile, contexts in MCP_CONTEXTS.items():
        if names & contexts:
            return profile
    found = discovery.sdk("fm").profile if names & FM_CONTEXTS else ""
    return found if found in {"fm2", "fm3", "fm4"} else None


def is_session(discovery: Discovery, file: CodeFile, node: ast.expr, scope: Scope) -> bool:
    """Whether an expression is the session with a client, as an attribute of a context."""
    parts = dotted_name(node)
    if parts[-2:] == ("request_context", "session"):
        return True  # of a context or a low-level server
    return (
        isinstance(node, ast.Attribute)
        and node.attr == "session"
        and context_profile(discovery, file, node.value, scope) is not None
    )


def _annotated(file: CodeFile, node: ast.expr, scope: Scope) -> frozenset[str]:
    """The names of the classes that the annotation of a parameter or variable admits."""
    references = file.resolve(dotted_name(node), scope)
    reference = references[0] if len(references) == 1 else None
    if not isinstance(reference, Bound) or reference.rest or reference.binding.annotation is None:
        return frozenset()
    binding = reference.binding
    return frozenset(
        identity(each) or ""
        for name in unwrap_annotation(binding.annotation)
        for each in reference.file.resolve(name, binding.scope.parent or binding.scope)
    )
