"""Types, fields and metadata of which the source does not show what they are."""

import enum
import json
import os
import sys
import types
import typing
from collections import defaultdict, namedtuple
from dataclasses import dataclass, field, make_dataclass
from enum import Enum, auto
from typing import Annotated, Any, DefaultDict, Dict, Generic, List, Literal, NamedTuple, Optional, TypedDict, TypeVar, Union

import typing_extensions
from pydantic import (
    AliasChoices,
    AliasGenerator,
    AliasPath,
    BaseModel,
    ConfigDict,
    Field,
    RootModel,
    WithJsonSchema,
    computed_field,
    conint,
    conlist,
    constr,
    create_model,
    field_serializer,
    field_validator,
    model_serializer,
    PlainSerializer,
)
from pydantic.alias_generators import to_camel

from fastmcp import Context, FastMCP

mcp = FastMCP("case")

T = TypeVar("T")
DEBUG = os.environ.get("DEBUG_NOT_SET", "") == "1"
TEXT = os.environ.get("TEXT_NOT_SET", "text")
SETTINGS = {"title": TEXT}
LIMITS = {"ge": len(sys.argv)}
CONFIG = {"title": "From a name", "extra": "forbid"}
EXTRA = json.loads('{"a": 1}')


def pick() -> Any:
    return int


def shout(name: str) -> str:
    return name.upper()


def add_extra(schema: dict) -> None:
    schema["x"] = 1


def unchanged(cls: type) -> type:
    return cls


Choice = pick()
Point = namedtuple("Point", ["x", "y"])
Made = create_model("Made", a=(int, 1))
MadeData = make_dataclass("MadeData", [("a", int)])
MadeDict = typing_extensions.TypedDict("MadeDict", {"a": int})
MadeTuple = NamedTuple("MadeTuple", [("a", int)])
Pair = Union[T, list[T]]

if DEBUG:
    Switched = int
else:
    Switched = str

for Looped in (int, str):
    pass

try:
    import orjson as fast
except ImportError:
    fast = json


class version:
    Version = int


class Holder:
    inner = int


class Meta(type):
    pass


class WithMeta(metaclass=Meta):
    a: int


class Decorated:
    pass


@unchanged
class Changed(BaseModel):
    a: int


class Hooked(BaseModel):
    a: int

    @classmethod
    def __get_pydantic_json_schema__(cls, core: Any, handler: Any) -> Any:
        return {"type": "object", "title": "hooked"}


class Bound(BaseModel):
    a: int = 1
    a: str = "b"


class Looping(BaseModel):
    a: int
    for _name in ("x", "y"):
        pass


class Conditional(BaseModel):
    a: int
    if DEBUG:
        b: int = 1


class OfMade(Made):
    b: int = 2


class OfHooked(Hooked):
    b: int = 2


class OfSwitched(Made if DEBUG else BaseModel):
    b: int = 2


class Keywords(BaseModel, **{"extra": "forbid"}):
    a: int


class Generated(BaseModel):
    model_config = ConfigDict(alias_generator=shout)
    a: int


class GeneratedPartly(BaseModel):
    model_config = ConfigDict(alias_generator=AliasGenerator(validation_alias=shout, serialization_alias=to_camel))
    a_b: int


class GeneratedByName(BaseModel):
    model_config = ConfigDict(alias_generator=AliasGenerator(**{"alias": to_camel}))
    a_b: int


class Priority(BaseModel):
    model_config = ConfigDict(alias_generator=to_camel)
    a_b: int = Field(alias="ab", alias_priority=1)


class ConfigFromName(BaseModel):
    model_config = CONFIG
    a: int


class ConfigOfCall(BaseModel):
    model_config = ConfigDict(**SETTINGS)
    a: int


class ConfigPartly(BaseModel):
    model_config = {**SETTINGS, "extra": "forbid"}
    a: int


class ConfigMade(BaseModel):
    model_config = ConfigDict(title=TEXT, extra="forbid")
    a: int


class ConfigStrange(BaseModel):
    model_config = ConfigDict(field_title_generator=lambda name, info: name.upper())
    a: int


class ConfigByCall(BaseModel):
    model_config = dict(CONFIG)
    a: int


class OldConfig(BaseModel):
    class Config:
        title = "Old"

        @staticmethod
        def json_schema_extra(schema: dict) -> None:
            schema["x"] = 1

    a: int


