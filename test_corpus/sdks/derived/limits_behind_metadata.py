"""Limits behind other metadata of a class: what pydantic keeps of it."""

import dataclasses
import enum
from typing import Annotated, NamedTuple, Optional

import annotated_types
import pydantic
from pydantic import BaseModel, ConfigDict, Field, Strict, WithJsonSchema
from typing_extensions import TypedDict

from fastmcp import FastMCP

mcp = FastMCP("case")


class Color(enum.Enum):
    RED = "red"


class Point(BaseModel):
    x: int


class Root(pydantic.RootModel[int]):
    pass


class Keys(TypedDict):
    x: int


class Pair(NamedTuple):
    x: int


@dataclasses.dataclass
class Data:
    x: int


# case: description_and_strict_of_color
@mcp.tool()
def t(a: Annotated[Color, Field(description="d"), Strict()], b: list[Annotated[Color, Field(description="d"), Strict()]], c: Color) -> Annotated[Color, Field(description="d"), Strict()]: ...


# case: schema_and_number_of_color
@mcp.tool()
def t(a: Annotated[Color, WithJsonSchema({"type": "object"}), annotated_types.Gt(0)], b: list[Annotated[Color, WithJsonSchema({"type": "object"}), annotated_types.Gt(0)]], c: Color) -> Annotated[Color, WithJsonSchema({"type": "object"}), annotated_types.Gt(0)]: ...


# case: serializer_and_length_of_color
@mcp.tool()
def t(a: Annotated[Color, pydantic.PlainSerializer(lambda v: 1, return_type=int), Field(min_length=1)], b: list[Annotated[Color, pydantic.PlainSerializer(lambda v: 1, return_type=int), Field(min_length=1)]], c: Color) -> Annotated[Color, pydantic.PlainSerializer(lambda v: 1, return_type=int), Field(min_length=1)]: ...


# case: extra_and_pattern_of_color
@mcp.tool()
def t(a: Annotated[Color, Field(json_schema_extra={"x": 1}), Field(pattern="a")], b: list[Annotated[Color, Field(json_schema_extra={"x": 1}), Field(pattern="a")]], c: Color) -> Annotated[Color, Field(json_schema_extra={"x": 1}), Field(pattern="a")]: ...


# case: description_and_number_of_color
@mcp.tool()
def t(a: Optional[Annotated[Color, Field(description="d"), annotated_types.Gt(0)]] = None) -> Annotated[Color, Field(description="d"), annotated_types.Gt(0)]: ...


# case: description_and_length_of_color
@mcp.tool()
def t(a: Optional[Annotated[Color, Field(description="d"), Field(min_length=1)]] = None) -> Annotated[Color, Field(description="d"), Field(min_length=1)]: ...


# case: description_and_pattern_of_color
@mcp.tool()
def t(a: Optional[Annotated[Color, Field(description="d"), Field(pattern="a")]] = None) -> Annotated[Color, Field(description="d"), Field(pattern="a")]: ...


# case: description_and_strict_of_point
@mcp.tool()
def t(a: Annotated[Point, Field(description="d"), Strict()], b: list[Annotated[Point, Field(description="d"), Strict()]], c: Point) -> Annotated[Point, Field(description="d"), Strict()]: ...


# case: schema_and_number_of_point
@mcp.tool()
def t(a: Annotated[Point, WithJsonSchema({"type": "object"}), annotated_types.Gt(0)], b: list[Annotated[Point, WithJsonSchema({"type": "object"}), annotated_types.Gt(0)]], c: Point) -> Annotated[Point, WithJsonSchema({"type": "object"}), annotated_types.Gt(0)]: ...


# case: serializer_and_length_of_point
@mcp.tool()
def t(a: Annotated[Point, pydantic.PlainSerializer(lambda v: 1, return_type=int), Field(min_length=1)], b: list[Annotated[Point, pydantic.PlainSerializer(lambda v: 1, return_type=int), Field(min_length=1)]], c: Point) -> Annotated[Point, pydantic.PlainSerializer(lambda v: 1, return_type=int), Field(min_length=1)]: ...


# case: extra_and_pattern_of_point
@mcp.tool()
def t(a: Annotated[Point, Field(json_schema_extra={"x": 1}), Field(pattern="a")], b: list[Annotated[Point, Field(json_schema_extra={"x": 1}), Field(pattern="a")]], c: Point) -> Annotated[Point, Field(json_schema_extra={"x": 1}), Field(pattern="a")]: ...


# case: description_and_number_of_point
@mcp.tool()
def t(a: Optional[Annotated[Point, Field(description="d"), annotated_types.Gt(0)]] = None) -> Annotated[Point, Field(description="d"), annotated_types.Gt(0)]: ...


# case: description_and_length_of_point
@mcp.tool()
def t(a: Optional[Annotated[Point, Field(description="d"), Field(min_length=1)]] = None) -> Annotated[Point, Field(description="d"), Field(min_length=1)]: ...


