"""Dataclasses, TypedDicts and NamedTuples."""

import dataclasses
from collections import namedtuple
from dataclasses import KW_ONLY, InitVar, dataclass, field
from typing import Annotated, Any, ClassVar, Generic, Literal, NamedTuple, Optional, TypedDict, TypeVar, Union

import pydantic.dataclasses
from pydantic import BaseModel, ConfigDict, Field, computed_field, field_serializer, field_validator
from pydantic.alias_generators import to_camel
from typing_extensions import NotRequired, ReadOnly, Required
from typing_extensions import TypedDict as NewTypedDict

from fastmcp import Context, FastMCP

mcp = FastMCP("case")

T = TypeVar("T")


@dataclass
class Point:
    """A point."""

    x: int
    y: int = 0
    label: Optional[str] = None


@dataclass
class Undocumented:
    a: int


@dataclass(frozen=True, kw_only=True)
class Full:
    kind: ClassVar[str] = "full"
    a: int
    b: list[int] = field(default_factory=list)
    c: str = field(default="c", repr=False)
    d: int = field(init=False)
    e: int = field(init=False, default=3)
    f: Annotated[int, Field(description="eff", ge=1)] = 4
    g: int = field(default=5, metadata={"description": "gee", "title": "G!"})
    h: int = Field(6, description="aitch")

    def __post_init__(self) -> None:
        pass


@dataclass
class Order:
    a: int
    _: KW_ONLY
    b: int
    c: int = 3


@dataclass
class Sub(Point):
    z: int = 5


@dataclass
class Init:
    a: int
    b: InitVar[int]
    c: InitVar[str] = "c"

    def __post_init__(self, b: int, c: str) -> None:
        pass


class NotDecorated(Point):
    w: int = 1


@pydantic.dataclasses.dataclass(config=ConfigDict(extra="forbid", title="Pyd"))
class Pyd:
    """By pydantic."""

    a: int
    b: str = Field("b", alias="bee")

    @field_validator("a", mode="before")
    @classmethod
    def _a(cls, value: Any) -> Any:
        return value

    @computed_field
    @property
    def c(self) -> int:
        return self.a


@pydantic.dataclasses.dataclass(config={"alias_generator": to_camel})
class PydCamel:
    one_two: int


@pydantic.dataclasses.dataclass
class PydPlain:
    a: int = 1

    @field_serializer("a")
    def _a(self, value: int) -> str:
        return str(value)


@dataclass
class Gen(Generic[T]):
    content: T
    more: Optional[list[T]] = None


@dataclass
class WithConfig:
    __pydantic_config__ = ConfigDict(extra="forbid")
    a: int


@dataclass
class Nested:
    point: Point
    points: dict[str, Point] = field(default_factory=dict)


class Movie(NewTypedDict):
    """A movie."""

    title: str
    year: NotRequired[int]


class Frozen(NewTypedDict):
    seen: ReadOnly[bool]


class Partial(NewTypedDict, total=False):
    a: int
    b: Required[str]
    c: Annotated[Required[int], Field(description="sea")]
    d: Required[Annotated[int, Field(ge=0)]]


class Both(Movie, Partial):
    more: list[Movie]


class GenDict(NewTypedDict, Generic[T]):
    item: T


class Std(TypedDict):
    a: int
    b: Literal["x"]


class DictWithConfig(NewTypedDict):
    __pydantic_config__ = ConfigDict(extra="forbid", title="Configured")
    a: int


class DictWithCamel(NewTypedDict):
    __pydantic_config__ = ConfigDict(alias_generator=to_camel)
    one_two: int


class Pair(NamedTuple):
    """A pair."""

    a: int
    b: str = "b"
    c: Annotated[int, Field(description="sea", alias="cee")] = 1
    d: Optional[Point] = None


class NoFields(NamedTuple):
    pass


class Model(BaseModel):
    point: Point
    movie: Movie
    pair: Pair
    full: Full | None = None


class Strict(BaseModel):
    model_config = ConfigDict(title="Strict one")
    point: Point
    std: Std


@dataclass
class Limits:
    a: int = field(default=1, metadata={"ge": 1, "le": 9})
    b: str = field(default="b", metadata={"alias": "bee"})


@dataclass
class WithMethods:
    a: int

    @property
    def b(self) -> int:
        return self.a

    @staticmethod
    def make() -> "WithMethods":
        return WithMethods(1)


@mcp.tool()
def t1(a: Point, b: Full, c: Order, d: Sub, e: Init, f: Undocumented) -> Point:
    return a


@mcp.tool()
def t2() -> Full:
    return None


@mcp.tool()
def t3() -> Order:
    return None


@mcp.tool()
def t4() -> Sub:
    return None


@mcp.tool()
def t6(a: Pyd, b: PydCamel, c: PydPlain) -> Pyd:
    return a


@mcp.tool()
def t7() -> PydCamel:
    return None


@mcp.tool()
def t8() -> PydPlain:
    return None


@mcp.tool()
def t9(a: Gen[int], b: Gen[str], c: Gen, d: WithConfig, e: Nested, f: Limits, g: WithMethods) -> Nested:
    return e


@mcp.tool()
def t10() -> Gen[int]:
    return None


@mcp.tool()
def t11(a: Movie, z: Frozen, b: Partial, c: Both, d: GenDict[int], e: GenDict[str], f: Std) -> Movie:
    return a


@mcp.tool()
def t12() -> Partial:
    return None


@mcp.tool()
def t13() -> Both:
    return None


@mcp.tool()
def t14() -> Std:
    return None


@mcp.tool()
def t15(a: DictWithConfig, b: DictWithCamel) -> DictWithConfig:
    return a


@mcp.tool()
def t16(a: Pair, b: NoFields, c: list[Pair]) -> Pair:
    return a


@mcp.tool()
def t17(a: Model, b: Strict) -> Model:
    return a


@mcp.tool()
def t18() -> WithConfig:
    return None


@mcp.tool()
def t19() -> GenDict[int]:
    return None


@mcp.tool()
def t20() -> list[Movie]:
    return []


@mcp.tool()
def t21() -> Limits:
    return None


@mcp.tool()
def t22() -> Undocumented:
    return None


@mcp.tool()
def t23(a: NotDecorated) -> NotDecorated:
    return a


@mcp.tool()
def t24() -> WithMethods:
    return None


class Overriding(Point):
    x: str = "no field"


@dataclass
class Again(NotDecorated):
    v: int = 2


@mcp.tool()
def t26(a: Overriding, b: Again) -> Again:
    return b


@mcp.tool()
def t25(a: Point = Point(1), b: Pair = Pair(1)) -> dict[str, Point]:
    return {}
