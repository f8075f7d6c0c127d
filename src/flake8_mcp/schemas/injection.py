"""Parameters that an SDK fills in itself: contexts and dependencies, by SDK."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from .forms import AnnotatedAs, Class, Items, Named, NotKnown, Parametrized, UnionOf
from .metadata import Dependency

if TYPE_CHECKING:
    from .building import Builder
    from .forms import Form

MCP_CONTEXTS = {
    "mcp1": frozenset(
        {"mcp.server.fastmcp.Context", "mcp.server.fastmcp.server.Context", "mcp_use.server.Context",
         "mcp_use.server.context.Context"}
    ),
    "mcp2": frozenset(
        {"mcp.server.mcpserver.Context", "mcp.server.mcpserver.context.Context", "mcp.server.mcpserver.server.Context"}
    ),
}  # fmt: skip
FM_CONTEXTS = frozenset({"fastmcp.Context", "fastmcp.server.Context", "fastmcp.server.context.Context"})
FM_SESSIONS = frozenset({"fastmcp.server.sessions.UserSession", "fastmcp.UserSession", "fastmcp.server.UserSession"})
_DEPENDENCY_MODULES = (
    "fastmcp.dependencies.",
    "fastmcp.server.dependencies.",
    "docket.",
    "docket.dependencies.",
    "uncalled_for.",
)
_RESOLVE = frozenset({"mcp.server.mcpserver.Resolve", "mcp.server.mcpserver.resolve.Resolve"})
_DEPENDENCIES = frozenset(
    {"Depends", "CurrentContext", "CurrentFastMCP", "CurrentDocket", "CurrentWorker", "CurrentRequest",
     "CurrentHeaders",
     "CurrentAccessToken", "TokenClaim", "Progress", "Shared", "OptionalCurrentContext", "CurrentSession",
     "TaskArgument", "TaskKey", "TaskLogger", "Retry", "ExponentialRetry", "Timeout", "Perpetual", "ConcurrencyLimit"}
)  # fmt: skip


def is_member(builder: Builder, form: Form, names: frozenset[str], *, generics: bool) -> bool | None:
    """Whether a type is one of the classes, an Annotated one, or a union with it; None if that is not known.

    `generics`: an argument of any other generic counts too (the official SDK).
    """
    match form:
        case AnnotatedAs():
            return is_member(builder, form.inner, names, generics=generics)
        case UnionOf():
            return _any(
                [
                    _is_class(builder, each, names) if generics else is_member(builder, each, names, generics=False)
                    for each in form.arms
                ]
            )
        case Parametrized():
            own = _is_class(builder, form.origin, names)
            if own is not False or not generics:
                return own
            return _any([_is_class(builder, each, names) for each in form.args if not isinstance(each, Items)])
        case _:
            return _is_class(builder, form, names)


def _is_class(builder: Builder, form: Form, names: frozenset[str]) -> bool | None:
    if isinstance(form, Parametrized):
        return _is_class(builder, form.origin, names)
    if isinstance(form, Named):
        if form.name in names:
            return True
        return None if is_foreign(form.name) else False
    if isinstance(form, Class):
        return builder.classes.is_subclass(form, names)
    if isinstance(form, AnnotatedAs):
        return _is_class(builder, form.inner, names)
    return None if isinstance(form, NotKnown) else False


def is_foreign(name: str) -> bool:
    """Whether a class of another project, not of the standard library or pydantic, may inherit from an SDK's class."""
    import sys

    top = name.partition(".")[0]
    if top in {"mcp", "fastmcp", "mcp_types"}:
        return (
            name.rpartition(".")[2].endswith("Context")
            and name not in FM_CONTEXTS | MCP_CONTEXTS["mcp1"] | MCP_CONTEXTS["mcp2"]
        )
    return top not in sys.stdlib_module_names and top not in {
        "builtins",
        "pydantic",
        "annotated_types",
        "typing_extensions",
    }


def _any(verdicts: list[bool | None]) -> bool | None:
    if True in verdicts:
        return True
    return None if None in verdicts else False


def dependency_in(form: Form, *, resolve: bool) -> Dependency | None:
    """The dependency in the metadata of a parameter's annotation."""
    if not isinstance(form, AnnotatedAs):
        return None
    for each in form.metadata:
        if isinstance(each, Dependency) and (each.name in _RESOLVE) == resolve:
            return each
    return None


def buried_resolve(form: Form) -> Dependency | None:
    """A Resolve inside another type, which mcp 2 refuses."""
    parts: tuple[Form, ...] = (
        form.arms if isinstance(form, UnionOf) else form.args if isinstance(form, Parametrized) else ()
    )
    for each in parts:
        found = dependency_in(each, resolve=True) or buried_resolve(each)
        if found is not None:
            return found
    return None


def is_dependency_default(builder: Builder, file: object, node: ast.expr, scope: object) -> bool | None:
    """Whether a default is a dependency of fastmcp; None if that is not known."""
    if isinstance(node, ast.Constant):
        return False
    if isinstance(node, ast.Call):
        name = builder.reader.name_of(node.func, file, scope)  # type: ignore[arg-type]  # a file and a scope
        if name is None:
            return False
        module, _, last = name.rpartition(".")
        if any(f"{module}." == each or module.startswith(each) for each in _DEPENDENCY_MODULES):
            return True if last in _DEPENDENCIES else None
    return False
