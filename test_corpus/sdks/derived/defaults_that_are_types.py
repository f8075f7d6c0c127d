"""Defaults that are no values of the type: types, and what stands for the configuration of a model."""

from dataclasses import dataclass
from datetime import date
from enum import Enum, IntEnum
from typing import Annotated, Any, Callable, NamedTuple, Optional

import pydantic
from pydantic import BaseModel, Field

from fastmcp import FastMCP

mcp = FastMCP("case")


class Word(Enum):
    A = "x"


class Number(IntEnum):
    A = 1


# case: its_own_type
@mcp.tool()
def t(a: int = int): ...


# case: its_own_class
@mcp.tool()
def t(a: date = date): ...


# case: of_a_model
class Model(BaseModel):
    x: int = int


@mcp.tool()
def t(a: Model = None): ...


# case: its_own_model
class Model(BaseModel):
    x: int


@mcp.tool()
def t(a: Model = Model): ...


# case: of_a_dataclass
@dataclass
class Model:
    x: int = int


@mcp.tool()
def t(a: Model = None) -> Model: ...


# case: of_a_pydantic_dataclass
@pydantic.dataclasses.dataclass
class Model:
    x: int = int


@mcp.tool()
def t(a: Model = None): ...


# case: of_a_plain_class
class Model:
    x: int = int


@mcp.tool()
def t(a: int) -> Model: ...


# case: of_a_tuple
class Model(NamedTuple):
    x: int = int


@mcp.tool()
def t(a: Model = None): ...


# case: in_an_optional
@mcp.tool()
def t(a: Optional[int] = int): ...


# case: in_annotated
@mcp.tool()
def t(a: Annotated[int, 'x'] = int): ...


# case: in_a_field
@mcp.tool()
def t(a: int = Field(int)): ...


# case: another_type
@mcp.tool()
def t(a: float = int): ...


# case: any
@mcp.tool()
def t(a: Any = Any): ...


# case: configuration_number
@mcp.tool()
def t(a: Annotated[dict, Field(pattern="(")] = 1, model_config: int = 1): ...


# case: configuration_number_beside_a_refused_return_type
@mcp.tool()
def t(a: int = 1, model_config=1, b: Callable = None) -> Annotated[int, Field(pattern="(")]: ...


# case: configuration_zero
@mcp.tool()
def t(a: Annotated[dict, Field(pattern="(")] = 1, model_config: int = 0): ...


# case: configuration_zero_beside_a_refused_return_type
@mcp.tool()
def t(a: int = 1, model_config=0, b: Callable = None) -> Annotated[int, Field(pattern="(")]: ...


# case: configuration_text
@mcp.tool()
def t(a: Annotated[dict, Field(pattern="(")] = 1, model_config: int = "ab"): ...


# case: configuration_text_beside_a_refused_return_type
@mcp.tool()
def t(a: int = 1, model_config="ab", b: Callable = None) -> Annotated[int, Field(pattern="(")]: ...


# case: configuration_empty_text
@mcp.tool()
def t(a: Annotated[dict, Field(pattern="(")] = 1, model_config: int = ""): ...


# case: configuration_empty_text_beside_a_refused_return_type
@mcp.tool()
def t(a: int = 1, model_config="", b: Callable = None) -> Annotated[int, Field(pattern="(")]: ...


# case: configuration_yes
@mcp.tool()
def t(a: Annotated[dict, Field(pattern="(")] = 1, model_config: int = True): ...


# case: configuration_yes_beside_a_refused_return_type
@mcp.tool()
def t(a: int = 1, model_config=True, b: Callable = None) -> Annotated[int, Field(pattern="(")]: ...


# case: configuration_nothing
@mcp.tool()
def t(a: Annotated[dict, Field(pattern="(")] = 1, model_config: int = None): ...


# case: configuration_nothing_beside_a_refused_return_type
@mcp.tool()
def t(a: int = 1, model_config=None, b: Callable = None) -> Annotated[int, Field(pattern="(")]: ...


# case: configuration_listed
@mcp.tool()
def t(a: Annotated[dict, Field(pattern="(")] = 1, model_config: int = [1]): ...


# case: configuration_listed_beside_a_refused_return_type
@mcp.tool()
def t(a: int = 1, model_config=[1], b: Callable = None) -> Annotated[int, Field(pattern="(")]: ...


# case: configuration_pairs
@mcp.tool()
def t(a: Annotated[dict, Field(pattern="(")] = 1, model_config: int = [("title", "x")]): ...


# case: configuration_pairs_beside_a_refused_return_type
@mcp.tool()
def t(a: int = 1, model_config=[("title", "x")], b: Callable = None) -> Annotated[int, Field(pattern="(")]: ...


# case: configuration_mapping
@mcp.tool()
def t(a: Annotated[dict, Field(pattern="(")] = 1, model_config: int = {"extra": "forbid"}): ...


# case: configuration_mapping_beside_a_refused_return_type
@mcp.tool()
def t(a: int = 1, model_config={"extra": "forbid"}, b: Callable = None) -> Annotated[int, Field(pattern="(")]: ...


# case: configuration_empty_mapping
@mcp.tool()
def t(a: Annotated[dict, Field(pattern="(")] = 1, model_config: int = {}): ...


# case: configuration_empty_mapping_beside_a_refused_return_type
@mcp.tool()
def t(a: int = 1, model_config={}, b: Callable = None) -> Annotated[int, Field(pattern="(")]: ...


# case: configuration_object
@mcp.tool()
def t(a: Annotated[dict, Field(pattern="(")] = 1, model_config: int = object()): ...


# case: configuration_object_beside_a_refused_return_type
@mcp.tool()
def t(a: int = 1, model_config=object(), b: Callable = None) -> Annotated[int, Field(pattern="(")]: ...


# case: configuration_function
@mcp.tool()
def t(a: Annotated[dict, Field(pattern="(")] = 1, model_config: int = lambda: 1): ...


# case: configuration_function_beside_a_refused_return_type
@mcp.tool()
def t(a: int = 1, model_config=lambda: 1, b: Callable = None) -> Annotated[int, Field(pattern="(")]: ...


# case: configuration_word
@mcp.tool()
def t(a: Annotated[dict, Field(pattern="(")] = 1, model_config: int = Word.A): ...


# case: configuration_word_beside_a_refused_return_type
@mcp.tool()
def t(a: int = 1, model_config=Word.A, b: Callable = None) -> Annotated[int, Field(pattern="(")]: ...


# case: configuration_number_of_an_enum
@mcp.tool()
def t(a: Annotated[dict, Field(pattern="(")] = 1, model_config: int = Number.A): ...


# case: configuration_number_of_an_enum_beside_a_refused_return_type
@mcp.tool()
def t(a: int = 1, model_config=Number.A, b: Callable = None) -> Annotated[int, Field(pattern="(")]: ...
