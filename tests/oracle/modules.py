"""Hypothesis strategies for the text of modules that register tools: types, fields, models, docstrings, signatures."""

from __future__ import annotations

from dataclasses import dataclass, field

from hypothesis import strategies as st

HEADER = """\
import collections, collections.abc, dataclasses, datetime, decimal, enum, fractions, ipaddress, pathlib, re, uuid
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
                      StringConstraints, WithJsonSchema, computed_field, conint, conlist, constr, field_validator)
"""

NAMES = (
    "a",
    "b",
    "user_id",
    "fooBar",
    "x1",
    "_hidden",
    "schema",
    "ctx",
    "größe",
    "class_",
    "model_config",
    "title",
    "type",
    "self",
)
_TEXTS = ("", "A text.", "two\nlines", "ends with space ", "ümläut", "{braces}", 'with "quotes"')
_SIMPLE = (
    "int", "str", "float", "bool", "bytes", "Any", "object", "None", "list", "dict", "set", "tuple", "frozenset",
    "datetime.date", "datetime.datetime", "datetime.time", "timedelta", "uuid.UUID", "Path", "Decimal", "AnyUrl",
    "SecretStr", "PositiveInt", "re.Pattern", "ipaddress.IPv4Address", "fractions.Fraction", "complex", "pydantic.HttpUrl",
    "pydantic.UUID4", "pydantic.ByteSize", "pydantic.Base64Str", "pydantic.StrictInt", "pydantic.NonNegativeFloat",
    "List", "Dict", "Tuple", "Sequence", "collections.deque", "collections.OrderedDict", "collections.abc.Hashable",
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
def literal_types(draw: st.DrawFn) -> str:
    """The text of a Literal."""
    values = draw(
        st.lists(st.sampled_from(["'a'", "'b'", "'c d'", "1", "2", "True", "None", "b'x'"]), min_size=1, max_size=4)
    )
    return f"Literal[{', '.join(values)}]"


@st.composite
def field_arguments(draw: st.DrawFn, *, limits: bool = True) -> list[str]:
    """Keyword arguments of `Field`."""
    found: list[str] = []
    if draw(st.booleans()):
        found.append(f"description={draw(st.sampled_from(_TEXTS))!r}")
    options = ["title='T x'", "title='A'", "examples=[1, 'x']", "deprecated=True", "deprecated='old'", "json_schema_extra={'x-foo': [1]}",
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
             "WithJsonSchema({'type': 'string', 'x': 1})", "annotated_types.Predicate(bool)", "5", "object()", "None",
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
        return draw(literal_types())
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
                [f"Optional[{first}]", f"Union[{first}, None]", f"Optional[{first}]", f"Union[None, {first}]"]
            )
        )
    second = draw(types(names, depth - 1))
    if kind == 8:
        return draw(st.sampled_from([f"Union[{first}, {second}]", f"Union[{first}, {second}, None]"]))
    return draw(
        st.sampled_from(
            [f"list[{first}]", f"List[{first}]", f"dict[str, {first}]", f"Dict[str, {first}]", f"tuple[{first}, ...]",
             f"tuple[{first}, {second}]", f"set[{first}]", f"frozenset[{first}]", f"Sequence[{first}]", f"Iterable[{first}]",
             f"Mapping[str, {first}]", f"dict[{first}, {second}]", f"collections.deque[{first}]", f"Tuple[{first}]",
             f"dict[int, {first}]", f"collections.OrderedDict[str, {first}]", "collections.Counter[str]",
             f"collections.defaultdict[str, {first}]", f"dict[constr(pattern='^k'), {first}]"]
        )
    )  # fmt: skip


@st.composite
def class_docs(draw: st.DrawFn) -> str:
    """A class docstring with its indentation, or nothing."""
    text = draw(st.sampled_from(["", "", "Doc.", "First.\n\n        More.\n    ", "\n    On the next line.\n    "]))
    return f'    """{text}"""\n' if text else ""


