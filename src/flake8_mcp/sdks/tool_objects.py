"""Tool objects made from functions and from other tools, wherever they are registered then."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.model import Absent, Origin, Part, Registration, Tool
from flake8_mcp.schemas.since import FM4_COPIED_TITLES
from flake8_mcp.syntax.names import Bound, identity
from flake8_mcp.syntax.outline import dotted_name
from flake8_mcp.syntax.values import Scalar, Unknown

from ._arguments import arguments_of
from ._functions import function_of
from ._registering import Call, register
from ._registrars import Registrar
from ._sdk import call_token, is_none, name_place, unknown
from .classes import FROM_FUNCTION, FROM_TOOL

if TYPE_CHECKING:
    from flake8_mcp.model import Sdk
    from flake8_mcp.syntax.evaluate import Code
    from flake8_mcp.syntax.outline import Located, Scope
    from flake8_mcp.syntax.values import Object, Place

    from ._sdk import Discovery

_REASON = "it comes from the tool that is transformed"


def discover_tool_objects(discovery: Discovery) -> None:
    """Record `Tool.from_function(function, ...)` and `Tool.from_tool(tool, ...)`."""
    for located in discovery.file.outline.calls:
        function = located.node.func
        if not isinstance(function, ast.Attribute) or function.attr not in {"from_function", "from_tool"}:
            continue
        names = {identity(each) or "" for each in discovery.file.resolve(dotted_name(function), located.scope)}
        shown = next((FROM_FUNCTION[each] for each in sorted(names) if each in FROM_FUNCTION), None)
        transforms = not names.isdisjoint(FROM_TOOL)
        if (shown is None and not transforms) or not discovery.runs(located.branch):
            continue
        code = discovery.evaluator.code(discovery.file, located.node, located.scope)
        if isinstance(code, Unknown):
            discovery.unread(code.place, code.reason)
        elif shown is not None:
            _from_function(discovery, located, code, discovery.sdk(shown))
        else:
            _from_tool(discovery, located, code)


def _from_function(discovery: Discovery, located: Located[ast.Call], code: Code, sdk: Sdk) -> None:
    given = _first(located.node, "fn")
    if given is not None:
        keywords = arguments_of(discovery.evaluator, code, ("fn", "name", "title", "description"))
        registrar = Registrar(None, sdk, certain=True)
        register(discovery, Call(located, code, given, keywords, "tool_object", registrar))


def _from_tool(discovery: Discovery, located: Located[ast.Call], code: Code) -> None:
    """A tool made from another one: what is not given comes from that one.

    fastmcp 2.14.7, 3.4.11, 4.2.3: `name or tool.name`, but a title or description of None removes it.
    """
    given = _first(located.node, "tool")
    if given is None:
        return
    source = _tool_of(discovery, given, located.scope)
    keywords = arguments_of(discovery.evaluator, code, ("tool", "name"))
    token = call_token(code)
    sdk = discovery.sdk("fm")
    tool = Tool(
        name=_name(keywords, source, token),
        title=_title(keywords, source, sdk, token),
        description=_text(keywords, "description", source, token),
        input_schema=unknown(token, _REASON),
        output_schema=unknown(token, _REASON),
        annotations=unknown(token, _REASON),
        icons=unknown(token, _REASON),
        meta=unknown(token, _REASON),
        execution=unknown(token, _REASON),
        registration=Registration("transform", discovery.place(located.node), token),
        sdk=sdk,
        condition=discovery.conditions(located.branch, located.scope),
    )
    discovery.add(tool)


def _first(call: ast.Call, keyword: str) -> ast.expr | None:
    """The first argument of a call, by position or by its name."""
    if call.args:
        return None if isinstance(call.args[0], ast.Starred) else call.args[0]
    return next((each.value for each in call.keywords if each.arg == keyword), None)


def _tool_of(discovery: Discovery, node: ast.expr, scope: Scope) -> Tool | None:
    """The tool of the file that a name stands for, if that is one."""
    found: list[Tool] = []
    for reference in discovery.file.resolve(dotted_name(node), scope):
        function = function_of(reference)
        if function is not None:
            place = name_place(function.file, function.node)
            found += [
                each for each in discovery.module.tools if each.handler is not None and each.handler.place == place
            ]
        elif isinstance(reference, Bound) and isinstance(reference.binding.value, ast.Call) and not reference.rest:
            made = discovery.place(reference.binding.value)
            found += [each for each in discovery.module.tools if each.registration.place == made]
    return found[0] if len(found) == 1 else None


def _name(keywords: Object, source: Tool | None, token: Place) -> Part:
    part = _text(keywords, "name", source, token)
    if part.is_absent or (isinstance(part.value, Scalar) and not part.value.value):
        return source.name if source is not None else unknown(token, _REASON)
    return part


def _text(keywords: Object, name: str, source: Tool | None, token: Place) -> Part:
    entry = keywords.entry(name)
    if entry is not None:
        return Part(Absent(entry.value.place) if is_none(entry.value) else entry.value, key=entry.place)
    if keywords.rest is not None:
        return unknown(keywords.rest.place, keywords.rest.reason)
    if source is None:
        return unknown(token, _REASON)
    return {"name": source.name, "title": source.title, "description": source.description}[name]


def _title(keywords: Object, source: Tool | None, sdk: Sdk, token: Place) -> Part:
    part = _text(keywords, "title", source, token)
    if sdk.profile == "fm4" and part.origin is Origin.DEFAULT and not FM4_COPIED_TITLES.holds_for(sdk):
        return unknown(token, f"before {FM4_COPIED_TITLES.release}, a title is written from the name", Origin.DERIVED)
    if part.is_absent and sdk.profile == "fm4":
        return unknown(token, "fastmcp 4 writes a title from the name that is listed", Origin.DERIVED)
    return part
