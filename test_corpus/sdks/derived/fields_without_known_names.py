"""Fields of models whose names are not known: what they refer to is not known either."""

from typing import Callable, Optional

from pydantic import BaseModel, ConfigDict

from fastmcp import FastMCP

mcp = FastMCP("case")


class Inner(BaseModel):
    y: int


# case: itself
class Model(BaseModel):
    model_config = ConfigDict(alias_generator=lambda name: name.upper())
    x: Optional["Model"]


@mcp.tool()
def t(a: Model = None) -> Model: ...


# case: another_class
class Model(BaseModel):
    model_config = ConfigDict(alias_generator=lambda name: name.upper())
    x: Inner
    z: int


@mcp.tool()
def t(a: Model, b: list[Model], c: Inner) -> Model: ...


# case: a_callable
class Model(BaseModel):
    model_config = ConfigDict(alias_generator=lambda name: name.upper())
    x: Callable = None


@mcp.tool()
def t(a: Model, b: list[Model]) -> Model: ...
