"""Values as pydantic encodes them in a JSON schema: defaults and examples."""

from __future__ import annotations

import ast
import datetime
import math
from typing import TYPE_CHECKING, Any

from flake8_mcp.syntax.names import Bound
from flake8_mcp.syntax.outline import dotted_name
from flake8_mcp.syntax.values import Array, Entry, Object, Scalar, Unknown

from .expressions import ExpressionPlace, Given, unknown_of, value_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from flake8_mcp.syntax.values import Place, Value

    from .annotations import Reader
    from .forms import Member


DAYS_OF_A_YEAR = 365


class NotSerializable:
    """A value that pydantic leaves out of the JSON schema, with a warning."""


NOT_SERIALIZABLE = NotSerializable()


def jsonable(reader: Reader, given: Given) -> Value | None:
    """A given value as JSON, for examples; None if it is not known or there is none."""
    encoded = encode(reader, given)
    return None if isinstance(encoded, NotSerializable | Unknown) else encoded


def encode(reader: Reader, given: Given) -> Value | NotSerializable:
    """A given default as pydantic writes it into the JSON schema; Unknown if it is not known."""
    found = _by_node(reader, given) if given.value is None else None
    if found is None:
        found = encode_value(value_of(reader.evaluator, given))
    # a part that cannot be written takes the whole with it
    unknown = None if isinstance(found, NotSerializable) else unknown_of(found)
    return found if unknown is None else unknown


def _by_node(reader: Reader, given: Given) -> Value | NotSerializable | None:
    """What can be told from the expression alone: enum members, displays of them, calls of the standard library."""
    node = given.node
    if isinstance(node, ast.Attribute | ast.Name):
        member = reader.member(node, given.file, given.scope)
        if member is not None:
            return encode_member(member)
        if _is_definition(given):
            return NOT_SERIALIZABLE
        followed = _followed(reader, given)
        return None if followed is None else _by_node(reader, followed)
    if isinstance(node, ast.List | ast.Tuple | ast.Set) and not any(
        isinstance(each, ast.Starred) for each in node.elts
    ):
        items = [encode(reader, Given(given.file, given.scope, each)) for each in node.elts]
        return _sequence(ExpressionPlace(given.file, node), items, is_set=isinstance(node, ast.Set))
    if isinstance(node, ast.Dict) and None not in node.keys:
        return _display(reader, given, node)
    if isinstance(node, ast.Lambda):
        return NOT_SERIALIZABLE
    if isinstance(node, ast.Call):
        return _by_call(reader, given, node)
    return None


def _display(reader: Reader, given: Given, node: ast.Dict) -> Value | NotSerializable:
    place = ExpressionPlace(given.file, node)
    entries: list[Entry] = []
    for key, each in zip(node.keys, node.values, strict=True):
        assert key is not None
        encoded = encode(reader, Given(given.file, given.scope, each))
        if isinstance(encoded, NotSerializable):
            return NOT_SERIALIZABLE
        entries.append(Entry(reader.value(given.file, key, given.scope), encoded))
    return _mapping(Object(place, tuple(entries)))


def _is_definition(given: Given) -> bool:
    """Whether an expression names a first-party class or function."""
    references = given.file.resolve(dotted_name(given.node), given.scope)
    return (
        len(references) == 1
        and isinstance(references[0], Bound)
        and not references[0].rest
        and references[0].binding.kind in {"class", "function"}
    )


def _followed(reader: Reader, given: Given) -> Given | None:
    """The expression that a name was assigned, if it is the only one and needs a look of our own."""
    references = given.file.resolve(dotted_name(given.node), given.scope)
    if len(references) != 1 or not isinstance(references[0], Bound) or references[0].rest:
        return None
    binding = references[0].binding
    if binding.kind in {"function", "class"}:
        return None
    value = binding.value
    if (
        binding.kind != "assign"
        or binding.path
        or not isinstance(value, ast.Call | ast.List | ast.Tuple | ast.Dict | ast.Attribute)
    ):
        return None
    if unknown_of(reader.value(references[0].file, value, binding.scope)) is not None:
        return Given(references[0].file, binding.scope, value)
    return None


def _by_call(reader: Reader, given: Given, node: ast.Call) -> Value | NotSerializable | None:
    name = reader.name_of(node.func, given.file, given.scope)
    place = ExpressionPlace(given.file, node)
    if name == "builtins.object" and not node.args:
        return NOT_SERIALIZABLE
    if name == "builtins.float" and len(node.args) == 1:
        value = reader.value(given.file, node.args[0], given.scope)
        if isinstance(value, Scalar) and isinstance(value.value, str) and not node.keywords:
            try:
                number = float(value.value)
            except ValueError:
                return None
            return Scalar(place, number if math.isfinite(number) else None)
    make = _STANDARD.get(name or "")
    if make is None or any(each.arg is None for each in node.keywords):
        return None
    arguments = [reader.value(given.file, each, given.scope) for each in node.args]
    keywords = {str(each.arg): reader.value(given.file, each.value, given.scope) for each in node.keywords}
    if not all(isinstance(each, Scalar) for each in (*arguments, *keywords.values())):
        return None
    plain = [each.value for each in arguments if isinstance(each, Scalar)]
    named = {key: each.value for key, each in keywords.items() if isinstance(each, Scalar)}
    try:
        return Scalar(place, make(*plain, **named))
    except (TypeError, ValueError, ArithmeticError):
        return None


