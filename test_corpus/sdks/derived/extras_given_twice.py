"""What stands twice beside a type, and what is left of annotated types where extras are taken away."""

from dataclasses import dataclass
from typing import Annotated, Optional

import pydantic
from pydantic import Field, Strict
from pydantic.json_schema import SkipJsonSchema
from typing_extensions import TypedDict

from fastmcp import FastMCP

mcp = FastMCP("case")


# case: extra_and_other
@mcp.tool()
def t(a: Optional[Annotated[int, Field(json_schema_extra={"a": 1}), Field(json_schema_extra={"b": [2]}, title="t")]], b: Annotated[int, Field(json_schema_extra={"a": 1}), Field(json_schema_extra={"b": [2]}, title="t")], c: list[Annotated[int, Field(json_schema_extra={"a": 1}), Field(json_schema_extra={"b": [2]}, title="t")]] = Field(None, json_schema_extra={"a": 2})) -> Annotated[int, Field(json_schema_extra={"a": 1}), Field(json_schema_extra={"b": [2]}, title="t")]: ...


# case: extra_and_other_around_a_limit
@mcp.tool()
def t(a: Optional[Annotated[int, Field(json_schema_extra={"a": 1}), Strict(), Field(json_schema_extra={"b": [2]}, title="t")]], b: Annotated[int, Field(json_schema_extra={"a": 1}), Strict(), Field(json_schema_extra={"b": [2]}, title="t")], c: list[Annotated[int, Field(json_schema_extra={"a": 1}), Strict(), Field(json_schema_extra={"b": [2]}, title="t")]] = Field(None, json_schema_extra={"a": 2})) -> Annotated[int, Field(json_schema_extra={"a": 1}), Strict(), Field(json_schema_extra={"b": [2]}, title="t")]: ...


# case: extra_and_same
@mcp.tool()
def t(a: Optional[Annotated[int, Field(json_schema_extra={"a": 1}), Field(json_schema_extra={"a": 3, "title": "X"}, title="t")]], b: Annotated[int, Field(json_schema_extra={"a": 1}), Field(json_schema_extra={"a": 3, "title": "X"}, title="t")], c: list[Annotated[int, Field(json_schema_extra={"a": 1}), Field(json_schema_extra={"a": 3, "title": "X"}, title="t")]] = Field(None, json_schema_extra={"a": 2})) -> Annotated[int, Field(json_schema_extra={"a": 1}), Field(json_schema_extra={"a": 3, "title": "X"}, title="t")]: ...


# case: extra_and_same_around_a_limit
@mcp.tool()
def t(a: Optional[Annotated[int, Field(json_schema_extra={"a": 1}), Strict(), Field(json_schema_extra={"a": 3, "title": "X"}, title="t")]], b: Annotated[int, Field(json_schema_extra={"a": 1}), Strict(), Field(json_schema_extra={"a": 3, "title": "X"}, title="t")], c: list[Annotated[int, Field(json_schema_extra={"a": 1}), Strict(), Field(json_schema_extra={"a": 3, "title": "X"}, title="t")]] = Field(None, json_schema_extra={"a": 2})) -> Annotated[int, Field(json_schema_extra={"a": 1}), Strict(), Field(json_schema_extra={"a": 3, "title": "X"}, title="t")]: ...


# case: extra_and_none
@mcp.tool()
def t(a: Optional[Annotated[int, Field(json_schema_extra={"a": 1}), Field(json_schema_extra=None, title="t")]], b: Annotated[int, Field(json_schema_extra={"a": 1}), Field(json_schema_extra=None, title="t")], c: list[Annotated[int, Field(json_schema_extra={"a": 1}), Field(json_schema_extra=None, title="t")]] = Field(None, json_schema_extra={"a": 2})) -> Annotated[int, Field(json_schema_extra={"a": 1}), Field(json_schema_extra=None, title="t")]: ...


# case: extra_and_none_around_a_limit
@mcp.tool()
def t(a: Optional[Annotated[int, Field(json_schema_extra={"a": 1}), Strict(), Field(json_schema_extra=None, title="t")]], b: Annotated[int, Field(json_schema_extra={"a": 1}), Strict(), Field(json_schema_extra=None, title="t")], c: list[Annotated[int, Field(json_schema_extra={"a": 1}), Strict(), Field(json_schema_extra=None, title="t")]] = Field(None, json_schema_extra={"a": 2})) -> Annotated[int, Field(json_schema_extra={"a": 1}), Strict(), Field(json_schema_extra=None, title="t")]: ...


