"""Evaluate pieces of Python, and compare what is known of a value with the real one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from flake8_mcp.syntax.evaluate import Evaluator
from flake8_mcp.syntax.project import Project
from flake8_mcp.syntax.source import Source, Span
from flake8_mcp.syntax.values import Array, FixedPlace, Member, Object, Scalar, Symbol, Unknown

if TYPE_CHECKING:
    from flake8_mcp.syntax.outline import Scope
    from flake8_mcp.syntax.project import CodeFile
    from flake8_mcp.syntax.values import Value

_KINDS = {"list": list, "tuple": tuple, "set": set, "frozenset": frozenset, "range": range}


def parsed(text: str, path: str = "/nowhere/shop.py") -> CodeFile:
    """A file with that text, whose imports are not followed."""
    return Project(follow_imports=False).parse(Source("shop.py", text), path)


def value_of(file: CodeFile, name: str, evaluator: Evaluator | None = None, scope: Scope | None = None) -> Value:
    """What is known of a dotted name in a scope, by default at the end of the module."""
    parts = tuple(name.split("."))
    references = file.resolve(parts, scope or file.outline.module)
    place = FixedPlace(file.source, Span(1, 0, 1, 0))
    return (evaluator or Evaluator()).referenced(references, place, parts)


def is_known(value: Value) -> bool:
    """Whether nothing in a value is unknown or left open."""
    match value:
        case Array():
            return value.complete and value.kind in _KINDS and all(map(is_known, value.items))
        case Object():
            return value.rest is None and all(is_known(each.key) and is_known(each.value) for each in value.entries)
        case _:
            return isinstance(value, Scalar)


def agrees(value: Value, real: object) -> bool:
    """Whether everything that is known of a value is true of the real one."""
    match value:
        case Scalar() if value.member is None:
            return type(value.value) is type(real) and (value.value == real or value.value != value.value)
        case Scalar(member=Member() as member):
            return getattr(real, "value", None) == value.value and member.name.endswith(
                f".{getattr(real, 'name', None)}"
            )
        case Array():
            return _array_agrees(value, real)
        case Object():
            return isinstance(real, dict) and _object_agrees(value, real)
        case Symbol(value=inner) if inner is not None:
            return agrees(inner, getattr(real, "value", None))
        case _:
            return isinstance(value, Symbol | Unknown)


def _array_agrees(array: Array, real: object) -> bool:
    if array.kind != "view" and type(real) is not _KINDS.get(array.kind):
        return False
    assert isinstance(real, Iterable)
    items = list(real)
    if array.kind in {"set", "frozenset"}:
        return all(any(agrees(item, each) for each in items) for item in array.items)
    if array.complete:
        return len(items) == len(array.items) and all(map(agrees, array.items, items))
    rest = iter(items)
    return all(any(agrees(item, each) for each in rest) for item in array.items)


def _object_agrees(value: Object, real: dict[object, object]) -> bool:
    last = {each.key.value: each.value for each in value.entries if isinstance(each.key, Scalar)}
    if value.rest is None and len(last) == len(value.entries) and list(last) != list(real):
        return False
    return all(key in real and agrees(inner, real[key]) for key, inner in last.items())
