"""Pydantic models: fields, inheritance, aliases, configuration, computed fields, validators."""

from datetime import date, datetime, time, timedelta
from decimal import Decimal
from enum import Enum
from typing import Annotated, Any, ClassVar, Final, Generic, Literal, Optional, TypeVar, Union
from uuid import UUID

from pydantic import (
    AliasChoices,
    AliasGenerator,
    BaseModel,
    ConfigDict,
    Field,
    PrivateAttr,
    RootModel,
    computed_field,
    field_serializer,
    field_validator,
    model_serializer,
    model_validator,
)
from pydantic.alias_generators import to_camel, to_pascal, to_snake

from fastmcp import Context, FastMCP

mcp = FastMCP("case")

T = TypeVar("T")
U = TypeVar("U")


class Level(Enum):
    LOW = 1
    HIGH = 2


class Plain(BaseModel):
    """A model.

    With two paragraphs.
    """

    version: ClassVar[int] = 3
    fixed: Final[int] = 4
    _hidden: int = 1
    _private: str = PrivateAttr("x")
    count: int
    size: float = 1.5
    note: Optional[str] = None
    dict: str = "shadows"

    def method(self) -> int:
        return self.count

    @property
    def double(self) -> int:
        return 2 * self.count


class Older(BaseModel):
    a: int = 1
    b: str = "b"


class Mixin:
    c: int = 7


class Younger(Older, Mixin):
    b: int = 2
    d: Level = Level.HIGH


class Camel(BaseModel):
    model_config = ConfigDict(alias_generator=to_camel, populate_by_name=True, title="Camel case")

    user_id: int
    first_name: str = Field("x", alias="given")
    last_name: str = Field("y", validation_alias="family")
    nick_name: str = Field("z", serialization_alias="nick")
    a2b: int = 1

    @computed_field
    @property
    def full_name(self) -> str:
        """The whole name."""
        return self.first_name


class Pascal(BaseModel):
    model_config = {"alias_generator": to_pascal, "extra": "forbid"}
    user_id: int
    http_2_url: str = ""


class Snake(BaseModel, alias_generator=to_snake, extra="allow"):
    userId: int
    HTTPPort: int = 80
    part2Of: str = ""


class Generated(BaseModel):
    model_config = ConfigDict(
        alias_generator=AliasGenerator(validation_alias=to_camel, serialization_alias=to_pascal, alias=None)
    )
    user_id: int
    is_on: bool = True


class Generated2(BaseModel):
    model_config = ConfigDict(alias_generator=AliasGenerator(alias=to_camel))
    user_id: int


class Computed(BaseModel):
    """Computed fields."""

    width: int

    @computed_field(alias="Area", description="The area.", title="Area of it", examples=[1, 2], repr=False)
    @property
    def area(self) -> int:
        return self.width**2

    @computed_field(return_type=float)
    def half(self):
        return self.width / 2


class MoreComputed(Computed):
    @computed_field(json_schema_extra={"unit": "m"}, deprecated=True)
    def third(self) -> Decimal:
        """A third."""
        return Decimal(self.width) / 3


class Validated(BaseModel):
    a: int
    b: str
    c: list[int] = []
    d: int = 1

    @field_validator("a", mode="before")
    @classmethod
    def _a(cls, value: Any) -> Any:
        return value

    @field_validator("b", mode="plain", json_schema_input_type=Union[int, str])
    @classmethod
    def _b(cls, value: Any) -> Any:
        return value

    @field_validator("c")
    @classmethod
    def _c(cls, value: list[int]) -> list[int]:
        return value

    @field_validator("*", mode="wrap")
    @classmethod
    def _all(cls, value: Any, handler: Any) -> Any:
        return handler(value)

    @model_validator(mode="after")
    def _whole(self) -> "Validated":
        return self


class Rewriting(Validated):
    @field_validator("a", mode="after")
    @classmethod
    def _a(cls, value: Any) -> Any:
        return value


class Documented(BaseModel):
    model_config = ConfigDict(use_attribute_docstrings=True)

    a: int
    """What a is."""
    b: int = Field(1, description="b itself")
    """Not this."""
    c: str = "c"

    """Not of c."""
    d: float


class Extra(BaseModel):
    model_config = ConfigDict(json_schema_extra={"examples": [{"a": 1}], "x-unit": "mm"}, str_min_length=1, str_max_length=9)
    a: str
    b: Annotated[str, Field(max_length=3)] = "b"
    c: int = Field(2, json_schema_extra={"x": 1}, examples=[1, 2], deprecated=True)
    d: str = Field("d", deprecated="use c", title="Dee")


class Excluded(BaseModel):
    a: int
    b: int = Field(exclude=True)
    c: int = Field(3, exclude=False)


