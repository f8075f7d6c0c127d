"""Rare forms of types, classes, fields and defaults, one case each."""

import abc
import builtins
import collections
import datetime
import enum
import fractions
import decimal
import os
import typing
from collections import defaultdict
from dataclasses import KW_ONLY, InitVar, dataclass, field
from enum import Enum, auto
from typing import Annotated, Any, Callable, ClassVar, DefaultDict, Final, Generic, Literal, NamedTuple, Optional, ParamSpec, Protocol, TypeVar, Union

from pydantic import (
    AliasChoices,
    AliasGenerator,
    AliasPath,
    BaseModel,
    ConfigDict,
    Discriminator,
    Field,
    PlainSerializer,
    PlainValidator,
    RootModel,
    StrictStr,
    Tag,
    WithJsonSchema,
    field_validator,
    model_serializer,
    model_validator,
)
from pydantic.alias_generators import to_camel, to_pascal
from pydantic.json_schema import SkipJsonSchema
from typing_extensions import TypeAliasType, TypedDict, deprecated

from fastmcp import Context, FastMCP

mcp = FastMCP("case")

T = TypeVar("T")
U = TypeVar("U")
P = ParamSpec("P")
TEXT = os.environ.get("TEXT_NOT_SET", "text")
Unknown = __import__("builtins").int


class Model(BaseModel):
    a: int


class Cat(BaseModel):
    kind: Literal["cat"]


class Dog(BaseModel):
    kind: Literal["dog"]


class Plain:
    pass


# case: expressions_that_are_types
@mcp.tool()
def t(a: (int if TEXT else str), b: {"a": int}["a"], c: (lambda: int)(), d: typing.__dict__["Any"] = 1) -> str:
    return ""


# case: texts_that_are_types
Looping = "Looping"


@mcp.tool()
def t(a: "builtins.int", b: "Optional[" "int]" = None, c: """
    int""" = 1) -> str:
    return ""


# case: module_as_type
# sdks: mcp1 mcp2
@mcp.tool()
def t(a: 5 = 1) -> str:
    return ""


# case: attributes_of_classes
class Outer:
    class Inner(BaseModel):
        x: int

    Alias = Union[int, str]
    number = 5


@mcp.tool()
def t(a: Outer.Inner, b: Outer.Alias, c: Literal[Outer.number] = 5) -> Outer.Inner:
    return a


# case: starred_and_nested_literals
@mcp.tool()
def t(a: Literal["a", ("b", "c")[0]] = "a", b: Literal[1 + 1] = 2, c: Literal[-1, 1] = 1) -> str:
    return ""


# case: alias_with_wrong_arguments
Pair = dict[T, U]
Swapped = dict[str, Annotated[T, Field(description="t")]]
Marked = Annotated[T, Field(title="Marked")]
Nested = Marked[Annotated[int, Field(ge=1)]]
Called = Callable[[T], U]


@mcp.tool()
def t(a: Pair[str, int], b: Swapped[Annotated[int, Field(ge=2)]], c: Nested) -> Pair[str, int]:
    return {}


# case: alias_of_a_callable
@mcp.tool()
def t(a: Optional[Annotated[Callable[[T], U], SkipJsonSchema()]] = None, b: int = 1) -> str:
    return ""


# case: ellipsis
@mcp.tool()
def t(a: Annotated[Any, ...] = None) -> str:
    return ""


# case: none_of_all
@mcp.tool()
def t(a: Union[None, None], b: Optional[None] = None, c: Annotated[None, Field(description="none")] = None) -> Union[None, None]:
    return None


# case: typed_containers_without_types
@mcp.tool()
def t(a: defaultdict, b: typing.Iterable = (), c: collections.OrderedDict = {}) -> str:
    return ""


# case: field_in_annotated_with_ellipsis
@mcp.tool()
def t(a: Annotated[int, Field(...)], b: int = Field(...), c: int = Field(default=...), d: Annotated[int, Field(default=...)] = 4) -> str:
    return ""


