"""Hypothesis strategies for the text of types, with what stands beside them."""

from __future__ import annotations

from dataclasses import dataclass, field

from hypothesis import strategies as st

HEADER = """\
import collections, collections.abc, dataclasses, datetime, decimal, enum, fractions, functools, ipaddress, pathlib, re, typing, uuid
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from decimal import Decimal
from enum import Enum, IntEnum, StrEnum
from pathlib import Path
from typing import Annotated, Any, ClassVar, Dict, Generic, List, Literal, NamedTuple, NewType, Optional, Tuple, TypeVar, Union
from typing_extensions import TypedDict, NotRequired, Required
import annotated_types
import pydantic
from pydantic import (AfterValidator, AnyUrl, BaseModel, BeforeValidator, ConfigDict, Field, PositiveInt, SecretStr, Strict,
                      StringConstraints, WithJsonSchema, computed_field, conint, conlist, constr, field_serializer,
                      field_validator, model_validator)
from mcp.types import CallToolResult, EmbeddedResource, ImageContent, TextContent
"""

_TEXTS = ("", "A text.", "two\nlines", "ends with space ", "ümläut", "{braces}", 'with "quotes"')
_SIMPLE = (
    "int", "str", "float", "bool", "bytes", "Any", "object", "None", "list", "dict", "set", "tuple", "frozenset",
    "datetime.date", "datetime.datetime", "datetime.time", "timedelta", "uuid.UUID", "Path", "Decimal", "AnyUrl",
    "SecretStr", "PositiveInt", "re.Pattern", "ipaddress.IPv4Address", "fractions.Fraction", "complex", "pydantic.HttpUrl",
    "pydantic.UUID4", "pydantic.ByteSize", "pydantic.Base64Str", "pydantic.StrictInt", "pydantic.NonNegativeFloat",
    "List", "Dict", "Tuple", "Sequence", "collections.deque", "collections.OrderedDict", "collections.abc.Hashable",
    "typing.Deque[int]", "typing.FrozenSet[str]", "typing.DefaultDict[str, list[int]]", "typing.AbstractSet[int]",
    "collections.abc.Set[str]", "collections.abc.MutableMapping[str, int]", "collections.abc.MutableSequence[int]",
    "pydantic.Json", "pydantic.Json[int]", "pydantic.PastDate", "pydantic.AwareDatetime", "pydantic.FilePath",
    "pydantic.NonNegativeInt", "pydantic.SecretBytes", "pydantic.IPvAnyAddress", "pydantic.StrictStr", "pydantic.FiniteFloat",
    "pydantic.PostgresDsn", "Path", "re.Pattern[str]", "typing.Hashable", "typing.Mapping", "typing.Pattern", "int", "str",
    "float", "bool", "datetime.datetime", "tuple[()]", "Tuple[()]", "tuple[int]", "ipaddress.IPv6Network",
)  # fmt: skip
_REFUSED = ("Callable", "Callable[[int], str]", "type", "bytearray", "collections.abc.Iterator[int]", "type[int]")
_CONSTRAINED = (
    "conint(ge=1)", "conint(gt=0, lt=9, multiple_of=3)", "constr(min_length=1)", "constr(pattern='^a', max_length=5)",
    "conlist(int, min_length=1)", "conlist(str, max_length=3)", "constr(strict=True)",
)  # fmt: skip


@dataclass
class Names:
    """The classes and aliases that a module defines, by what may be used where."""

    types: list[str] = field(default_factory=list)
    members: list[str] = field(default_factory=list)
    models: list[str] = field(default_factory=list)
    variants: list[str] = field(default_factory=list)
    dataclasses: list[str] = field(default_factory=list)
    dicts: list[str] = field(default_factory=list)


def literals() -> st.SearchStrategy[str]:
    """The text of a literal value."""
    return st.one_of(
        st.sampled_from(["None", "0", "1", "-3", "2.5", "True", "False", "''", "'x'", "'a b'", "b'x'", "[]", "{}", "()", "[1]",
                         "{'k': 1}", "{'k': [None]}", "('a', 1)", "{1, 2}", "set()", "1e3", "float('inf')", "object()", "10**3",
                         "'x' * 3", "date(2020, 1, 2)", "Decimal('1.50')", "Path('a/b')", "timedelta(days=1)", "lambda: 1", "int"]),
        st.integers(-(10**6), 10**6).map(str),
        st.text("abc \"'\\\né", max_size=6).map(repr),
    )  # fmt: skip


@st.composite
def literal_types(draw: st.DrawFn, members: list[str]) -> str:
    """The text of a Literal."""
    plain = st.sampled_from(["'a'", "'b'", "'c d'", "1", "2", "True", "None", "b'x'", "Literal['a', 'n']"])
    values = draw(st.lists(st.one_of(plain, st.sampled_from(members)) if members else plain, min_size=1, max_size=4))
    return f"Literal[{', '.join(values)}]"


