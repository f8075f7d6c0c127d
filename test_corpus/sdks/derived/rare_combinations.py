import enum
import functools
from dataclasses import dataclass
from typing import Annotated, Callable, NamedTuple, Optional
import datetime
import pydantic
from pydantic import Field
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


# case: text_beside_a_limited_type
@mcp.tool()
def tool0(a: Annotated[pydantic.PositiveInt, "How many."] = 1, b: Annotated[pydantic.UUID4, ""] = None) -> int: ...


# case: limits_in_front_of_a_limited_type
@mcp.tool()
def tool0(
    a: pydantic.PositiveInt = Field(1, pattern="x"),
    b: pydantic.PositiveInt = Field(3, ge=3, lt=9),
    c: pydantic.StrictStr = Field("", strict=False),
) -> int: ...


# case: limits_inside_of_encoded_texts
@mcp.tool()
def tool0(
    a: pydantic.Base64Str = Field(None, min_length=2),
    b: pydantic.Base64Str = Field(None, pattern="x"),
    c: pydantic.UUID4 = Field(None, strict=True),
) -> int: ...


# case: limit_that_a_uuid_does_not_take
@mcp.tool()
def tool0(a: pydantic.UUID4 = Field(None, ge=1)) -> int: ...


# case: limit_that_encoded_bytes_do_not_take
@mcp.tool()
def tool0(a: pydantic.Base64UrlBytes = Field(None, pattern="x")) -> int: ...


# case: limit_behind_a_uuid
@mcp.tool()
def tool0(a: Annotated[pydantic.UUID4, Field(ge=1)] = None, b: pydantic.UUID4 | None = Field(None, ge=1)) -> int: ...


# case: field_as_the_configuration
@mcp.tool()
def tool0(a: Callable = Field(None), model_config=Field(None)) -> int: ...


# case: text_as_annotation_beside_a_context
@mcp.tool()
def tool0(c: Context, a: "datetime.date" = None) -> int: ...


# case: text_as_annotation_beside_a_context_and_required
@mcp.tool()
def tool0(c: Context, a: "datetime.date" = None, b=Field(...)) -> int: ...


# case: positional_with_an_annotation_that_is_not_read
@mcp.tool()
def tool0(a, /, b, c: "Annotated[int, Field(None), Field(None, description='two\\nlines')]") -> int: ...


# case: text_that_names_more_than_builtins_beside_a_context
@mcp.tool()
def tool0(c: Context, a: "Optional[int]" = Field(None)) -> int: ...


# case: text_that_names_builtins_beside_a_context
@mcp.tool()
def tool0(c: Context, a: "int | None" = Field(None), b: list["str"] = []) -> int: ...


# case: cached_beside_a_context
@mcp.tool()
@functools.lru_cache
def tool0(c: Context, a: int = 1) -> int: ...


# case: cached_with_arguments_that_cannot_be_listed
@mcp.tool()
@functools.lru_cache
def tool0(*args: int) -> int: ...


# case: alias_of_the_sdk_over_a_name_in_the_annotation
@mcp.tool()
def tool0(schema: Annotated[int, Field(validation_alias="val")]) -> int: ...


# case: alias_over_the_names_of_calls_in_front
class M(pydantic.BaseModel):
    x: Annotated[int, Field(validation_alias="v"), Field(alias="a")]
    y: Annotated[int, Field(validation_alias="v", alias="b"), Field(alias=None)]
    z: Annotated[int, Field(alias="a"), Field(validation_alias=None)]


@mcp.tool()
def tool0(m: M, x: Annotated[int, Field(validation_alias="w"), Field(alias="c")]) -> M: ...


# case: strict_named_tuple
class R(NamedTuple):
    x: int


@mcp.tool()
def tool0(b: R = Field(None, strict=True)) -> int: ...


# case: strict_dataclass
@dataclass
class R:
    x: int


@mcp.tool()
def tool0(b: R = Field(None, strict=True)) -> int: ...


# case: strict_inside_of_itself
@dataclass
class R:
    x: Annotated[Optional["R"], Field(strict=True)]


@mcp.tool()
def tool0(b: R) -> int: ...


# case: strict_models
class R(pydantic.BaseModel):
    x: int


class S(pydantic.RootModel[int]):
    pass


class E(enum.Enum):
    A = 1


@mcp.tool()
def tool0(
    a: R = Field(None, strict=True), b: S = Field(None, strict=True), c: E = Field(None, strict=True)
) -> int: ...