# case: qualifiers_without_types
class Holder(BaseModel):
    a: Final = 4
    b: ClassVar = 5
    c: int = 1


@mcp.tool()
def t(a: Holder) -> Holder:
    return a


# case: model_methods_and_lambdas
class Holder(BaseModel):
    a: int
    f = lambda self: 1
    g = property(lambda self: 1)
    h = staticmethod(lambda: 1)

    @property
    def i(self) -> int:
        return 1


@mcp.tool()
def t(a: Holder) -> Holder:
    return a


# case: value_of_a_base_for_an_annotation
class Mixin:
    a = 5


class Holder(Mixin, BaseModel):
    b: int = 1


class Base(BaseModel):
    a: int


class Again(Base):
    a: int = 7


@mcp.tool()
def t(a: Holder, b: Again) -> Holder:
    return a


# case: class_in_a_function
def make() -> None:
    class Local(BaseModel):
        class Inner(BaseModel):
            a: int

        a: int
        inner: Inner

    @mcp.tool()
    def t(a: Local) -> Local:
        return a


make()


# case: classes_of_the_same_name
class One:
    class Item(BaseModel):
        a: int


class Two:
    class Item(BaseModel):
        b: str


class Same:
    class Item(BaseModel):
        a: int


@mcp.tool()
def t(a: One.Item, b: Two.Item) -> str:
    return ""


# case: classes_of_the_same_name_and_shape
class One:
    class Item(BaseModel):
        a: list[int]
        b: list[Union[int, str]] = [1]


class Same:
    class Item(BaseModel):
        a: list[int]
        b: list[Union[int, str]] = [1]


@mcp.tool()
def t(a: One.Item, b: Same.Item) -> str:
    return ""


# case: generic_bases
class Box(RootModel[T], Generic[T]):
    pass


class Mid(Box[list[U]], Generic[U]):
    pass


class Ints(Mid[int]):
    pass


class Plainly(abc.ABC, BaseModel):
    a: int


class Shape(Protocol):
    a: int


class Guarded(BaseModel, metaclass=type(BaseModel)):
    a: int


@mcp.tool()
def t(a: Ints, b: Mid[str], c: Plainly) -> Ints:
    return a


# case: guarded_by_a_metaclass
class Guarded(BaseModel, metaclass=type(BaseModel)):
    a: int


class Abstract(metaclass=abc.ABCMeta):
    a: int


@mcp.tool()
def t(a: Guarded) -> Abstract:
    return a


# case: unrooted
class Untyped(RootModel):
    pass


@mcp.tool()
def t(a: Untyped) -> str:
    return ""


# case: deprecated_classes
@deprecated("old")
class Old(BaseModel):
    a: int


@deprecated("old")
@dataclass
class OldData:
    a: int


@mcp.tool()
def t(a: Old, b: OldData, c: Annotated[int, deprecated("x")] = 1) -> Old:
    return a


# case: foreign_base
from email.message import Message


class Mail(Message):
    a: int


@dataclass
class Both(BaseModel):
    a: int


@mcp.tool()
def t(a: Annotated[Mail, WithJsonSchema({"type": "object"}), PlainValidator(lambda value: value)]) -> Mail:
    return a


# case: overriding_one_name_of_a_config
class Holder(BaseModel):
    model_config = ConfigDict(extra=TEXT and "forbid", str_max_length=None, str_min_length=0)
    a: str


class Named(BaseModel):
    model_config = ConfigDict(**{"title": "Named"})
    a: str


class Lengths(BaseModel):
    model_config = ConfigDict(str_max_length=5)
    a: str
    b: Literal["x"] = "x"
    c: os.PathLike = "c"
    d: StrictStr = "d"
    e: list[str] = []
    f: Optional[datetime.date] = None


@dataclass
class Data:
    a: str


class Around(BaseModel):
    model_config = ConfigDict(str_max_length=5, extra="forbid")
    data: Data