@st.composite
def field_arguments(draw: st.DrawFn, *, limits: bool = True) -> list[str]:
    """Keyword arguments of `Field`."""
    found: list[str] = []
    if draw(st.booleans()):
        found.append(f"description={draw(st.sampled_from(_TEXTS))!r}")
    options = ["json_schema_extra={'title': 'Z', 'properties': {'a': {'title': 'A', 'type': 'string'}}}",
               "json_schema_extra={'examples': [{'title': 'x', 'type': 'y'}], 'additionalProperties': False}",
               "title='T x'", "title='A'", "examples=[1, 'x']", "deprecated=True", "deprecated='old'", "json_schema_extra={'x-foo': [1]}",
               "alias='theAlias'", "validation_alias='val'", "serialization_alias='ser'", "frozen=True", "exclude=True", "repr=False",
               "json_schema_extra={'default': 5, 'type': 'zzz'}"]  # fmt: skip
    if limits:
        options += ["ge=1", "gt=0", "le=10", "lt=9.5", "multiple_of=2", "min_length=1", "max_length=4", "pattern='^a+$'", "strict=True",
                    "ge=-1.5", "max_digits=4", "decimal_places=2", "allow_inf_nan=False"]  # fmt: skip
    found += draw(st.lists(st.sampled_from(options), max_size=3, unique_by=lambda each: each.partition("=")[0]))
    return found


@st.composite
def fields(draw: st.DrawFn, *, default: bool) -> str:
    """The text of a call of `Field`, with or without a default in it."""
    arguments = draw(field_arguments())
    if default:
        kind = draw(st.integers(0, 3))
        if kind == 0:
            arguments.insert(0, draw(literals()))
        elif kind == 1:
            arguments.insert(0, "...")
        elif kind == 2:
            arguments.append(f"default={draw(literals())}")
        else:
            arguments.append(
                draw(st.sampled_from(["default_factory=list", "default_factory=dict", "default_factory=lambda: 3"]))
            )
    return f"Field({', '.join(arguments)})"


@st.composite
def markers(draw: st.DrawFn) -> str:
    """The text of an element of `Annotated`."""
    kind = draw(st.integers(0, 3))
    if kind <= 1:
        return draw(fields(default=draw(st.integers(0, 9)) == 0))
    if kind == 2:
        return repr(draw(st.sampled_from(_TEXTS)))
    return draw(
        st.sampled_from(
            ["annotated_types.Gt(0)", "annotated_types.Ge(1)", "annotated_types.Len(1, 3)", "annotated_types.Interval(ge=1, le=5)",
             "annotated_types.MinLen(2)", "annotated_types.MultipleOf(2)", "Strict()", "StringConstraints(min_length=2, pattern='x')",
             "StringConstraints(to_lower=True)", "AfterValidator(lambda v: v)", "BeforeValidator(lambda v: v)",
             "WithJsonSchema({'type': 'string', 'x': 1})", "WithJsonSchema({'type': ['object', 'null'], 'title': 'W'})",
             "WithJsonSchema({'type': 'object', 'properties': {'a': {'title': 'A', 'type': 'string'}}, 'required': ['a']})",
             "WithJsonSchema({'anyOf': [{'type': 'string', 'title': 'x'}, {'type': 'null'}]})", "AfterValidator(int)",
             "pydantic.PlainSerializer(lambda v: 1, return_type=int)", "pydantic.AllowInfNan(False)", "pydantic.FailFast()",
             "pydantic.WrapSerializer(lambda v, h: h(v))", "pydantic.PlainSerializer(lambda v: 1, return_type=str, when_used='json')", "annotated_types.Predicate(bool)", "5", "object()", "None",
             "pydantic.PlainValidator(lambda v: v)", "pydantic.WrapValidator(lambda v, h: h(v))",
             "BeforeValidator(lambda v: v, json_schema_input_type=str)", "pydantic.json_schema.SkipJsonSchema()"]
        )
    )  # fmt: skip


@st.composite
def types(draw: st.DrawFn, names: Names, depth: int = 3, *, odd: bool = True) -> str:
    """The text of a type."""
    kind = draw(st.integers(0, 9)) if depth > 0 else 0
    if kind <= 2:
        return draw(st.sampled_from(_SIMPLE))
    if kind == 3 and names.types:
        return draw(st.sampled_from(names.types))
    if kind == 4:
        return draw(literal_types(names.members))
    if kind == 5:
        inner = draw(types(names, depth - 1))
        made = draw(st.lists(markers(), min_size=1, max_size=2))
        return f"Annotated[{inner}, {', '.join(made)}]"
    if kind == 6:
        return draw(
            st.one_of(st.sampled_from(_CONSTRAINED), st.sampled_from(_REFUSED))
            if odd
            else st.sampled_from(_CONSTRAINED)
        )
    first = draw(types(names, depth - 1))
    if kind == 7:
        return draw(
            st.sampled_from(
                [
                    f"Optional[{first}]",
                    f"Union[{first}, None]",
                    f"Optional[{first}]",
                    f"Union[None, {first}]",
                    f"{first} | None" if first[0] not in "NRA'" and "|" not in first else f"Optional[{first}]",
                ]
            )
        )
    second = draw(types(names, depth - 1))
    if kind == 8:
        plain = f"int | {first}" if first[0] not in "RA'" else f"Union[int, {first}]"
        return draw(st.sampled_from([f"Union[{first}, {second}]", f"Union[{first}, {second}, None]", plain]))
    return draw(
        st.sampled_from(
            [f"list[{first}]", f"List[{first}]", f"dict[str, {first}]", f"Dict[str, {first}]", f"tuple[{first}, ...]",
             f"tuple[{first}, {second}]", f"set[{first}]", f"frozenset[{first}]", f"Sequence[{first}]", f"Iterable[{first}]",
             f"Mapping[str, {first}]", f"dict[{first}, {second}]", f"collections.deque[{first}]", f"Tuple[{first}]",
             f"dict[int, {first}]", f"collections.OrderedDict[str, {first}]", "collections.Counter[str]",
             f"collections.defaultdict[str, {first}]", f"dict[constr(pattern='^k'), {first}]"]
        )
    )  # fmt: skip