# case: description_and_pattern_of_point
@mcp.tool()
def t(a: Optional[Annotated[Point, Field(description="d"), Field(pattern="a")]] = None) -> Annotated[Point, Field(description="d"), Field(pattern="a")]: ...


# case: description_and_strict_of_root
@mcp.tool()
def t(a: Annotated[Root, Field(description="d"), Strict()], b: list[Annotated[Root, Field(description="d"), Strict()]], c: Root) -> Annotated[Root, Field(description="d"), Strict()]: ...


# case: schema_and_number_of_root
@mcp.tool()
def t(a: Annotated[Root, WithJsonSchema({"type": "object"}), annotated_types.Gt(0)], b: list[Annotated[Root, WithJsonSchema({"type": "object"}), annotated_types.Gt(0)]], c: Root) -> Annotated[Root, WithJsonSchema({"type": "object"}), annotated_types.Gt(0)]: ...


# case: serializer_and_length_of_root
@mcp.tool()
def t(a: Annotated[Root, pydantic.PlainSerializer(lambda v: 1, return_type=int), Field(min_length=1)], b: list[Annotated[Root, pydantic.PlainSerializer(lambda v: 1, return_type=int), Field(min_length=1)]], c: Root) -> Annotated[Root, pydantic.PlainSerializer(lambda v: 1, return_type=int), Field(min_length=1)]: ...


# case: extra_and_pattern_of_root
@mcp.tool()
def t(a: Annotated[Root, Field(json_schema_extra={"x": 1}), Field(pattern="a")], b: list[Annotated[Root, Field(json_schema_extra={"x": 1}), Field(pattern="a")]], c: Root) -> Annotated[Root, Field(json_schema_extra={"x": 1}), Field(pattern="a")]: ...


# case: description_and_number_of_root
@mcp.tool()
def t(a: Optional[Annotated[Root, Field(description="d"), annotated_types.Gt(0)]] = None) -> Annotated[Root, Field(description="d"), annotated_types.Gt(0)]: ...


# case: description_and_length_of_root
@mcp.tool()
def t(a: Optional[Annotated[Root, Field(description="d"), Field(min_length=1)]] = None) -> Annotated[Root, Field(description="d"), Field(min_length=1)]: ...


# case: description_and_pattern_of_root
@mcp.tool()
def t(a: Optional[Annotated[Root, Field(description="d"), Field(pattern="a")]] = None) -> Annotated[Root, Field(description="d"), Field(pattern="a")]: ...


# case: description_and_strict_of_keys
@mcp.tool()
def t(a: Annotated[Keys, Field(description="d"), Strict()], b: list[Annotated[Keys, Field(description="d"), Strict()]], c: Keys) -> Annotated[Keys, Field(description="d"), Strict()]: ...


# case: schema_and_number_of_keys
@mcp.tool()
def t(a: Annotated[Keys, WithJsonSchema({"type": "object"}), annotated_types.Gt(0)], b: list[Annotated[Keys, WithJsonSchema({"type": "object"}), annotated_types.Gt(0)]], c: Keys) -> Annotated[Keys, WithJsonSchema({"type": "object"}), annotated_types.Gt(0)]: ...


# case: serializer_and_length_of_keys
@mcp.tool()
def t(a: Annotated[Keys, pydantic.PlainSerializer(lambda v: 1, return_type=int), Field(min_length=1)], b: list[Annotated[Keys, pydantic.PlainSerializer(lambda v: 1, return_type=int), Field(min_length=1)]], c: Keys) -> Annotated[Keys, pydantic.PlainSerializer(lambda v: 1, return_type=int), Field(min_length=1)]: ...


# case: extra_and_pattern_of_keys
@mcp.tool()
def t(a: Annotated[Keys, Field(json_schema_extra={"x": 1}), Field(pattern="a")], b: list[Annotated[Keys, Field(json_schema_extra={"x": 1}), Field(pattern="a")]], c: Keys) -> Annotated[Keys, Field(json_schema_extra={"x": 1}), Field(pattern="a")]: ...


# case: description_and_number_of_keys
@mcp.tool()
def t(a: Optional[Annotated[Keys, Field(description="d"), annotated_types.Gt(0)]] = None) -> Annotated[Keys, Field(description="d"), annotated_types.Gt(0)]: ...


# case: description_and_length_of_keys
@mcp.tool()
def t(a: Optional[Annotated[Keys, Field(description="d"), Field(min_length=1)]] = None) -> Annotated[Keys, Field(description="d"), Field(min_length=1)]: ...


# case: description_and_pattern_of_keys
@mcp.tool()
def t(a: Optional[Annotated[Keys, Field(description="d"), Field(pattern="a")]] = None) -> Annotated[Keys, Field(description="d"), Field(pattern="a")]: ...