class Entry(TypedDict):
    a: str


class AroundEntry(BaseModel):
    model_config = ConfigDict(extra="forbid")
    entry: Entry


@mcp.tool()
def t(a: Holder, b: Named, c: Lengths, d: Around, e: AroundEntry) -> str:
    return ""


# case: returned_lengths
class Lengths(BaseModel):
    model_config = ConfigDict(str_max_length=5)
    c: os.PathLike = "c"


@mcp.tool()
def t() -> Lengths:
    return None


# case: limits_of_classes
class Entry(TypedDict):
    a: str


@dataclass
class Data:
    a: int


class Color(Enum):
    RED = 1


Named = TypeAliasType("Named", list[int])


@mcp.tool()
def t(
    a: Annotated[Model, Field(strict=True)],
    b: Annotated[Entry, Field(strict=True)],
    c: Annotated[Named, Field(min_length=1)],
    d: Annotated[Color, Field(strict=False)],
    e: Annotated[Unknown, Field(ge=1)],
    f: Annotated[str, Field(allow_inf_nan=False)],
    g: Annotated[fractions.Fraction, Field(ge=1)] = 1,
    h: Annotated[Model, Field(min_length=1)] = None,
) -> str:
    return ""


# case: serialized_with_a_default
class Holder(BaseModel):
    a: Annotated[int, PlainSerializer(lambda value: str(value), return_type=str)] = 1
    b: Optional[Annotated[int, PlainSerializer(lambda value: value)]] = None


@mcp.tool()
def t(a: Holder) -> Holder:
    return a


# case: plain_serializer_on_a_plain_type
@mcp.tool()
def t() -> Annotated[Any, PlainValidator(lambda value: value)]:
    return 1


# case: literals_of_strange_values
class Odd(Enum):
    A = b"\xff"
    B = 1


@mcp.tool()
def t(a: Literal["a", Odd.B] = "a", b: Optional[Odd] = None) -> str:
    return ""


# case: enum_by_arrays
Made = Enum("Made", ["A", 1][:1])
Other = Enum("Other", (("A", 1), ("B", 2)))
Empty = Enum("Empty", [])
Broken = Enum("Broken", [("A",)[0]])
Mixed = Enum("Mixed", {"A": [1]})


@mcp.tool()
def t(a: Made, b: Other, c: Broken, d: Mixed) -> str:
    return ""


# case: enum_members_of_members
class Color(Enum):
    RED = 1
    CRIMSON = RED
    LATER = 2


class Bits(enum.Flag):
    R = 1
    W = R | int(2)


class Later(enum.IntFlag):
    A = 4
    B = auto()


@mcp.tool()
def t(a: Color, b: Bits, c: Later = Later.B, d: Color = Color.CRIMSON, e: Any = Bits.W) -> str:
    return ""


# case: examples_and_extras
@mcp.tool()
def t(
    a: Annotated[int, Field(json_schema_extra={"x": Model})] = 1,
    b: Annotated[int, Field(alias=None, validation_alias=AliasChoices(*["x"]))] = 1,
) -> str:
    return ""


# case: strange_defaults
Deep1 = Model
Deep2 = Deep1


@mcp.tool()
def t(
    a: Any = b"\xff",
    b: Any = [b"\xff", {1, None}],
    c: float = float("abc" if False else "1"),
    d: Any = {b"a": 1},
    e: Any = {"a": b"\xff"},
    f: Any = {1, None},
    g: Any = collections.OrderedDict(),
    h: float = float(1),
    i: Any = Deep2,
    j: Any = [*range(2)],
    k: Any = {(1, 2): object()},
    l: Any = dict(a=print),
) -> str:
    return ""


# case: default_of_a_library
import json

VALUE = json.JSONDecoder


@mcp.tool()
def t(a: Any = json.dumps({}), b: Any = VALUE, c: Any = datetime.timezone.utc, d: Any = collections) -> str:
    return ""