class BaseConfig:
    title = "Base"


class OldInherited(BaseModel):
    class Config(BaseConfig):
        extra = "forbid"

    a: int


class ExtraByFunction(BaseModel):
    model_config = ConfigDict(json_schema_extra=add_extra)
    a: int


class ExtraPartly(BaseModel):
    model_config = ConfigDict(json_schema_extra={"x": TEXT, **EXTRA})
    a: int


class Fields(BaseModel):
    a: int = Field(1, json_schema_extra=add_extra)
    b: int = Field(2, json_schema_extra={"x": 1, **EXTRA})
    c: int = Field(3, title=TEXT)
    d: int = Field(4, deprecated=DEBUG)
    e: int = Field(5, description=str(TEXT))
    f: Annotated[int, Field(json_schema_extra={"a": 1})] = Field(6, json_schema_extra={"b": 2})
    g: Annotated[int, Field(json_schema_extra={"a": 1})] = Field(7, json_schema_extra=add_extra)
    h: str = Field("h", examples=[TEXT])
    i: int = Field(8, ge=LIMITS["ge"])


class Aliases(BaseModel):
    a: int = Field(alias=TEXT)
    b: int = Field(validation_alias=AliasChoices(TEXT, "b"))


class AliasesOfLists(BaseModel):
    a: int = Field(validation_alias=AliasChoices(AliasPath("x", 0), "y"), serialization_alias="z")
    b: int = Field(validation_alias=AliasPath("b"))
    c: int = Field(validation_alias=AliasChoices(AliasPath("c")))
    d: int = Field(alias=None)


class Excluding(BaseModel):
    a: int = Field(1, exclude=DEBUG)
    b: int = 2


class ExcludingIf(BaseModel):
    a: int = Field(1, exclude_if=lambda value: value == 1)
    b: int = 2


class Serializing(BaseModel):
    a: int

    @model_serializer
    def _write(self) -> dict[str, int]:
        return {"a": 1}


@dataclass
class SerializingData:
    a: int

    @model_serializer
    def _write(self) -> dict[str, int]:
        return {"a": 1}


class Computing(BaseModel):
    a: int

    @computed_field
    def b(self) -> Choice:
        return 1


class OfUnknown(RootModel[Choice]):
    pass


class Unrooted(RootModel):
    root: Choice


class Sub(NamedTuple("Sub", [("a", int)])):
    pass


class Tupled(NamedTuple):
    a: int


class SubTupled(Tupled):
    pass


class Partial(typing_extensions.TypedDict, total=bool(DEBUG)):
    a: int


class Closed(typing_extensions.TypedDict, closed=True):
    a: int


class Total(typing_extensions.TypedDict, total=True):
    a: int


class Boxed(typing_extensions.TypedDict, Generic[T]):
    a: T


@dataclass
class Box(Generic[T]):
    a: T


@dataclass
class Metadata:
    a: int = field(default=1, metadata=SETTINGS)
    b: int = field(**{"default": 1})


@dataclass
class Opened:
    a: int = field(default=1, metadata=dict(EXTRA))


@dataclass
class Many:
    a: int = field(default=1, init=DEBUG)


class Odd(Enum):
    A = TEXT
    B = "b"


class OddAuto(Enum):
    A = "x"
    B = auto()


class Computed(Enum):
    A = 1

    def __new__(cls, value: int) -> "Computed":
        made = object.__new__(cls)
        made._value_ = value + 1
        return made


class Parted(str, Enum):
    A = b"x", "ascii"


class Documented(Enum):
    """Without members."""


class Plain:
    a: int = 1


class Slots:
    __slots__ = ("a",)
    a: int


@dataclass(slots=True)
class SlotsData:
    a: int


class Ordered(dict):
    a: int


class Listed(list):
    a: int


OddEnum = Enum("OddEnum", TEXT)
OddEnum2 = Enum("OddEnum2", {"A": TEXT})
OddEnum3 = Enum("OddEnum3", [("A", TEXT)])
OddEnum4 = Enum(TEXT, ["A"])
OddEnum5 = Enum("OddEnum5", [["A", 1, 2][:2]])


@mcp.tool()
def t1(a: Choice, b: Point, c: Made, d: MadeData, e: MadeDict, f: MadeTuple, g: Switched, h: Looped) -> Made:
    return a


@mcp.tool()
def t2(a: Holder.inner, b: version.Version | None = None) -> Switched:
    return a


