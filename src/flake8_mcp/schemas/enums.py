"""Enums: their members' values and what they say of themselves (pydantic 2.14.4, _enum_schema and enum_schema)."""

from __future__ import annotations

import ast
import inspect
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.syntax.values import Array, Object, Scalar, Unknown

from .core import About, Core
from .expressions import ExpressionPlace, Given, value_of
from .forms import Class, Made

if TYPE_CHECKING:
    from flake8_mcp.syntax.values import Value

    from .building import Builder
    from .classes import Facts

_TEXT = frozenset({"enum.StrEnum", "builtins.str"})
_INTEGER = frozenset({"enum.IntEnum", "enum.IntFlag", "builtins.int"})
_FLAGS = frozenset({"enum.Flag", "enum.IntFlag"})
_SUNDERS = frozenset({"_ignore_", "_order_", "_generate_next_value_", "_missing_"})


def enum_core(builder: Builder, form: Class | Made) -> Core:
    """The core schema of an Enum: a reference to its definition."""
    if isinstance(form, Made):
        return _made_enum(builder, form)
    facts = builder.classes.facts(form)
    ref = builder.ref_of(form.node, facts.name, form.file.module_name)
    if ref not in builder.definitions:
        values = enum_values(builder, facts)
        place = builder.classes.place(facts, form.node.bases[0]) if form.node.bases else form.place
        if isinstance(values, Unknown):
            return Core("unknown", form.place, reason=values.reason)
        if not values:
            return _empty(facts, form)
        about = About(facts.name, place)
        if facts.doc is not None:
            text = inspect.cleandoc(str(facts.doc.value))
            if text and text != "An enumeration.":
                about.description = Scalar(builder.classes.place(facts, facts.doc), text)
        sub = (
            "str"
            if facts.names & _TEXT
            else "int"
            if facts.names & _INTEGER
            else "float"
            if "builtins.float" in facts.names
            else ""
        )
        builder.definitions[ref] = Core("enum", place, values=values, about=about, ref=ref, reason=sub)
    return Core("definition-ref", form.place, ref=ref)


def _empty(facts: Facts, form: Class) -> Core:
    """An Enum without members: pydantic has no definition of it."""
    if facts.doc is not None:
        return Core("unknown", form.place, reason="an Enum without members is not followed")
    schema = MappingProxyType({"enum": (), "title": facts.name})
    return Core("opaque", form.place, fixed=(schema, schema))


def _made_enum(builder: Builder, form: Made) -> Core:
    """`Enum("Name", {"A": 1})` or with a list of names or of pairs."""
    node = form.node
    unknown = Core("unknown", form.place, reason=f"the members of {form.maker}() are not known")
    if (
        len(node.args) != 2
        or any(each.arg in {"type", "start", "module"} for each in node.keywords)
        or form.maker == "enum.Flag"
    ):
        return unknown
    name = value_of(builder.reader.evaluator, Given(form.file, form.scope, node.args[0]))
    members = value_of(builder.reader.evaluator, Given(form.file, form.scope, node.args[1]))
    if not isinstance(name, Scalar) or not isinstance(name.value, str):
        return unknown
    values: list[Value] = []
    if isinstance(members, Object) and members.rest is None:
        values = [entry.value for _, entry in members.members()]
    elif isinstance(members, Scalar) and isinstance(members.value, str):
        names = members.value.replace(",", " ").split()
        values = [_automatic(form.maker, each, index, members) for index, each in enumerate(names)]
    elif isinstance(members, Array) and members.complete:
        for index, each in enumerate(members.items):
            if isinstance(each, Scalar) and isinstance(each.value, str):
                values.append(_automatic(form.maker, each.value, index, each))
            elif isinstance(each, Array) and len(each.items) == 2:
                values.append(each.items[1])
            else:
                return unknown
    else:
        return unknown
    if any(not isinstance(each, Scalar) for each in values) or not values:
        return unknown
    ref = builder.ref_of(node, name.value, form.file.module_name)
    sub = "str" if form.maker in _TEXT else "int" if form.maker in _INTEGER else ""
    core = Core("enum", form.place, values=tuple(values), about=About(name.value, form.place), ref=ref, reason=sub)
    builder.definitions[ref] = core
    return Core("definition-ref", form.place, ref=ref)


def _automatic(maker: str, name: str, index: int, place: Value) -> Value:
    return Scalar(place.place, name.lower() if maker == "enum.StrEnum" else index + 1)