# case: fields_through_names
FIELD = Field(5, description="by name")
FIELD_2 = FIELD
FIELD_3, OTHER = Field(6), 1


@mcp.tool()
def t(a: int = FIELD, b: int = FIELD_2, c: int = FIELD_3) -> str:
    return ""


# case: discriminators_of_what_is_not_known
class Fish(BaseModel):
    kind: Unknown


class Named(BaseModel):
    model_config = ConfigDict(alias_generator=lambda name: name)
    kind: Literal["named"]


class Text(BaseModel):
    kind: Literal[TEXT]


Loose = TypeAliasType("Loose", Union[Cat, Dog])


@mcp.tool()
def t(a: Annotated[Loose, Field(discriminator="kind")]) -> str:
    return ""


# case: discriminated_of_names
class Named(BaseModel):
    model_config = ConfigDict(alias_generator=lambda name: name)
    kind: Literal["named"]


@mcp.tool()
def t(a: Annotated[Union[Cat, Named], Field(discriminator="kind")]) -> str:
    return ""


# case: discriminated_by_text
class Text(BaseModel):
    kind: Literal["text", TEXT]


@mcp.tool()
def t(a: Annotated[Union[Cat, Text], Field(discriminator="kind")]) -> str:
    return ""


# case: discriminated_by_choice
@mcp.tool()
def t(a: Annotated[Union[Annotated[Cat, Tag("cat")], Annotated[Dog, Tag("dog")]], Field(discriminator=Discriminator(lambda value: "cat"))]) -> str:
    return ""


# case: discriminated_by_a_name_that_is_not_known
KIND = os.environ.get("KIND_NOT_SET", "kind")


@mcp.tool()
def t(a: Annotated[Union[Cat, Dog], Field(discriminator=KIND)]) -> str:
    return ""


# case: discriminated_with_an_unknown_arm
Arm = __import__("typing").cast(Any, Dog)


@mcp.tool()
def t(a: Annotated[Union[Cat, Arm], Field(discriminator="kind")]) -> str:
    return ""


# case: discriminated_arm_within_itself
class Group(BaseModel):
    kind: Literal["group"]
    parts: list[Annotated[Union[Cat, "Group"], Field(discriminator="kind")]] = []


@mcp.tool()
def t(a: int) -> str:
    return ""


# case: discriminated_optional_arms
class Maybe(BaseModel):
    kind: Annotated[Literal["maybe"], Field(title="K")]


MaybeCat = Optional[Cat]


@mcp.tool()
def t(a: Annotated[Union[Annotated[Union[Cat, None], Field(description="x")], Maybe, None], Field(discriminator="kind")]) -> str:
    return ""


# case: discriminated_with_arms_left_out
@mcp.tool()
def t(a: Annotated[Union[Annotated[Cat, WithJsonSchema(None)], Dog], Field(discriminator="kind")]) -> str:
    return ""


# case: discriminated_with_an_arm_that_is_not_written
class Opaque(BaseModel):
    model_config = ConfigDict(arbitrary_types_allowed=True)
    kind: Literal["opaque"]
    plain: Plain


@mcp.tool()
def t(a: Annotated[Union[Opaque, Dog], Field(discriminator="kind")]) -> str:
    return ""


# case: arbitrary_types
class Opaque(BaseModel):
    model_config = ConfigDict(arbitrary_types_allowed=True)
    plain: Annotated[Plain, WithJsonSchema({"type": "string"})]
    more: Optional[SkipJsonSchema[Plain]] = None


@mcp.tool()
def t(a: Opaque) -> Opaque:
    return a


# case: opaque_twice
class Opaque(BaseModel):
    model_config = ConfigDict(arbitrary_types_allowed=True)
    plain: Plain


@mcp.tool()
def t(a: Union[Opaque, int], b: Union[Opaque, str]) -> str:
    return ""


# case: repeated_description
class Docs(BaseModel):
    """Its text."""

    a: int