@st.composite
def enums(draw: st.DrawFn, names: Names, number: int) -> str:
    """An Enum."""
    name = f"E{number}"
    base, values = draw(
        st.sampled_from(
            [("Enum", ["'a'", "'b'"]), ("Enum", ["1", "'b'"]), ("IntEnum", ["1", "5"]), ("StrEnum", ["'x'", "enum.auto()"]),
             ("str, Enum", ["'p'", "'q'"]), ("int, Enum", ["1", "2"]), ("Enum", ["enum.auto()", "enum.auto()"]),
             ("Enum", ["(1, 2)", "None"]), ("enum.Flag", ["enum.auto()", "enum.auto()"]), ("enum.IntFlag", ["1", "2"]),
             ("Enum", ["True", "False"]), ("Enum", ["1", "1"]), ("Enum", ["2.5", "3.5"]), ("str, Enum", ["enum.auto()", "'z'"])]
        )
    )  # fmt: skip
    names.types.append(name)
    names.members += [f"{name}.A", f"{name}.B"]
    body = "".join(f"    {member} = {value}\n" for member, value in zip("AB", values, strict=True))
    return f"class {name}({base}):\n{draw(class_docs())}{body}"


@st.composite
def model_fields(
    draw: st.DrawFn, names: Names, own: str, *, postponed: bool = True, annotated: bool = True
) -> list[str]:
    """The lines of fields in a class body."""
    lines: list[str] = []
    defaulted = False
    for name in draw(
        st.lists(st.sampled_from(["x", "y", "some_name", "z1", "kind"]), min_size=1, max_size=3, unique=True)
    ):
        type_ = draw(types(names, 2, odd=False))
        if postponed and draw(st.integers(0, 9)) == 0:
            type_ = f"Optional[{own!r}]"
        choice = draw(st.integers(0, 3))
        if choice == 0 and annotated:
            made = draw(fields(default=True))
            lines.append(f"    {name}: {type_} = {made}")
            defaulted = True
        elif choice == 1 or defaulted:
            value = draw(st.one_of(literals(), st.sampled_from(names.members)) if names.members else literals())
            if value.startswith(("[", "{", "set(")) and not annotated:
                value = "None"
            lines.append(f"    {name}: {type_} = {value}")
            defaulted = True
        else:
            lines.append(f"    {name}: {type_}")
    return lines


@st.composite
def models(draw: st.DrawFn, names: Names, number: int) -> str:
    """A pydantic model."""
    name = f"M{number}"
    lines = draw(model_fields(names, name))
    config = draw(
        st.sampled_from(
            ["", "", "", "extra='forbid'", "extra='allow'", "title='Other'", "alias_generator=pydantic.alias_generators.to_camel",
             "json_schema_extra={'x-m': 1}", "populate_by_name=True", "use_attribute_docstrings=True", "str_max_length=7",
             "arbitrary_types_allowed=True", "serialize_by_alias=True", "extra='ignore'", "use_enum_values=True"]
        )
    )  # fmt: skip
    if config:
        lines.insert(0, f"    model_config = ConfigDict({config})")
    extra = draw(st.integers(0, 7))
    if extra == 0:
        lines.append(
            "    @computed_field\n    @property\n    def made(self) -> int:\n        '''Made.'''\n        return 1"
        )
    elif extra == 1:
        lines.append("    _private: int = 3\n    cls: ClassVar[int] = 4")
    elif extra == 2:
        lines.append("    @field_validator('*', mode='before')\n    @classmethod\n    def check(cls, v): return v")
    base = draw(st.sampled_from(["BaseModel", "BaseModel", *names.models]))
    names.types.append(name)
    names.models.append(name)
    return f"class {name}({base}):\n{draw(class_docs())}" + "\n".join(lines) + "\n"


