"""Unions with a discriminator."""

from dataclasses import dataclass
from enum import Enum
from typing import Annotated, Any, Generic, Literal, Optional, TypeVar, Union

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Discriminator, Field, RootModel
from pydantic.json_schema import SkipJsonSchema
from typing_extensions import TypeAliasType, TypedDict

from fastmcp import Context, FastMCP

mcp = FastMCP("case")

T = TypeVar("T")


class Kind(str, Enum):
    CAR = "car"
    BUS = "bus"


class Cat(BaseModel):
    kind: Literal["cat"] = "cat"
    lives: int = 9


class Dog(BaseModel):
    kind: Literal["dog", "wolf"]


class Cow(BaseModel):
    kind: Literal["cow"]


class Nothing(BaseModel):
    kind: None = None


class Either(BaseModel):
    kind: Union[Literal["one"], Literal["two"]]


class Checked(BaseModel):
    kind: Annotated[Literal["checked"], AfterValidator(lambda value: value)]


class Car(BaseModel):
    kind: Literal[Kind.CAR]


class Bus(BaseModel):
    kind: Literal[Kind.BUS] = Kind.BUS


class Aliased(BaseModel):
    kind: Literal["a"] = Field("a", alias="Kind")


class Aliased2(BaseModel):
    kind: Literal["b"] = Field(alias="Kind")


class Numbered(BaseModel):
    kind: Literal[2]


class Flagged(BaseModel):
    kind: Literal[True]


@dataclass
class Data:
    kind: Literal["data"]


class Dict(TypedDict):
    kind: Literal["dict"]


class Sub(Cat):
    kind: Literal["sub"] = "sub"


class Gen(BaseModel, Generic[T]):
    kind: Literal["gen"]
    item: T


Pets = Annotated[Union[Cat, Dog], Field(discriminator="kind")]
Animals = Annotated[Union[Pets, Cow], Field(discriminator="kind")]
NamedPets = TypeAliasType("NamedPets", Annotated[Union[Cat, Dog], Field(discriminator="kind")])


class Owner(BaseModel):
    pet: Union[Cat, Dog] = Field(discriminator="kind", description="its pet")
    pets: list[Pets] = []
    other: Optional[Union[Cat, Dog]] = Field(None, discriminator="kind")


class Pet(RootModel[Union[Cat, Dog]]):
    root: Union[Cat, Dog] = Field(discriminator="kind")


@mcp.tool()
def t1(a: Pets, b: Animals, c: list[Pets], d: Optional[Pets] = None) -> Pets:
    return a


@mcp.tool()
def t2(a: Annotated[Optional[Union[Cat, Dog]], Field(discriminator="kind")] = None) -> Animals:
    return a


@mcp.tool()
def t3(a: Annotated[Union[Cat, None, Dog], Field(discriminator="kind")]) -> list[Pets]:
    return a


@mcp.tool()
def t4(
    a: Annotated[Union[Cat, Nothing], Field(discriminator="kind")],
    b: Annotated[Union[Cat, Either], Field(discriminator="kind")],
    c: Annotated[Union[Cat, Checked], Field(discriminator="kind")],
    d: Annotated[Union[Car, Bus], Field(discriminator="kind")],
    e: Annotated[Union[Numbered, Flagged, Cat], Field(discriminator="kind")],
) -> Annotated[Union[Car, Bus], Discriminator("kind")]:
    return d


@mcp.tool()
def t5(
    a: Annotated[Union[Aliased, Aliased2], Field(discriminator="kind")],
    b: Annotated[Union[Data, Dict, Cat], Field(discriminator="kind")],
    c: Annotated[Union[Sub, Dog], Field(discriminator="kind", title="Sub or dog")],
    d: Annotated[Union[Gen[int], Cat], Field(discriminator="kind")],
    e: Annotated[Cat, Field(discriminator="kind")],
) -> Annotated[Union[Aliased, Aliased2], Field(discriminator="kind")]:
    return a


@mcp.tool()
def t6(a: Owner, b: Pet) -> Owner:
    return a


@mcp.tool()
def t8(
    a: Annotated[Union[Annotated[Cat, BeforeValidator(lambda value: value)], Dog], Field(discriminator="kind")],
    b: Annotated[Union[Optional[Cat], Dog], Field(discriminator="kind")],
    c: Annotated[Union[Annotated[Optional[Cat], Field(title="x")], Dog], Field(discriminator="kind")],
    d: Annotated[Union[Annotated[Union[Cat, Cow], Field(title="x")], Dog], Field(discriminator="kind")],
) -> str:
    return ""


@mcp.tool()
def t9(a: Annotated[Union[SkipJsonSchema[Cat], Dog], Field(discriminator="kind")]) -> str:
    return ""


@mcp.tool()
def t10(a: Annotated[Union[Cat, Dog], Field(discriminator=None)]) -> str:
    return ""


@mcp.tool()
def t11(a: NamedPets, b: Annotated[NamedPets, Field(discriminator="kind")]) -> str:
    return ""
