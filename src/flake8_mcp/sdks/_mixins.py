"""fastmcp's mixin: methods under `@mcp_tool`, registered for an object by one call."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.syntax.introspection import linear_bases
from flake8_mcp.syntax.names import Bound, identity
from flake8_mcp.syntax.outline import dotted_name
from flake8_mcp.syntax.values import Entry, Object, Scalar, Unknown, text_of

from ._functions import Function
from .classes import MIXIN_DECORATORS

if TYPE_CHECKING:
    from flake8_mcp.syntax.values import Value


def mixin_methods(reference: Bound) -> list[tuple[Function, ast.expr]]:
    """The methods of a class and its first-party bases under `@mcp_tool`, with that decorator, nearest first."""
    found: list[tuple[Function, ast.expr]] = []
    seen: set[str] = set()
    for each in linear_bases(reference):
        if not isinstance(each, Bound) or not isinstance(each.binding.node, ast.ClassDef):
            continue
        scope = each.file.outline.scopes[each.binding.node]
        for method in each.binding.node.body:
            if not isinstance(method, ast.FunctionDef | ast.AsyncFunctionDef) or method.name in seen:
                continue
            seen.add(method.name)  # also without the decorator: it hides the method of a base
            for index, decorator in enumerate(method.decorator_list):
                callee = decorator.func if isinstance(decorator, ast.Call) else decorator
                if any(identity(ref) in MIXIN_DECORATORS for ref in each.file.resolve(dotted_name(callee), scope)):
                    below = tuple(method.decorator_list[index + 1 :])
                    found.append((Function(each.file, method, scope, below, bound=True), decorator))
    return found


def mixin_name(function: Function, keywords: Object, registration: Object) -> Value:
    """The name under which `register_all(server, prefix=..., tool_separator=...)` lists a method."""
    given = keywords.get("name") or keywords.rest
    if isinstance(given, Unknown):
        return given
    name = text_of(given) or function.node.name
    place = (given or keywords).place
    prefix = registration.get("prefix")
    if prefix is None or (isinstance(prefix, Scalar) and not prefix.value):
        return Scalar(place, name)
    # fastmcp 2.14.7 to 4.2.3: register_tools has `separator`
    separator = registration.get("tool_separator") or registration.get("separator") or Scalar(place, "_")
    for each in (prefix, separator):
        if text_of(each) is None:
            return Unknown(each.place, each.reason if isinstance(each, Unknown) else "the prefix is not known")
    return Scalar(place, f"{text_of(prefix)}{text_of(separator)}{name}")


def named(keywords: Object, name: Value) -> Object:
    """Keywords with another name."""
    entries = tuple(each for each in keywords.entries if text_of(each.key) != "name")
    return Object(keywords.place, (*entries, Entry(Scalar(name.place, "name"), name)), keywords.rest)