class Around(BaseModel):
    docs: Docs = Field(description="Its text.", title="Docs")


@mcp.tool()
def t(a: Around) -> Around:
    return a


# case: extras_of_a_model
class Docs(BaseModel):
    model_config = ConfigDict(json_schema_extra={"x": 1, **dict.fromkeys(["y"], TEXT)})
    a: int


@mcp.tool()
def t(a: Docs) -> str:
    return ""


# case: schema_that_is_no_dict
@mcp.tool()
def t(a: Annotated[int, WithJsonSchema(TEXT and {"type": "integer"})] = 1) -> str:
    return ""


# case: dataclass_fields_of_all_kinds
@dataclass
class Data:
    a: int = field(init=False, default=1)
    b: int = field(kw_only=True, default=2)
    c: int = field(init=True)
    d: int = field(default=1, metadata={"a" + TEXT[:0]: 1})


@dataclass
class Doc:
    """Doc(a: int)"""

    a: int


@mcp.tool()
def t(a: Doc) -> Doc:
    return a


# case: dataclass_with_unknown_fields
OPTIONS = dict(default=1)


@dataclass
class Data:
    a: int = field(**OPTIONS)
    b: int = field(default=1, metadata=dict.fromkeys(["title"], TEXT))


@mcp.tool()
def t(a: Data) -> Data:
    return a


# case: dataclass_of_an_odd_generic
@dataclass
class Data(Generic[T]):
    a: T


class Entry(TypedDict, Generic[T]):
    a: T


class Dict(TypedDict, total=TEXT == ""):
    a: int


@mcp.tool()
def t(a: Data[Literal["x"]], b: Entry[Literal["x"]], c: Dict) -> str:
    return ""


# case: text_of_a_class_is_assigned
class Docs(BaseModel):
    """Its text."""

    a: int


Docs.__doc__ = "Another."


@mcp.tool()
def t(a: Docs) -> str:
    return ""


# case: bare_validators
class Holder(BaseModel):
    a: int

    @model_validator(mode="before")
    @classmethod
    def _whole(cls, value: Any) -> Any:
        return value

    @abc.abstractmethod
    def name(self) -> str:
        return ""

    @classmethod
    @field_validator("a", mode=TEXT and "before")
    def _a(cls, value: Any) -> Any:
        return value


@mcp.tool()
def t(a: Holder) -> Holder:
    return a


# case: conditional_annotation_of_one_thing
if TEXT:
    from typing import List as Sequenced
else:
    from typing import List as Sequenced

try:
    from typing import TypedDict as Typed
except ImportError:
    from typing_extensions import TypedDict as Typed

try:
    from typing import Annotated as Noted
except ImportError:
    from typing_extensions import Annotated as Noted


@mcp.tool()
def t(a: Sequenced[int], b: Noted[int, Field(ge=1)]) -> Sequenced[int]:
    return a


# case: union_of_two_that_are_equal
@mcp.tool()
def t(a: Union[Annotated[int, "a"], int, Annotated[str, Field()], str], b: Optional[Any] = None) -> Union[list[int], typing.List[int]]:
    return []


# case: literals_in_unions
@mcp.tool()
def t(
    a: Union[Literal["a"], Literal["a"], Literal["b"]],
    b: Union[list[int], list[int], tuple[int, str], tuple[int]],
    c: Union[Callable[[int], str], Callable[[int], str], None] | None = None,
) -> str:
    return ""


# case: literals_and_types_in_unions
UserId = typing.NewType("UserId", int)


@mcp.tool()
def t(
    a: Union[Literal["a"], Literal["a"], Literal["b"]],
    b: Union[list[int], list[int], tuple[int, str], tuple[int]],
    c: Union[UserId, UserId, str, T, T],
    d: Union[Annotated[int, "x"], Annotated[int, "x"], Annotated[int, "y"]],
    e: Union[Cat, Dog, Cat],
) -> str:
    return ""