@mcp.tool()
def t3(a: Changed, b: Hooked, c: Bound, d: Looping, e: Conditional, f: OfMade, g: OfHooked, h: OfSwitched) -> Hooked:
    return a


@mcp.tool()
def t4(a: Keywords, b: Generated, c: GeneratedPartly, d: GeneratedByName, e: Priority) -> Generated:
    return b


@mcp.tool()
def t5(a: ConfigFromName, b: ConfigOfCall, c: ConfigPartly, d: ConfigMade, e: ConfigStrange, f: ConfigByCall) -> ConfigFromName:
    return a


@mcp.tool()
def t6(a: OldConfig, b: OldInherited, c: ExtraByFunction, d: ExtraPartly) -> ExtraByFunction:
    return c


@mcp.tool()
def t7(a: Fields, b: Aliases, c: AliasesOfLists) -> AliasesOfLists:
    return c


@mcp.tool()
def t8() -> Excluding:
    return Excluding()


@mcp.tool()
def t9() -> ExcludingIf:
    return ExcludingIf()


@mcp.tool()
def t10() -> Serializing:
    return Serializing(a=1)


@mcp.tool()
def t11() -> SerializingData:
    return SerializingData(1)


@mcp.tool()
def t12() -> Computing:
    return Computing(a=1)


@mcp.tool()
def t13(a: OfUnknown, b: Unrooted, c: Sub, d: SubTupled) -> OfUnknown:
    return a


@mcp.tool()
def t14(a: Partial, b: Total, c: Boxed[Literal["x"]], d: Box[Literal["x"]]) -> Partial:
    return a


@mcp.tool()
def t15(a: Metadata, b: Opened, c: Many) -> Metadata:
    return a


@mcp.tool()
def t16(a: Odd, b: OddAuto, c: Computed, d: Parted, e: Documented) -> Odd:
    return a


@mcp.tool()
def t17(a: OddEnum, b: OddEnum2, c: OddEnum3, d: OddEnum4) -> Computed:
    return a


@mcp.tool()
def t18() -> Plain:
    return Plain()


@mcp.tool()
def t19() -> Slots:
    return Slots()


@mcp.tool()
def t20() -> SlotsData:
    return SlotsData(1)


@mcp.tool()
def t21() -> Ordered:
    return Ordered()


@mcp.tool()
def t22() -> Listed:
    return Listed()


@mcp.tool()
def t23(
    a: Literal[TEXT] = "text",
    b: Literal["a", TEXT] = "a",
    c: "conint(**LIMITS)" = 1,
    d: conint(**json.loads("{}")) = 1,
    e: conlist(item_type=list[int]) = [1],
    g: "Union[int, 'str']" = 1,
    h: Annotated[int, *SETTINGS.items()] = 1,
    i: Annotated[int, Field(**SETTINGS)] = 1,
    j: Annotated[int, WithJsonSchema(EXTRA)] = 1,
    k: Annotated[int, WithJsonSchema({"a": TEXT, **EXTRA})] = 1,
    l: Annotated[int, Field(ge=LIMITS["ge"])] = 5,
    m: Annotated[str, Field(pattern=TEXT)] = "",
    n: dict[Annotated[str, Field(pattern=TEXT)], int] = {},
    o: dict[Choice, int] = {},
    p: dict[str, Choice] = {},
    q: Optional[Choice] = None,
    r: Union[Choice, str, list[int]] = 1,
    s: Pair[int] = 1,
    u: Annotated[int, WithJsonSchema({"a": 1}, mode=TEXT and "validation")] = 1,
    v: typing.Any | None = None,
    w: DefaultDict[str, Annotated[int, Field(default_factory=int)]] = {},
    y: type[Union[int, str]] = None,
) -> str:
    return ""


@mcp.tool()
def t24(a: int = Field(**SETTINGS), b: int = pick() and 5, c: int = fast.loads("1"), d: int = sys.maxsize) -> dict:
    return {}


@mcp.tool()
def t25() -> Choice:
    return 1


@mcp.tool()
def t26() -> Optional[Choice]:
    return 1


@mcp.tool()
def t27() -> list[Choice]:
    return []


@mcp.tool()
def t28() -> dict[str, Choice]:
    return {}


@mcp.tool()
def t29() -> Annotated[int, PlainSerializer(os.path.basename)]:
    return 1
