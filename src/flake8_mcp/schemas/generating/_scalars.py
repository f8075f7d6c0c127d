"""Texts, numbers, dates and the like as JSON schemas."""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.schemas.core import Core
from flake8_mcp.schemas.forms import Member
from flake8_mcp.schemas.json_tree import Schema, untold
from flake8_mcp.schemas.jsonable import NotSerializable, encode_member, encode_value
from flake8_mcp.schemas.refusals import NoJsonSchemaError
from flake8_mcp.syntax.values import Array, Scalar, Unknown

if TYPE_CHECKING:
    from collections.abc import Callable

    from flake8_mcp.schemas.json_tree import Part
    from flake8_mcp.syntax.values import Place, Value

    from . import Generator

_NUMBERS = MappingProxyType(
    {"multiple_of": "multipleOf", "le": "maximum", "ge": "minimum", "lt": "exclusiveMaximum", "gt": "exclusiveMinimum"}
)
_TEXTS = MappingProxyType({"min_length": "minLength", "max_length": "maxLength", "pattern": "pattern"})
_FORMATS = MappingProxyType({"date": "date", "time": "time", "datetime": "date-time", "timedelta": "duration"})
_LITERAL_TYPES = ((str, "string"), (int, "integer"), (float, "number"), (bool, "boolean"))
_ARRAYS_AS_TEXT = MappingProxyType({"min_length": "minLength", "max_length": "maxLength"})
_TYPES = MappingProxyType({"bool": "boolean", "none": "null", "complex": "string"})


def _typed(generator: Generator, core: Core) -> Schema:
    return Schema(core.place, {"type": _TYPES[core.kind]})


def _any(generator: Generator, core: Core) -> Schema:
    return Schema(core.place)


def _number(generator: Generator, core: Core) -> Schema:
    schema = Schema(core.place, {"type": "integer" if core.kind == "int" else "number"})
    limit(generator, schema, core, _NUMBERS)
    for key in [key for key, each in schema.items() if isinstance(each, Scalar) and _is_infinite(each.value)]:
        del schema[key]
    return schema


def limit(generator: Generator, schema: Schema, core: Core, names: Mapping[str, str]) -> None:
    for name, key in names.items():
        value = core.limits.get(name)
        if value is not None:
            schema[key] = (
                value if isinstance(value, Scalar) and _is_data(value.value) else Unknown(value.place, _why(value))
            )
            schema.keys_at[key] = value.place


def _text(generator: Generator, core: Core) -> Schema:
    schema = Schema(core.place, {"type": "string"})
    limit(generator, schema, core, _TEXTS)
    for key, name in (("minLength", "str_min_length"), ("maxLength", "str_max_length")):
        given = generator.configured(name)
        if key not in schema and given is not None:
            schema[key] = given
    return schema


def _bytes(generator: Generator, core: Core) -> Schema:
    schema = Schema(core.place, {"type": "string", "format": "binary"})
    limit(generator, schema, core, _ARRAYS_AS_TEXT)
    return schema


def _temporal(generator: Generator, core: Core) -> Schema:
    return Schema(core.place, {"type": "string", "format": _FORMATS[core.kind]})


def _uuid(generator: Generator, core: Core) -> Schema:
    return Schema(core.place, {"type": "string", "format": "uuid"})


def _decimal(generator: Generator, core: Core) -> Schema:
    text = Schema(core.place, {"type": "string"})
    if (2, 12) <= generator.builder.versions.pydantic < (2, 14):
        if core.limits.keys() & {"max_digits", "decimal_places"}:
            text["pattern"] = Unknown(core.place, "the pattern of a limited Decimal is not followed")
        else:
            # pydantic 2.12.5, 2.13.5
            text["pattern"] = r"^(?!^[-+.]*$)[+-]?0*\d*\.?\d*$"
    if generator.mode == "serialization":
        return text
    number = Core(
        "float", core.place, limits={key: _floated(each) for key, each in core.limits.items() if key in _NUMBERS}
    )
    return Schema(core.place, {"anyOf": [_number(generator, number), text]})