def enum_values(builder: Builder, facts: Facts) -> tuple[Value, ...] | Unknown:
    """The values of the members in order, aliases included; Unknown if one of them is not known."""
    place = facts.form.place
    for base in facts.order:
        if not isinstance(base.form, Class):
            continue
        inner = builder.classes.facts(base.form)
        if {"__new__", "_generate_next_value_", "__init_subclass__"} & set(inner.functions):
            return Unknown(place, "the Enum computes the values of its members")
        if base.form.node is not facts.form.node and _members(inner):
            return Unknown(place, "an Enum with members has a subclass")
    mixin = _mixin(facts)
    values: list[Value] = []
    for attribute_name, node in _members(facts):
        value = _value(builder, facts, attribute_name, node, values)
        if not isinstance(value, Scalar | Array):
            return Unknown(
                value.place, value.reason if isinstance(value, Unknown) else "the value of a member is not known"
            )
        converted = _converted(value, mixin)
        if isinstance(converted, Unknown):
            return converted
        values.append(_as_before(values, converted))
    return tuple(values)


def _as_before(values: list[Value], value: Value) -> Value:
    """A value as that of an earlier member which is equal: `B = True` is another name of `A = 1` (Python 3.12.1)."""
    if isinstance(value, Scalar):
        for each in values:
            if isinstance(each, Scalar) and each.value == value.value:
                return Scalar(value.place, each.value)
    return value


def enum_value(builder: Builder, form: Class, name: str) -> Value:
    """The value of one member of a first-party Enum."""
    facts = builder.classes.facts(form)
    values = enum_values(builder, facts)
    if isinstance(values, Unknown):
        return values
    names = [each for each, _ in _members(facts)]
    return values[names.index(name)] if name in names else Unknown(form.place, f"{name} is no member of the Enum")


def _members(facts: Facts) -> list[tuple[str, ast.expr]]:
    found: list[tuple[str, ast.expr]] = []
    for each in facts.attributes:
        name = each.name
        if each.value is None or name in _SUNDERS or (name.startswith("_") and name.endswith("_")):
            continue
        if name.startswith((f"_{facts.name}__", "__")) or isinstance(each.value, ast.Lambda):
            continue
        found.append((name, each.value))
    return found


def _mixin(facts: Facts) -> type | None:
    if facts.names & _TEXT:
        return str
    if facts.names & _INTEGER:
        return int
    return float if "builtins.float" in facts.names else None


def _value(builder: Builder, facts: Facts, name: str, node: ast.expr, before: list[Value]) -> Value:
    given = builder.classes.given(facts, node)
    if isinstance(node, ast.Name) and any(node.id == each for each, _ in _members(facts)):
        names = [each for each, _ in _members(facts)]
        index = names.index(node.id)
        if index < len(before):
            return before[index]
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr) and facts.names & _FLAGS:
        sides = [_value(builder, facts, name, each, before) for each in (node.left, node.right)]
        numbers = [each.value for each in sides if isinstance(each, Scalar) and isinstance(each.value, int)]
        if len(numbers) == len(sides):
            return Scalar(ExpressionPlace(facts.form.file, node), numbers[0] | numbers[1])
    if isinstance(node, ast.Call) and builder.reader.name_of(node.func, given.file, given.scope) == "enum.auto":
        return _auto(facts, name, node, before)
    return value_of(builder.reader.evaluator, given)


def _auto(facts: Facts, name: str, node: ast.expr, before: list[Value]) -> Value:
    place = ExpressionPlace(facts.form.file, node)
    if "enum.StrEnum" in facts.names:
        return Scalar(place, name.lower())
    numbers = [each.value for each in before if isinstance(each, Scalar)]
    if len(numbers) != len(before) or not all(
        type(each) is int or (type(each) is str and each.isdecimal()) for each in numbers
    ):
        return Unknown(place, "the value of enum.auto() is not known")
    integers = [int(str(each)) for each in numbers]
    if facts.names & _FLAGS:
        highest = max(integers, default=0)
        return Scalar(place, 1 << highest.bit_length() if highest > 0 else 1)
    return (
        Scalar(place, (integers[-1] if integers == sorted(integers) and integers else 0) + 1)
        if not integers or integers == sorted(integers)
        else Unknown(place, "the value of enum.auto() is not known")
    )


def _converted(value: Scalar | Array, mixin: type | None) -> Value:
    """The value of a member of an Enum that is a str, int or float too."""
    if mixin is None:
        return value
    if isinstance(value, Scalar):
        if type(value.value) is mixin:
            return value
        if mixin is str and type(value.value) is int:
            return Scalar(value.place, str(value.value))
    return Unknown(value.place, "how the value of a member is converted is not followed")
