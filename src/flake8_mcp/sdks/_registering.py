"""Records what a call registers, or keeps it for later if the function or its name is not in reach."""

from __future__ import annotations

import ast
from dataclasses import replace
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass
from flake8_mcp.syntax.names import Bound
from flake8_mcp.syntax.outline import dotted_name
from flake8_mcp.syntax.values import Unknown

from ._declared import Declared, is_disabled, is_reworked, tool_of_function
from ._functions import function_of
from ._refused import record_refused, refused_callable
from ._sdk import call_token

if TYPE_CHECKING:
    from flake8_mcp.model import Raises, Tool
    from flake8_mcp.syntax.evaluate import Code
    from flake8_mcp.syntax.outline import Located, Scope
    from flake8_mcp.syntax.project import CodeFile
    from flake8_mcp.syntax.values import Object, Place

    from ._functions import Function
    from ._registrars import Registrar
    from ._sdk import Discovery


@dataclass(frozen=True, slots=True)
class Pending:
    """A registration whose function or name its own statement does not show.

    `place` is its token, `start` where it begins; `tool` is what is known of it without looking further, None if that
    is not even one certain tool.
    """

    place: Place
    start: Place
    reason: str
    scope: Scope
    tool: Tool | None


@dataclass(frozen=True, slots=True)
class Call:
    """A call that registers a function: `given` is the argument that holds it, `keywords` what is said of the tool."""

    located: Located[ast.Call]
    code: Code
    given: ast.expr
    keywords: Object
    form: str
    registrar: Registrar
    raises: Raises | None = None


def register(discovery: Discovery, call: Call) -> None:
    """Record the tool of a call, or keep the call for later."""
    located = call.located
    function, reason = _given_function(discovery, call.given, located.scope)
    token = call_token(call.code)
    if function is None and call.registrar.certain:
        sdk = call.registrar.sdk
        raises = call.raises or refused_callable(discovery, call.given, located.scope, call.keywords, call.form, sdk)
        if raises is not None:
            record_refused(discovery, raises, sdk)
            return
    declared = Declared(
        call.keywords,
        call.form,
        discovery.place(located.node),
        token,
        call.registrar.server,
        call.registrar.sdk,
        discovery.conditions(located.branch, located.scope),
        call.raises,
        reworked=is_reworked(discovery.file, located.scope),
        method=call.registrar.method,
    )
    if not is_disabled(declared):
        keep(discovery, tool_of_function(discovery, declared, function, reason), located.scope, function, reason)


def keep(discovery: Discovery, tool: Tool, scope: Scope, function: Function | None, reason: str = "") -> None:
    """Record a tool if its function and name are known, else keep it for later."""
    token = tool.registration.token
    if function is not None and tool.known_name is not None:
        discovery.sites.append(token)
        discovery.add(tool)
        return
    if not reason:
        name = tool.name.value
        reason = name.reason if isinstance(name, Unknown) else "the name is not known"
    certain = tool if function is not None or tool.known_name is not None else None
    discovery.pending.append(Pending(token, tool.registration.place, reason, scope, certain))


def _given_function(discovery: Discovery, node: ast.expr, scope: Scope) -> tuple[Function | None, str]:
    """The function that an argument stands for, or why it is not known."""
    parts = dotted_name(node)
    if not parts:
        kinds = {ast.Lambda: "a lambda", ast.Call: "a call"}
        return None, f"the function is given as {kinds.get(type(node), 'an expression')}"
    references = discovery.file.resolve(parts, scope)
    function = function_of(references[0]) if len(references) == 1 else None
    if function is not None:
        return replace(function, bound=_is_bound(discovery, function, parts, scope)), ""
    name = ".".join(parts)
    if references and isinstance(references[0], Bound) and not _may_be_function(discovery.file, parts, scope):
        nouns = {"parameter": "a parameter", "loop": "a loop variable", "class": "a class"}
        return None, f"{name} is {nouns.get(references[0].binding.kind, 'not a function in reach')}"
    return None, f"the function {name} is not in reach"


def _may_be_function(file: CodeFile, parts: tuple[str, ...], scope: Scope) -> bool:
    """Whether a name may stand for a function in reach; worked out once for a variable that is set in many places."""
    key = ("function", parts, scope)
    if key not in file.links:
        file.links[key] = any(function_of(each) is not None for each in file.resolve(parts, scope))
    return bool(file.links[key])


def _is_bound(discovery: Discovery, function: Function, parts: tuple[str, ...], scope: Scope) -> bool:
    """Whether a dotted name gives a method bound to an object: not `Class.method`, and no static method."""
    if function.scope.kind != "class" or len(parts) == 1:
        return False
    kinds = {dotted_name(each)[-1:] for each in function.node.decorator_list}
    if ("staticmethod",) in kinds:
        return False
    owners = discovery.file.resolve(parts[:-1], scope)
    of_class = any(isinstance(each, Bound) and each.binding.kind == "class" and not each.rest for each in owners)
    return ("classmethod",) in kinds or not of_class