@st.composite
def records(draw: st.DrawFn, names: Names, number: int) -> str:
    """A dataclass, TypedDict or NamedTuple."""
    name = f"R{number}"
    kind = draw(st.integers(0, 4))
    doc = draw(class_docs())
    if kind == 0:
        lines = draw(model_fields(names, name, annotated=False))
        names.types.append(name)
        return f"@dataclass\nclass {name}:\n{doc}" + "\n".join(lines) + "\n"
    if kind == 1:
        lines = draw(model_fields(names, name))
        names.types.append(name)
        return f"@pydantic.dataclasses.dataclass\nclass {name}:\n{doc}" + "\n".join(lines) + "\n"
    if kind == 2:
        lines = []
        for each in ("x", "y"):
            type_ = draw(types(names, 2, odd=False))
            wrapper = draw(
                st.sampled_from(
                    ["{}", "{}", "NotRequired[{}]", "Required[{}]", "Annotated[{}, Field(description='d')]"]
                )
            )
            lines.append(f"    {each}: {wrapper.format(type_)}")
        names.types.append(name)
        total = draw(st.sampled_from(["", ", total=False"]))
        return f"class {name}(TypedDict{total}):\n{doc}" + "\n".join(lines) + "\n"
    if kind == 3:
        first, second = draw(types(names, 1, odd=False)), draw(types(names, 1, odd=False))
        names.types.append(name)
        return f"class {name}(NamedTuple):\n{doc}    x: {first}\n    y: {second} = 1\n"
    type_ = draw(types(names, 2, odd=False))
    names.types.append(name)
    return draw(
        st.sampled_from(
            [f"{name} = NewType('{name}', {type_})\n", f"{name} = {type_}\n", f"class {name}(pydantic.RootModel[{type_}]):\n{doc or '    pass' + chr(10)}",
             f"{name} = Annotated[{type_}, Field(description='alias')]\n"]
        )
    )  # fmt: skip


@st.composite
def unions(draw: st.DrawFn, names: Names, number: int) -> str:
    """Two models and their discriminated union."""
    one, other = f"V{number}a", f"V{number}b"
    default = draw(st.sampled_from(["", " = 'a'"]))
    alias = draw(st.sampled_from(["", "", " = Field(alias='the-kind')"]))
    names.types.append(f"Annotated[Union[{one}, {other}], Field(discriminator='kind')]")
    names.types.append(f"Optional[Annotated[Union[{one}, {other}], Field(discriminator='kind')]]")
    return (
        f"class {one}(BaseModel):\n    kind: Literal['a']{alias or default}\n    x: int\n"
        f"class {other}(BaseModel):\n    kind: Literal['b', 'c']{alias}\n"
    )


@st.composite
def generics(draw: st.DrawFn, names: Names, number: int) -> str:
    """A generic model and a use of it."""
    name = f"G{number}"
    arg = draw(st.sampled_from(["int", "str", "list[int]", "Optional[int]", *names.models]))
    names.types.append(f"{name}[{arg}]")
    return f"T{number} = TypeVar('T{number}')\nclass {name}(BaseModel, Generic[T{number}]):\n    item: T{number}\n    many: list[T{number}] = []\n"