def _fraction(generator: Generator, core: Core) -> Schema:
    text = Schema(core.place, {"type": "string", "format": "fraction"})
    if generator.mode == "serialization":
        return text
    limits = {key: _floated(each) for key, each in core.limits.items() if key in _NUMBERS and key != "multiple_of"}
    return Schema(core.place, {"anyOf": [_number(generator, Core("float", core.place, limits=limits)), text]})


def _fixed(generator: Generator, core: Core) -> Schema:
    assert core.fixed is not None
    if generator.configured("str_min_length") or generator.configured("str_max_length"):
        return untold(core.place, "the length of texts in the configuration of a class is not followed for this type")
    data = core.fixed[0 if generator.mode == "validation" else 1]
    if data is None:
        raise NoJsonSchemaError("the type has no JSON schema", core.place)
    return _from_data(data, core.place)


def _refused(generator: Generator, core: Core) -> Schema:
    raise NoJsonSchemaError(core.reason, core.place)


def _literal(generator: Generator, core: Core) -> Schema:
    values: list[Part] = []
    for each in core.values:
        encoded = encode_member(each) if isinstance(each, Member) else encode_value(each)
        if isinstance(encoded, NotSerializable | Unknown):
            return untold(core.place, "a value of the Literal is not known")
        values.append(encoded)
    schema = Schema(core.place)
    if len(values) == 1:
        schema["const"] = values[0]
    else:
        schema["enum"] = values
    _type_of(schema, values, null=True)
    return schema


def _enum(generator: Generator, core: Core) -> Schema:
    about = core.about
    assert about is not None
    values: list[Part] = []
    for each in core.values:
        encoded = encode_value(each) if not isinstance(each, Member) else encode_member(each)
        if isinstance(encoded, NotSerializable | Unknown):
            return untold(core.place, "the value of a member is not known")
        values.append(encoded)
    schema = Schema(core.place, {"title": about.name, "enum": values})
    if about.description is not None:
        schema["description"] = about.description
    _type_of(schema, values, null=False)
    return schema


def _is_data(value: object) -> bool:
    return value is None or isinstance(value, str | int | float | bool)


def _is_infinite(value: object) -> bool:
    return isinstance(value, float) and math.isinf(value)


def _why(value: Value) -> str:
    return value.reason if isinstance(value, Unknown) else "it is no plain value"


def _floated(value: Value) -> Value:
    if isinstance(value, Scalar) and type(value.value) in {int, float, str}:
        try:
            return Scalar(value.place, float(value.value))  # type: ignore[arg-type]  # a number or text
        except ValueError:
            return Unknown(value.place, "it is no number")
    return value if isinstance(value, Unknown) else Unknown(value.place, "it is no number")


def _from_data(data: Mapping[str, object], place: Place) -> Schema:
    found = Schema(place)
    for key, each in data.items():
        found[key] = _part(each, place)
    return found


def _part(data: object, place: Place) -> Part:
    if isinstance(data, Mapping):
        return _from_data(data, place)
    if isinstance(data, list | tuple):
        return [_part(each, place) for each in data]
    assert data is None or isinstance(data, str | int | float)
    return data


def _type_of(schema: Schema, values: list[Part], *, null: bool) -> None:
    plain = [each.value if isinstance(each, Scalar) else [] if isinstance(each, Array) else {} for each in values]
    kinds = {type(each) for each in plain}
    for kind, name in _LITERAL_TYPES:
        if kinds == {kind}:
            schema["type"] = name
    if kinds == {list}:
        schema["type"] = "array"
    elif null and kinds == {type(None)}:
        schema["type"] = "null"


SCALARS: Mapping[str, Callable[[Generator, Core], Schema]] = MappingProxyType(
    {
        "any": _any,
        "is-subclass": _any,
        "none": _typed,
        "bool": _typed,
        "complex": _typed,
        "int": _number,
        "float": _number,
        "str": _text,
        "bytes": _bytes,
        "date": _temporal,
        "time": _temporal,
        "datetime": _temporal,
        "timedelta": _temporal,
        "uuid": _uuid,
        "decimal": _decimal,
        "fraction": _fraction,
        "fixed": _fixed,
        "opaque": _fixed,
        "literal": _literal,
        "enum": _enum,
        "is-instance": _refused,
        "callable": _refused,
        "ellipsis": _refused,
    }
)
