"""What may stand behind the type in Annotated."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal, NamedTuple, Optional, Protocol, Union

import annotated_types
from annotated_types import Ge, Gt, Interval, Le, Len, Lt, MaxLen, MinLen, MultipleOf, Predicate
from pydantic import (
    AfterValidator,
    AllowInfNan,
    BaseModel,
    BeforeValidator,
    Discriminator,
    FailFast,
    Field,
    PlainSerializer,
    PlainValidator,
    Strict,
    StringConstraints,
    Tag,
    WithJsonSchema,
    WrapSerializer,
    WrapValidator,
)
from pydantic.json_schema import SkipJsonSchema
from typing_extensions import Doc, deprecated

from fastmcp import Context, FastMCP

mcp = FastMCP("case")

TEXT = "described by a name"
POSITIVE = Field(gt=0, description="positive")
LIMITS = {"ge": 1, "le": 9}
NUMBER = 7
Score = Annotated[int, Field(ge=0, le=100)]
Short = Annotated[str, StringConstraints(max_length=5)]


class Cat(BaseModel):
    kind: Literal["cat"]


class Dog(BaseModel):
    kind: Literal["dog"]


@dataclass
class Marker:
    text: str


class Plain:
    def __init__(self, text: str) -> None:
        self.text = text


class Note(NamedTuple):
    text: str


class Shape(Protocol):
    size: int


class Own:
    def __get_pydantic_json_schema__(self, core: Any, handler: Any) -> Any:
        return {"type": "string", "format": "own"}


class SubMarker(Marker):
    pass


def to_text(value: int) -> str:
    return str(value)


def untyped(value):
    return value


def describe() -> str:
    return "made by a function"


def maker() -> Any:
    return Marker("x")


def check(value: Any) -> Any:
    return value


def wrap(value: Any, handler: Any) -> Any:
    return handler(value)


@mcp.tool()
def t1(
    a: Annotated[int, Gt(0), Lt(10)],
    b: Annotated[int, Ge(0), Le(10), MultipleOf(2)],
    c: Annotated[str, MinLen(1), MaxLen(5)],
    d: Annotated[list[int], Len(1, 5)],
    e: Annotated[list[int], Len(0)],
    f: Annotated[float, Interval(gt=0, le=1)],
    g: Annotated[str, Len(min_length=2)],
    h: Annotated[int, annotated_types.Ge(ge=3)],
    i: Annotated[int, Strict()],
    j: Annotated[int, Strict(False)],
    k: Annotated[int, Strict],
    l: Annotated[float, AllowInfNan(False)],
    m: Annotated[list[int], FailFast()],
    n: Annotated[str, StringConstraints(min_length=1, pattern="^a", to_upper=True, strip_whitespace=True)],
    o: Annotated[int, Predicate(lambda value: value > 1)],
    p: Annotated[int, POSITIVE],
    q: Annotated[int, Field(**LIMITS)],
    r: Optional[Annotated[int, Ge(1)]] = None,
    s: Annotated[Optional[int], Ge(1)] = None,
) -> str:
    return ""


@mcp.tool()
def t2(
    a: Annotated[int, "text"],
    b: Annotated[int, "one", "two"],
    c: Annotated[int, TEXT],
    d: Annotated[int, NUMBER],
    e: Annotated[int, Marker("x")],
    f: Annotated[int, Plain("x")],
    g: Annotated[int, Note("x")],
    h: Annotated[int, describe()],
    i: Annotated[int, lambda value: value],
    j: Annotated[int, {"a": 1}],
    k: Annotated[int, ("a", 1)],
    l: Annotated[int, 3, None],
    m: Annotated[int, "first", Field(ge=1)],
    n: Annotated[int, Field(description="x"), "second"],
    o: Annotated[int, Doc("documentation")],
    p: Annotated[int, object()],
    q: Annotated[int, deprecated("old")],
    r: Annotated[int, f"made {NUMBER}"],
    s: Annotated[int, "a" "b"],
    u: Annotated[int, Marker],
    v: Annotated[int, object],
) -> str:
    return ""


@mcp.tool()
def t3(
    a: Annotated[int, BeforeValidator(check)],
    b: Annotated[int, AfterValidator(check)],
    c: Annotated[int, WrapValidator(wrap)],
    d: Annotated[int, PlainValidator(check)],
    e: Annotated[int, BeforeValidator(check, json_schema_input_type=Union[int, str])],
    f: Annotated[int, PlainValidator(check, json_schema_input_type=str)],
    g: Annotated[Plain, PlainValidator(check)],
    h: Annotated[int, WrapValidator(wrap, json_schema_input_type=float), Ge(3)],
    i: Annotated[int, Ge(3), BeforeValidator(check)],
    j: Annotated[int, BeforeValidator(check), Strict()],
    k: Annotated[int, PlainSerializer(to_text)],
    l: Annotated[int, WithJsonSchema({"type": "string", "format": "int"})],
    m: Annotated[int, WithJsonSchema({"type": "string"}, mode="serialization")],
    n: Annotated[int, WithJsonSchema({"type": "string"}, "validation")],
    o: Annotated[Union[int, SkipJsonSchema[None]], Field(description="skips null")],
    p: Union[int, Annotated[str, SkipJsonSchema()]],
    q: Union[int, Annotated[str, WithJsonSchema(None)]],
    r: Annotated[Union[Cat, Dog], Discriminator("kind")],
    s: Annotated[Union[Cat, Dog], Field(discriminator="kind", description="an animal")],
    u: list[Annotated[int, WithJsonSchema({"type": "number"})]],
    v: Annotated[Plain, WithJsonSchema({"type": "object"}), PlainValidator(check)],
) -> str:
    return ""


@mcp.tool()
def t4(
    a: Annotated[int, SubMarker("x")],
    b: Annotated[int, Own()],
    c: Annotated[int, maker()],
    f: Annotated[int, check],
    g: Annotated[Union[Annotated[Cat, Tag("cat")], Annotated[Dog, Tag("dog")]], Discriminator(check)],
    h: Annotated[int, check if NUMBER else Marker],
    e: Annotated[int, Field(*[3])],
) -> str:
    return ""


@mcp.tool()
def t5(
    a: Score,
    b: Short,
    c: list[Score],
    d: dict[Short, Score],
    e: Annotated[Score, Field(le=50, title="Half")],
    f: Score | None = None,
    g: Short = "x",
) -> Score:
    return 1


@mcp.tool()
def t6() -> Annotated[int, PlainSerializer(to_text)]:
    return 1


@mcp.tool()
def t7() -> Annotated[int, PlainSerializer(untyped)]:
    return 1


@mcp.tool()
def t8() -> Annotated[int, PlainSerializer(lambda value: str(value))]:
    return 1


@mcp.tool()
def t9() -> Annotated[int, PlainSerializer(str)]:
    return 1


@mcp.tool()
def t10() -> Annotated[int, WrapSerializer(wrap, return_type=list[int])]:
    return 1


@mcp.tool()
def t11() -> Annotated[int, WithJsonSchema({"type": "string"}, mode="serialization")]:
    return 1


@mcp.tool()
def t12() -> Annotated[Optional[int], PlainSerializer(to_text, when_used="unless-none")]:
    return 1


@mcp.tool()
def t13() -> Annotated[int, "text"]:
    return 1


@mcp.tool()
def t14() -> Annotated[dict[str, Annotated[int, Ge(1)]], Field(description="counts")]:
    return {}


@mcp.tool()
def t15() -> Annotated[int, BeforeValidator(check, json_schema_input_type=str)]:
    return 1


@mcp.tool()
def t16() -> Annotated[Plain, PlainSerializer(lambda value: 1, return_type=int), PlainValidator(check)]:
    return Plain("")