def _duration(*arguments: Any, **keywords: Any) -> str:  # noqa: ANN401 - what the author wrote; TypeError otherwise
    """A timedelta as pydantic writes it, in ISO 8601."""
    value = datetime.timedelta(*arguments, **keywords)
    if value < datetime.timedelta(0) or value.days >= DAYS_OF_A_YEAR:
        raise ValueError("how it is written is not followed")
    minutes, seconds = divmod(value.seconds, 60)
    hours, minutes = divmod(minutes, 60)
    fraction = f".{value.microseconds:06}".rstrip("0") if value.microseconds else ""
    parts = [f"{hours}H" if hours else "", f"{minutes}M" if minutes else ""]
    parts.append(f"{seconds}{fraction}S" if seconds or fraction else "")
    time = "".join(parts)
    days = f"{value.days}D" if value.days else ""
    return f"P{days}T{time}" if time else f"P{days or 'T0S'}"


def _decimal(*arguments: Any, **keywords: Any) -> str:  # noqa: ANN401 - as above
    from decimal import Decimal

    return str(Decimal(*arguments, **keywords))


def _uuid(*arguments: Any, **keywords: Any) -> str:  # noqa: ANN401 - as above
    from uuid import UUID

    return str(UUID(*arguments, **keywords))


def _path(*arguments: Any) -> str:  # noqa: ANN401 - as above
    from pathlib import PurePosixPath

    return str(PurePosixPath(*arguments))


_STANDARD: dict[str, Callable[..., object]] = {
    "datetime.date": lambda *arguments, **keywords: datetime.date(*arguments, **keywords).isoformat(),
    "datetime.datetime": lambda *arguments, **keywords: datetime.datetime(*arguments, **keywords).isoformat(),  # noqa: DTZ001
    "datetime.time": lambda *arguments, **keywords: datetime.time(*arguments, **keywords).isoformat(),
    "datetime.timedelta": _duration,
    "decimal.Decimal": _decimal,
    "uuid.UUID": _uuid,
    "pathlib.Path": _path,
    "pathlib.PurePath": _path,
}


def encode_member(member: Member) -> Value | NotSerializable:
    """An enum member as the default of a field: its value."""
    if isinstance(member.value, Unknown):
        return Unknown(member.place, member.value.reason)
    encoded = encode_value(member.value)
    if isinstance(encoded, Scalar):
        return Scalar(member.place, encoded.value)
    return encoded


def encode_value(value: Value) -> Value | NotSerializable:
    """A known value as JSON."""
    match value:
        case Scalar():
            return _scalar(value)
        case Array():
            if not value.complete:
                return Unknown(value.place, "more items may follow")
            if value.kind in {"range", "view", "iterator"}:
                return NOT_SERIALIZABLE
            return _sequence(value.place, [encode_value(each) for each in value.items], is_set="set" in value.kind)
        case Object():
            return _mapping(value)
        case Unknown():
            return value
        case _:
            if value.value is not None:
                return encode_value(value.value)
            if value.name.startswith("builtins."):
                return NOT_SERIALIZABLE
            return Unknown(value.place, f"{value.name} is not known as data")


def _scalar(value: Scalar) -> Value | NotSerializable:
    plain = value.value
    if plain is None or isinstance(plain, str | bool | int):
        return value
    if isinstance(plain, float):
        return value if math.isfinite(plain) else Scalar(value.place, None)
    if isinstance(plain, bytes):
        try:
            return Scalar(value.place, plain.decode())
        except UnicodeDecodeError:
            return NOT_SERIALIZABLE
    if isinstance(plain, complex):
        return Unknown(value.place, "how a complex number is written is not followed")
    return NOT_SERIALIZABLE


def _sequence(place: Place, items: list[Value | NotSerializable], *, is_set: bool) -> Value | NotSerializable:
    if any(isinstance(each, NotSerializable) for each in items):
        return NOT_SERIALIZABLE
    values = [each for each in items if not isinstance(each, NotSerializable)]
    if is_set:
        # pydantic 2.14.4 sorts a set with more than one item; mixed types stay in an order that is not known
        plain = [each.value for each in values if isinstance(each, Scalar)]
        if len(plain) != len(values):
            return Unknown(place, "the order of a set is not known")
        try:
            order = sorted(set(plain))  # type: ignore[type-var]  # TypeError if they do not compare
        except TypeError:
            return Unknown(place, "the order of a set is not known")
        return Array(place, tuple(Scalar(place, each) for each in order))
    return Array(place, tuple(values))


def _mapping(value: Object) -> Value | NotSerializable:
    if value.maker is not None:
        return Unknown(value.place, f"how {value.maker} is written is not followed")
    entries: list[Entry] = []
    for entry in value.entries:
        key = entry.key
        if not isinstance(key, Scalar):
            return Unknown(value.place, "a key is not known")
        if not isinstance(key.value, str | int | float | bool | None):
            return Unknown(value.place, "how a key is written is not followed")
        name = key.value if isinstance(key.value, str) else _key_text(key.value)
        encoded = encode_value(entry.value)
        if isinstance(encoded, NotSerializable):
            return NOT_SERIALIZABLE
        entries.append(Entry(Scalar(key.place, name), encoded))
    return Object(value.place, tuple(entries), value.rest)


def _key_text(key: object) -> str:
    if key is None:
        return "None"
    if isinstance(key, bool):
        return "true" if key else "false"
    return str(key)
