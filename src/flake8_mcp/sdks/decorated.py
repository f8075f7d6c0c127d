"""Functions under a decorator that registers them."""

from __future__ import annotations

import ast
from dataclasses import replace
from typing import TYPE_CHECKING

import libcst as cst

from flake8_mcp.model import Raises
from flake8_mcp.syntax.values import Object, Unknown

from ._arguments import arguments_of, joined, positional_names
from ._declared import Declared, is_disabled, tool_of_function
from ._functions import Function
from ._registering import keep
from ._registrars import registrar_of
from ._sdk import call_token

if TYPE_CHECKING:
    from flake8_mcp.syntax.outline import FunctionNode, Located
    from flake8_mcp.syntax.values import Place

    from ._registrars import Registrar
    from ._sdk import Discovery


def discover_decorated(discovery: Discovery) -> None:
    """Record the tools that decorators make of functions."""
    for located in discovery.file.outline.functions:
        if not located.node.decorator_list or not discovery.runs(located.branch):
            continue
        for decorator in located.node.decorator_list:
            function = decorator.func if isinstance(decorator, ast.Call) else decorator
            registrar = registrar_of(discovery, function, located.scope)
            if registrar is not None:
                _record(discovery, located, decorator, registrar)


def _record(discovery: Discovery, located: Located[FunctionNode], decorator: ast.expr, registrar: Registrar) -> None:
    token, keywords, raises = _declared(discovery, located, decorator, registrar)
    declared = Declared(
        keywords,
        "decorator",
        discovery.place(located.node.decorator_list[0]),
        token,
        registrar.server,
        registrar.sdk,
        discovery.conditions(located.branch, located.scope),
        raises,
        method=registrar.method,
    )
    if is_disabled(declared):
        return
    function = _below(Function(discovery.file, located.node, located.scope), decorator)
    tool = tool_of_function(discovery, declared, function)
    if tool.known_name is not None:
        discovery.read_decorators.add(decorator)
    keep(discovery, tool, located.scope, function)


def _declared(
    discovery: Discovery, located: Located[FunctionNode], decorator: ast.expr, registrar: Registrar
) -> tuple[Place, Object, Raises | None]:
    """The token of a decorator, its keywords, and what is raised if it cannot be used like that."""
    code = discovery.evaluator.code(discovery.file, decorator, located.scope)
    token = discovery.place(decorator)
    if isinstance(code, Unknown):
        return token, Object(token, (), code), None
    raises = _module_called(registrar, token)
    if isinstance(code.node, cst.Call):
        keywords = arguments_of(discovery.evaluator, code, positional_names(registrar.sdk))
        return call_token(code), joined(registrar.given, keywords) if registrar.given is not None else keywords, raises
    if registrar.sdk.family == "mcp" and registrar.certain:
        # mcp 1.30.0, 2.3.0: oracle e01
        raises = Raises("TypeError", "the decorator is used without parentheses", token, "uncalled")
    return token, registrar.given or Object(token, ()), raises


def _module_called(registrar: Registrar, token: Place) -> Raises | None:
    """What `@tool` without a server raises where the project runs on fastmcp 2, which has a module of that name."""
    runs_on = registrar.sdk.runs_on
    if registrar.server is not None or registrar.sdk.family != "fm" or runs_on is None:
        return None
    if runs_on.distribution != "fastmcp" or not runs_on.version.startswith("2."):
        return None
    return Raises("TypeError", "fastmcp.tools.tool is a module in fastmcp 2", token, "module")


def _below(function: Function, decorator: ast.expr) -> Function:
    """The function with only the decorators below one: those above see what the registration returns."""
    decorators = function.node.decorator_list
    return replace(function, decorators=tuple(decorators[decorators.index(decorator) + 1 :]))