# case: description_and_strict_of_pair
@mcp.tool()
def t(a: Annotated[Pair, Field(description="d"), Strict()], b: list[Annotated[Pair, Field(description="d"), Strict()]], c: Pair) -> Annotated[Pair, Field(description="d"), Strict()]: ...


# case: schema_and_number_of_pair
@mcp.tool()
def t(a: Annotated[Pair, WithJsonSchema({"type": "object"}), annotated_types.Gt(0)], b: list[Annotated[Pair, WithJsonSchema({"type": "object"}), annotated_types.Gt(0)]], c: Pair) -> Annotated[Pair, WithJsonSchema({"type": "object"}), annotated_types.Gt(0)]: ...


# case: serializer_and_length_of_pair
@mcp.tool()
def t(a: Annotated[Pair, pydantic.PlainSerializer(lambda v: 1, return_type=int), Field(min_length=1)], b: list[Annotated[Pair, pydantic.PlainSerializer(lambda v: 1, return_type=int), Field(min_length=1)]], c: Pair) -> Annotated[Pair, pydantic.PlainSerializer(lambda v: 1, return_type=int), Field(min_length=1)]: ...


# case: extra_and_pattern_of_pair
@mcp.tool()
def t(a: Annotated[Pair, Field(json_schema_extra={"x": 1}), Field(pattern="a")], b: list[Annotated[Pair, Field(json_schema_extra={"x": 1}), Field(pattern="a")]], c: Pair) -> Annotated[Pair, Field(json_schema_extra={"x": 1}), Field(pattern="a")]: ...


# case: description_and_number_of_pair
@mcp.tool()
def t(a: Optional[Annotated[Pair, Field(description="d"), annotated_types.Gt(0)]] = None) -> Annotated[Pair, Field(description="d"), annotated_types.Gt(0)]: ...


# case: description_and_length_of_pair
@mcp.tool()
def t(a: Optional[Annotated[Pair, Field(description="d"), Field(min_length=1)]] = None) -> Annotated[Pair, Field(description="d"), Field(min_length=1)]: ...


# case: description_and_pattern_of_pair
@mcp.tool()
def t(a: Optional[Annotated[Pair, Field(description="d"), Field(pattern="a")]] = None) -> Annotated[Pair, Field(description="d"), Field(pattern="a")]: ...


# case: description_and_strict_of_data
@mcp.tool()
def t(a: Annotated[Data, Field(description="d"), Strict()], b: list[Annotated[Data, Field(description="d"), Strict()]], c: Data) -> Annotated[Data, Field(description="d"), Strict()]: ...


# case: schema_and_number_of_data
@mcp.tool()
def t(a: Annotated[Data, WithJsonSchema({"type": "object"}), annotated_types.Gt(0)], b: list[Annotated[Data, WithJsonSchema({"type": "object"}), annotated_types.Gt(0)]], c: Data) -> Annotated[Data, WithJsonSchema({"type": "object"}), annotated_types.Gt(0)]: ...


# case: serializer_and_length_of_data
@mcp.tool()
def t(a: Annotated[Data, pydantic.PlainSerializer(lambda v: 1, return_type=int), Field(min_length=1)], b: list[Annotated[Data, pydantic.PlainSerializer(lambda v: 1, return_type=int), Field(min_length=1)]], c: Data) -> Annotated[Data, pydantic.PlainSerializer(lambda v: 1, return_type=int), Field(min_length=1)]: ...


# case: extra_and_pattern_of_data
@mcp.tool()
def t(a: Annotated[Data, Field(json_schema_extra={"x": 1}), Field(pattern="a")], b: list[Annotated[Data, Field(json_schema_extra={"x": 1}), Field(pattern="a")]], c: Data) -> Annotated[Data, Field(json_schema_extra={"x": 1}), Field(pattern="a")]: ...


# case: description_and_number_of_data
@mcp.tool()
def t(a: Optional[Annotated[Data, Field(description="d"), annotated_types.Gt(0)]] = None) -> Annotated[Data, Field(description="d"), annotated_types.Gt(0)]: ...


# case: description_and_length_of_data
@mcp.tool()
def t(a: Optional[Annotated[Data, Field(description="d"), Field(min_length=1)]] = None) -> Annotated[Data, Field(description="d"), Field(min_length=1)]: ...


# case: description_and_pattern_of_data
@mcp.tool()
def t(a: Optional[Annotated[Data, Field(description="d"), Field(pattern="a")]] = None) -> Annotated[Data, Field(description="d"), Field(pattern="a")]: ...


# case: described_enum
@mcp.tool()
def t(a: Annotated[Color, Field(description="d")]) -> Annotated[Color, Field(description="d")]: ...


# case: enum_with_default
@mcp.tool()
def t() -> Annotated[Color, Field(None)]: ...


# case: strict_inside_of_itself
class Node(BaseModel):
    next: Annotated[Optional["Node"], Field(description="d", gt=1)] = None


@mcp.tool()
def t(a: Node): ...