class Old(BaseModel):
    class Config:
        title = "Old style"
        extra = "forbid"

    a: int


class Child(Old):
    model_config = ConfigDict(extra="ignore", title=None)
    b: int


class Box(BaseModel, Generic[T]):
    """A box."""

    content: T
    more: list[T] = []


class Pair(BaseModel, Generic[T, U]):
    one: T
    two: Optional[U] = None


class IntBox(Box[int]):
    extra: str = "x"


class Ids(RootModel[list[int]]):
    """A list of ids."""


class Names(RootModel):
    root: dict[str, str] = Field(default_factory=dict, description="names by id")


class SubIds(Ids):
    pass


class Wrapped(RootModel[T], Generic[T]):
    pass


class Tree(BaseModel):
    name: str
    children: list["Tree"] = []
    parent: Optional["Tree"] = None


class Described(RootModel[int]):
    """Its own text."""

    root: int = Field(description="that of the field", title="Root")


class AsDefaults(BaseModel):
    a: date = date(2024, 1, 2)
    b: UUID = UUID("12345678123456781234567812345678")
    c: Decimal = Decimal("1.50")
    d: bytes = b"abc"
    e: set[int] = {3, 1}
    f: tuple[int, str] = (1, "a")
    g: Level = Level.LOW
    h: list[Level] = [Level.LOW, Level.HIGH]
    i: frozenset[str] = frozenset()
    j: Any = object()
    k: dict[int, str] = {1: "a", 2: "b"}
    l: float = float("inf")
    m: dict[Any, Any] = {None: 1, True: 2, 1.5: 3}


class Choices(BaseModel):
    a: int = Field(validation_alias=AliasChoices("first", "second"), serialization_alias="third")


class DefaultsRequired(BaseModel):
    model_config = ConfigDict(json_schema_serialization_defaults_required=True)
    a: int = 1


class Serialized(BaseModel):
    a: int
    when: datetime

    @field_serializer("when")
    def _when(self, value: datetime) -> str:
        return value.isoformat()


class Outer(BaseModel):
    class Inner(BaseModel):
        x: int

    inner: Inner
    inners: dict[str, Inner] = {}


@mcp.tool()
def plain(model: Plain, other: Younger, more: Optional[Plain] = None) -> Plain:
    return model


@mcp.tool()
def younger() -> Younger:
    return Younger()


@mcp.tool()
def camel(model: Camel) -> Camel:
    return model


@mcp.tool()
def pascal(model: Pascal) -> Pascal:
    return model


@mcp.tool()
def snake(model: Snake) -> Snake:
    return model


@mcp.tool()
def generated(model: Generated, other: Generated2) -> Generated:
    return model


@mcp.tool()
def generated2() -> Generated2:
    return Generated2(user_id=1)


@mcp.tool()
def computed(model: Computed, more: MoreComputed) -> Computed:
    return model


@mcp.tool()
def more_computed() -> MoreComputed:
    return MoreComputed(width=1)


@mcp.tool()
def validated(model: Validated, more: Rewriting) -> Validated:
    return model


@mcp.tool()
def documented(model: Documented) -> Documented:
    return model


@mcp.tool()
def extra(model: Extra) -> Extra:
    return model


@mcp.tool()
def excluded(model: Excluded) -> Excluded:
    return model


@mcp.tool()
def old(model: Old, child: Child) -> Child:
    return child


@mcp.tool()
def boxes(a: Box[int], b: Box[str], c: Box[Plain], d: Pair[int, list[str]], e: IntBox, f: Box) -> Box[int]:
    return a


@mcp.tool()
def pairs(a: Pair[int, Optional[str]], b: Pair[Union[int, str], dict[str, Level]], c: Pair[None, Level]) -> Pair[int, Plain]:
    return a


@mcp.tool()
def int_box() -> IntBox:
    return IntBox(content=1)


@mcp.tool()
def roots(a: Ids, b: Names, c: Wrapped[int], d: Described, e: SubIds) -> Ids:
    return a


@mcp.tool()
def names() -> Names:
    return Names({})


@mcp.tool()
def described() -> Described:
    return Described(1)


@mcp.tool()
def as_defaults(model: AsDefaults = AsDefaults()) -> str:
    return ""


@mcp.tool()
def choices(model: Choices) -> Choices:
    return model


@mcp.tool()
def defaults_required(model: DefaultsRequired) -> DefaultsRequired:
    return model


@mcp.tool()
def serialized(model: Serialized) -> Serialized:
    return model


@mcp.tool()
def outer(model: Outer) -> Outer:
    return model


@mcp.tool()
def many() -> list[Younger]:
    return []
