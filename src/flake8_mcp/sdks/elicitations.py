"""What a server asks its user for: forms and links, in calls of the SDKs and in requests written by hand."""

from __future__ import annotations

import ast
from dataclasses import replace
from typing import TYPE_CHECKING

from flake8_mcp.model import Elicitation
from flake8_mcp.schemas.expressions import ExpressionPlace
from flake8_mcp.syntax.names import identity
from flake8_mcp.syntax.outline import dotted_name
from flake8_mcp.syntax.values import Object, Unknown, text_of

from ._arguments import arguments_of
from .contexts import context_profile
from .lowlevel import types_sdk

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.syntax.outline import Located, Scope

    from ._sdk import Discovery

METHOD = "elicitation/create"
_SCHEMA_KEYS = frozenset({"requestedSchema", "requested_schema"})
# mcp 1.30.0 and 2.3.0: ServerSession; mcp 1.30.0: the session of a task
_OF_SESSIONS = frozenset({"elicit", "elicit_as_task", "elicit_form"})
_PARAMS = frozenset({"ElicitRequestFormParams", "ElicitRequestParams"})
_LINK = "ElicitRequestURLParams"
_TYPE_MODULES = frozenset({"mcp", "mcp.types", "mcp.types._types", "mcp_types", "mcp_types._types"})
_MODEL_KEYS = frozenset({"response_type", "schema"})
# mcp 2.3.0: what a resolver returns to ask the user
_ELICIT = frozenset({"mcp.server.mcpserver.Elicit", "mcp.server.mcpserver.resolve.Elicit"})


def discover_elicitations(discovery: Discovery) -> None:
    """Record what a file asks users for."""
    text = discovery.file.source.text
    if "licit" not in text:
        return
    found = [each for call in discovery.file.outline.calls for each in _of_call(discovery, call)]
    if any(each in text for each in _SCHEMA_KEYS) or METHOD in text:
        found += [each for located in discovery.file.outline.dicts for each in _of_dict(discovery, located)]
    discovery.module.elicitations += sorted(found, key=lambda each: each.place.span)


def _of_call(discovery: Discovery, call: Located[ast.Call]) -> Iterator[Elicitation]:
    function = call.node.func
    name = dotted_name(function)[-1:] or ((function.attr,) if isinstance(function, ast.Attribute) else ())
    if not name or "licit" not in name[0] or not discovery.runs(call.branch):
        return
    if any(each.arg is None for each in call.node.keywords) or any(isinstance(a, ast.Starred) for a in call.node.args):
        return
    if name[0] in _PARAMS and _is_params(discovery, call):
        given = _given(call.node, _SCHEMA_KEYS, None)
        schema = _value(discovery, given, call.scope)
        if schema is not None:
            yield Elicitation(schema.place, "form", schema)
    elif name[0] == _LINK and not call.node.args and _is_params(discovery, call):
        yield from _link(discovery, call)
    elif name[0] in _OF_SESSIONS or name[0] == "Elicit":
        yield from _form(discovery, call, name[0])


def _link(discovery: Discovery, call: Located[ast.Call]) -> Iterator[Elicitation]:
    """A link that the SDK's type makes the request of."""
    code = discovery.evaluator.code(discovery.file, call.node, call.scope)
    token = discovery.place(call.node.func)
    given = code if isinstance(code, Unknown) else replace(arguments_of(discovery.evaluator, code, ()), place=token)
    yield Elicitation(token, "url", given, types_sdk(discovery, "mcp").profile)


def _is_params(discovery: Discovery, call: Located[ast.Call]) -> bool:
    names = {identity(each) or "" for each in discovery.file.resolve(dotted_name(call.node.func), call.scope)}
    return bool(names) and all(each.rpartition(".")[0] in _TYPE_MODULES for each in names)


def _form(discovery: Discovery, call: Located[ast.Call], name: str) -> Iterator[Elicitation]:
    """A question through a session, which is given a schema, or through a context, which is given a class."""
    function = call.node.func
    profile = None
    if name == "Elicit":
        names = {identity(each) for each in discovery.file.resolve(dotted_name(function), call.scope)}
        profile = "mcp2" if names and names <= _ELICIT else None
    elif not isinstance(function, ast.Attribute):
        return
    elif name == "elicit":
        profile = context_profile(discovery, discovery.file, function.value, call.scope)
    if profile is not None:
        given = _given(call.node, _MODEL_KEYS, 1)
        asked = discovery.asked(given, call.scope, profile) if given is not None else None
        if given is not None and asked is not None:
            yield Elicitation(ExpressionPlace(discovery.file, given), "form", asked.schema, profile, asked.refused)
    elif name != "Elicit" and discovery.imports_sdk():
        by_keyword = _given(call.node, _SCHEMA_KEYS, None)
        given = by_keyword if by_keyword is not None else _given(call.node, _SCHEMA_KEYS, 1)
        schema = _value(discovery, given, call.scope)
        if schema is not None and (by_keyword is not None or _is_schema(schema)):
            yield Elicitation(schema.place, "form", schema)


def _given(call: ast.Call, keywords: frozenset[str], position: int | None) -> ast.expr | None:
    """What a call is given under one of the keywords, or at a position."""
    found = next((each.value for each in call.keywords if each.arg in keywords), None)
    if found is None and position is not None and len(call.args) > position:
        return call.args[position]
    return found


def _value(discovery: Discovery, node: ast.expr | None, scope: Scope) -> Object | None:
    """A schema that is written out as a dict; what cannot be read is nothing here."""
    if node is None:
        return None
    value = discovery.evaluator.of_node(discovery.file, node, scope)
    return value if isinstance(value, Object) and value.maker is None else None


def _is_schema(value: Object) -> bool:
    """Whether a dict at the place of a schema looks like one."""
    return value.get("type") is not None or value.get("properties") is not None


def _of_dict(discovery: Discovery, located: Located[ast.Dict]) -> Iterator[Elicitation]:
    """A request written as a dict: a form by its schema, a link by its mode inside of the request."""
    keys = {
        each.value: value
        for each, value in zip(located.node.keys, located.node.values, strict=True)
        if isinstance(each, ast.Constant) and isinstance(each.value, str)
    }
    if "requestedSchema" in keys:
        schema = _value(discovery, keys["requestedSchema"], located.scope)
        if schema is not None:
            yield Elicitation(schema.place, "form", schema)
    method = keys.get("method")
    if isinstance(method, ast.Constant) and method.value == METHOD and "params" in keys:
        params = _value(discovery, keys["params"], located.scope)
        if params is not None and _is_link(params):
            yield Elicitation(params.place, "url", params)


def _is_link(params: Object) -> bool:
    """Whether a request is one in URL mode: it says so, or has a link, and no form and no other mode."""
    if params.lacks("mode") and params.lacks("requestedSchema"):
        return params.get("url") is not None
    return text_of(params.get("mode")) == "url"