# case: extra_and_function
@mcp.tool()
def t(a: Optional[Annotated[int, Field(json_schema_extra={"a": 1}), Field(json_schema_extra=lambda schema: None, title="t")]], b: Annotated[int, Field(json_schema_extra={"a": 1}), Field(json_schema_extra=lambda schema: None, title="t")], c: list[Annotated[int, Field(json_schema_extra={"a": 1}), Field(json_schema_extra=lambda schema: None, title="t")]] = Field(None, json_schema_extra={"a": 2})) -> Annotated[int, Field(json_schema_extra={"a": 1}), Field(json_schema_extra=lambda schema: None, title="t")]: ...


# case: extra_and_function_around_a_limit
@mcp.tool()
def t(a: Optional[Annotated[int, Field(json_schema_extra={"a": 1}), Strict(), Field(json_schema_extra=lambda schema: None, title="t")]], b: Annotated[int, Field(json_schema_extra={"a": 1}), Strict(), Field(json_schema_extra=lambda schema: None, title="t")], c: list[Annotated[int, Field(json_schema_extra={"a": 1}), Strict(), Field(json_schema_extra=lambda schema: None, title="t")]] = Field(None, json_schema_extra={"a": 2})) -> Annotated[int, Field(json_schema_extra={"a": 1}), Strict(), Field(json_schema_extra=lambda schema: None, title="t")]: ...


# case: uuid_of_a_typed_dict
class Keys(TypedDict):
    x: pydantic.UUID4


@mcp.tool()
def t() -> Keys: ...


# case: uuid_of_a_dataclass
@dataclass
class Data:
    x: pydantic.UUID4


@mcp.tool()
def t(a: Data) -> Data: ...


# case: json_of_a_typed_dict
class Keys(TypedDict):
    x: pydantic.Json[int]


@mcp.tool()
def t() -> Keys: ...


# case: json_of_a_dataclass
@dataclass
class Data:
    x: pydantic.Json[int]


@mcp.tool()
def t(a: Data) -> Data: ...


# case: skipped_of_a_typed_dict
class Keys(TypedDict):
    x: SkipJsonSchema[int]


@mcp.tool()
def t() -> Keys: ...


# case: skipped_of_a_dataclass
@dataclass
class Data:
    x: SkipJsonSchema[int]


@mcp.tool()
def t(a: Data) -> Data: ...


# case: positive_of_a_typed_dict
class Keys(TypedDict):
    x: pydantic.PositiveInt


@mcp.tool()
def t() -> Keys: ...


# case: positive_of_a_dataclass
@dataclass
class Data:
    x: pydantic.PositiveInt


@mcp.tool()
def t(a: Data) -> Data: ...


# case: path_of_a_typed_dict
class Keys(TypedDict):
    x: pydantic.FilePath


@mcp.tool()
def t() -> Keys: ...


# case: path_of_a_dataclass
@dataclass
class Data:
    x: pydantic.FilePath


@mcp.tool()
def t(a: Data) -> Data: ...


# case: encoded_of_a_typed_dict
class Keys(TypedDict):
    x: pydantic.Base64Str


@mcp.tool()
def t() -> Keys: ...


# case: encoded_of_a_dataclass
@dataclass
class Data:
    x: pydantic.Base64Str


@mcp.tool()
def t(a: Data) -> Data: ...


# case: nested_of_a_typed_dict
class Keys(TypedDict):
    x: list[Optional[pydantic.UUID4]]


@mcp.tool()
def t() -> Keys: ...


# case: nested_of_a_dataclass
@dataclass
class Data:
    x: list[Optional[pydantic.UUID4]]


@mcp.tool()
def t(a: Data) -> Data: ...


# case: described_of_a_typed_dict
class Keys(TypedDict):
    x: Annotated[pydantic.UUID4, "x"]


@mcp.tool()
def t() -> Keys: ...


# case: described_of_a_dataclass
@dataclass
class Data:
    x: Annotated[pydantic.UUID4, "x"]


@mcp.tool()
def t(a: Data) -> Data: ...


# case: limit_of_the_text_of_a_parameter
@mcp.tool()
def t(
    a: pydantic.Json[int] = Field(None, ge=1),
    b: Optional[pydantic.Json[int]] = Field(None, ge=1),
    c: pydantic.Json[Annotated[int, Field(le=3)]] = Field(None, ge=1, description="d"),
    d: SkipJsonSchema[int] = Field(None, ge=1),
) -> int: ...


# case: limit_beside_the_text_of_a_parameter
@mcp.tool()
def t(a: Annotated[pydantic.Json[int], Field(ge=1)] = None, b: pydantic.Json = Field(None, min_length=1)) -> int: ...
