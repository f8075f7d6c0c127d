"""Members of Enums as values."""

from __future__ import annotations

import ast
from itertools import takewhile
from typing import TYPE_CHECKING

from .inheritance import ClassOf, ancestors, enum_bases
from .names import identity, qualified_name
from .outline import dotted_name
from .values import Member, Scalar, Symbol, Unknown, same

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .evaluate import Evaluator
    from .outline import Binding, Scope
    from .project import CodeFile
    from .references import Bound, Reference
    from .values import Place, Value

# Those whose members are formatted as their values (enum.ReprEnum); others are shown as `Class.MEMBER`.
_PLAINLY_SHOWN = frozenset({"enum.StrEnum", "enum.IntEnum", "enum.IntFlag", "enum.ReprEnum"})
_DATA: dict[str, type] = {
    "enum.StrEnum": str,
    "builtins.str": str,
    "enum.IntEnum": int,
    "enum.IntFlag": int,
    "builtins.int": int,
    "builtins.float": float,
}
# Methods by which a class decides itself what its members are, or how they compare.
_MAKERS = frozenset(
    [
        "__bool__",
        "__eq__",
        "__getattribute__",
        "__hash__",
        "__init__",
        "__new__",
        "_generate_next_value_",
        "_value_",
        "name",
        "value",
    ]
)
_SHOWERS = frozenset({"__str__", "__format__"})


def enum_member(evaluator: Evaluator, reference: Bound, place: Place) -> Value | None:
    """The value of `Color.RED`, `Color.RED.value` or `Color.RED.name`; None if the binding is no member of an Enum."""
    file, binding = reference.file, reference.binding
    if not _is_member(file, binding):
        return None
    value = _member(evaluator, file, binding, place)
    for name in reference.rest:
        value = attribute_of(value, name, place)
    return value


def enum_members(evaluator: Evaluator, file: CodeFile, scope: Scope, place: Place) -> tuple[Value, ...] | None:
    """What iterating over an Enum gives; None if the class is no Enum or a member is not known."""
    if enum_bases(file, scope, _resolve) is None:
        return None
    found: list[Value] = []
    for bindings in scope.bindings.values():
        if len(bindings) != 1 or bindings[0].branch is not None:
            return None
        if bindings[0].kind in {"assign", "unpack"} and _is_member(file, bindings[0]):
            value = _member(evaluator, file, bindings[0], place)
            if isinstance(value, Unknown) or (isinstance(value, Symbol) and isinstance(value.value, Unknown)):
                return None
            if not any(same(value, other) for other in found):
                found.append(value)
    return tuple(found)


def attribute_of(value: Value, name: str, place: Place) -> Value:
    """An attribute of a value: `value` or `name` of an Enum member."""
    full_name: str | None = None
    inner: Value | None = None
    if isinstance(value, Scalar) and value.member is not None:
        full_name, inner = value.member.name, Scalar(value.place, value.value)
    elif isinstance(value, Symbol) and value.value is not None:
        full_name, inner = value.name, value.value
    if full_name is not None and inner is not None:
        if name in {"value", "_value_"}:
            return inner
        if name in {"name", "_name_"}:
            return Scalar(place, full_name.rpartition(".")[2])
    return Unknown(place, value.reason if isinstance(value, Unknown) else f"attribute {name} is not known")


def _member(evaluator: Evaluator, file: CodeFile, binding: Binding, place: Place) -> Value:
    own = [each for each in ancestors(file, binding.scope, _resolve) if isinstance(each, ClassOf)]
    bases = enum_bases(file, binding.scope, _resolve) or frozenset()
    has_walrus = any(isinstance(each.node, ast.NamedExpr) for some in binding.scope.bindings.values() for each in some)
    if has_walrus or any(name in each.scope.bindings for each in own for name in _MAKERS):
        return Unknown(place, f"{binding.name} is made by the methods of its Enum")
    raw = _assigned(evaluator, file, binding, bases, place)
    if raw is None:
        return Unknown(place, f"whether {binding.name} is a member is not known")
    first, raw = _first(evaluator, file, binding, bases, raw)
    name = qualified_name(file, first)
    kinds = {_DATA[each] for each in bases if each in _DATA}
    if not kinds:
        return Symbol(place, name, value=raw)
    if not isinstance(raw, Scalar):
        return raw if isinstance(raw, Unknown) else Unknown(place, f"{binding.name} is converted by its Enum")
    if kinds != {type(raw.value)}:
        return Unknown(place, f"{binding.name} is converted by its Enum")
    shown = bool(bases & _PLAINLY_SHOWN) and not any(each in some.scope.bindings for some in own for each in _SHOWERS)
    return Scalar(raw.place, raw.value, Member(name, shown))


def _assigned(
    evaluator: Evaluator, file: CodeFile, binding: Binding, bases: frozenset[str], place: Place
) -> Value | None:
    """The value that a member is made of; None if it may be no member: a function, a class, `nonmember(...)`."""
    if isinstance(binding.value, ast.Call):
        names = {identity(each) for each in _resolve(file, dotted_name(binding.value.func), binding.scope)}
        if names == {"enum.auto"}:
            is_text = "enum.StrEnum" in bases
            return Scalar(place, binding.name.lower()) if is_text else Unknown(place, "it is numbered by enum.auto")
        if any(each is not None and each.startswith("enum.") for each in names):
            return None
    value = evaluator.assigned(file, binding, place)
    if isinstance(value, Scalar) and value.member is not None:
        is_alias = value.member.name.rpartition(".")[0] == qualified_name(file, binding).rpartition(".")[0]
        return Scalar(value.place, value.value) if is_alias else Unknown(place, "it is a member of another Enum")
    return None if isinstance(value, Symbol) else value


def _first(
    evaluator: Evaluator, file: CodeFile, binding: Binding, bases: frozenset[str], raw: Value
) -> tuple[Binding, Value]:
    """The first member of an equal value, of which a later one is another name, with its value: 1 equals True."""
    earlier_ones = takewhile(lambda each: each[0].name != binding.name, binding.scope.bindings.values())
    for earlier, *_ in earlier_ones:
        if earlier.kind in {"assign", "unpack"} and _is_member(file, earlier):
            value = _assigned(evaluator, file, earlier, bases, raw.place)
            is_equal = isinstance(value, Scalar) and isinstance(raw, Scalar) and value.value == raw.value
            if value is not None and (is_equal or same(value, raw)):
                return earlier, value
            if isinstance(value, Unknown) and isinstance(raw, Scalar) and isinstance(raw.value, int):
                return binding, value  # enum.auto() may have given the number
    return binding, raw


def _is_member(file: CodeFile, binding: Binding) -> bool:
    """Whether a binding of a class body makes a member: `_x_`, `__x__` and private names do not."""
    name = binding.name
    special = (name.startswith("_") and name.endswith("_")) or name.startswith("__")
    return not special and enum_bases(file, binding.scope, _resolve) is not None


def _resolve(file: CodeFile, parts: tuple[str, ...], scope: Scope) -> Iterable[Reference]:
    return file.resolve(parts, scope)
