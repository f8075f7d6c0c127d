"""Decorated functions that code takes for the objects which fastmcp 2 made of them."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

from flake8_mcp.model import Use
from flake8_mcp.syntax.segments import span_of
from flake8_mcp.syntax.values import FixedPlace

from ._expected import is_expected
from ._functions import function_of, may_assign
from ._origins import origins
from .uses import Running, attributes_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ._functions import Function
    from ._sdk import Discovery

_MAKING = frozenset({"prompt", "resource", "tool"})
_PROFILES = frozenset({"fm3", "fm4"})
_READ = re.compile(r"\.fn\b")
# Code for several majors asks for the attribute; fastmcp 3 has a setting that still makes objects.
_ASKED = re.compile(r"""["']fn["']|decorator_mode""")


def read_as_objects(discovery: Discovery) -> Iterator[Use]:
    """Reads of `fn` of functions that a server of fastmcp decorates: from fastmcp 3 on they stay functions."""
    source = discovery.file.source
    if not _READ.search(source.text) or _ASKED.search(source.text):
        return
    running = Running(discovery).of("fastmcp")
    if running is None or running[1] not in _PROFILES:
        return
    for node, scope in attributes_of(discovery, ("fn",)):
        if not isinstance(node.value, ast.Name):
            continue
        references = discovery.file.resolve((node.value.id,), scope)
        function = function_of(references[0]) if len(references) == 1 else None
        if function is not None and _stays_function(discovery, function):
            place = FixedPlace(source, span_of(source, node))
            expected = is_expected(discovery.file, place, "AttributeError", node)
            name, (release, _) = node.value.id, running
            facts = (f"{name}.fn", release.pin, name, release.found, expected)
            yield Use("function", place, "attribute", "removed", *facts)


def _stays_function(discovery: Discovery, function: Function) -> bool:
    """Whether the only decorator of a function is one of a fastmcp server, and nothing gives it attributes."""
    if len(function.node.decorator_list) != 1 or may_assign(discovery, function, "fn"):
        return False
    (decorator,) = function.node.decorator_list
    target = decorator.func if isinstance(decorator, ast.Call) else decorator
    if not isinstance(target, ast.Attribute) or target.attr not in _MAKING or _ASKED.search(function.file.source.text):
        return False
    found = origins(function.file, target.value, function.scope)
    return bool(found) and all(each.verdict == "server" and (each.profile or "").startswith("fm") for each in found)