@st.composite
def docstrings(draw: st.DrawFn, parameters: list[str]) -> str:
    """A docstring, or nothing: plain, Google, NumPy or Sphinx, well-formed or not."""
    if draw(st.integers(0, 3)) == 0:
        return ""
    summary = draw(st.sampled_from(["Do it.", "Do it: now.", "", "Summary\nover two lines.", "    Indented."]))
    body = draw(
        st.sampled_from(
            [
                "",
                "\n\nLonger text.\n\n    code\n",
                "\n\nNote:\n    A note.\n",
                "\n\nExample::\n\n    x = 1\n",
                "\n\n* item\n* other\n",
            ]
        )
    )
    known = [*parameters, "other"]
    lines = [
        (
            each,
            draw(st.sampled_from(["The value.", "The value,\n        continued.", "", "With: colon", "(int): typed"])),
        )
        for each in draw(st.lists(st.sampled_from(known), max_size=3, unique=True))
    ]
    style = draw(st.integers(0, 5))
    section = ""
    if style == 1:
        section = "\n\nArgs:\n" + "".join(
            f"    {name}{draw(st.sampled_from(['', ' (int)', ' (str, optional)']))}: {text}\n" for name, text in lines
        )
    elif style == 2:
        section = "\n\nParameters\n----------\n" + "".join(f"{name} : int\n    {text}\n" for name, text in lines)
    elif style == 3:
        section = "\n\n" + "".join(f":param {name}: {text}\n" for name, text in lines)
    ending = draw(
        st.sampled_from(
            [
                "",
                "\n\nReturns:\n    Something.\n",
                "\n\nRaises:\n    ValueError: if bad.\n",
                "\n:return: x\n",
                "\n\nReturns\n-------\nint\n    It.\n",
            ]
        )
    )
    text = summary + body + section + ending
    indented = text.replace("\n", "\n    ")
    return f'    """{indented}"""\n'


@st.composite
def functions(draw: st.DrawFn, names: Names, number: int) -> str:
    """A tool function with its decorator."""
    parameters: list[str] = []
    used = draw(st.lists(st.sampled_from(NAMES), max_size=4, unique=True))
    defaulted = False
    star = draw(st.integers(0, 11))
    context = draw(st.integers(0, 4))
    for index, name in enumerate(used):
        if star == 0 and index == 1:
            parameters.append("*")
            defaulted = False
        text = name
        choice = draw(st.integers(0, 9))
        type_ = "" if choice == 0 else draw(types(names, 3))
        if type_ and draw(st.integers(0, 12)) == 0:
            type_ = repr(type_)
        text += f": {type_}" if type_ else ""
        with_default = defaulted or draw(st.integers(0, 2)) == 0
        if with_default:
            kind = draw(st.integers(0, 4))
            if kind == 0:
                value = draw(fields(default=True))
            elif kind == 1 and names.members:
                value = draw(st.sampled_from(names.members))
            else:
                value = draw(literals())
            text += f" = {value}"
            defaulted = True
        parameters.append(text)
    if context == 0:
        parameters.insert(0, draw(st.sampled_from(["c: Context", "c: Annotated[Context, 'x']", "c: 'Context'"])))
    elif context == 1:
        parameters.append(draw(st.sampled_from(["c: Optional[Context] = None", "c: Context = None"])))
    if star == 1:
        parameters.append(draw(st.sampled_from(["*args", "**kwargs", "*args: int"])))
    if star == 2 and parameters and used:
        parameters.insert(1, "/")
    returns = draw(st.one_of(st.just(""), st.just(" -> None"), types(names, 3).map(lambda each: f" -> {each}")))
    doc = draw(docstrings(used))
    kind = draw(st.sampled_from(["def", "async def"]))
    return f"@mcp.tool()\n{kind} tool{number}({', '.join(parameters)}){returns}:\n{doc}    ...\n"


@st.composite
def modules(draw: st.DrawFn) -> str:
    """The text of a module without the SDK's import; `mcp` is its server."""
    names = Names()
    pieces: list[str] = []
    makers = draw(st.lists(st.sampled_from([enums, models, records, models, unions, generics]), max_size=4))
    for number, maker in enumerate(makers):
        pieces.append(draw(maker(names, number)))
    for number in range(draw(st.integers(1, 2))):
        pieces.append(draw(functions(names, number)))
    return "".join(pieces)


def module_of(body: str, imports: str, *, postponed: bool = False) -> str:
    """A whole module for one SDK."""
    future = "from __future__ import annotations\n" if postponed else ""
    return f"{future}{HEADER}{imports}\nmcp = FastMCP('case')\n{body}"
