"""Several things that pydantic refuses: it looks at the values of limits when all types are known."""

import re
from typing import Annotated, Any, Callable, Optional, Union

import pydantic
from pydantic import BaseModel, Field, Strict, WithJsonSchema

from fastmcp import FastMCP

mcp = FastMCP("case")


# case: limit_that_does_not_fit_behind_a_wrong_value
@mcp.tool()
def t(b: Annotated[Union[int, None], Field(pattern="^a+$", strict=True, ge=-1.5)] = Field(..., strict=True, ge=-1.5)): ...


# case: wrong_value_in_front_of_another_parameter
@mcp.tool()
def t(a: Annotated[int, Field(ge=1.5)], b: Annotated[dict, Field(strict=True, pattern="x"), Strict()]): ...


# case: wrong_value_in_front_of_the_return_type
@mcp.tool()
def t(a: Annotated[int, Field(ge=1.5)]) -> Annotated[dict, Field(strict=True, pattern="x"), Strict()]: ...


# case: wrong_pattern_in_front_of_a_callable
@mcp.tool()
def t(a: Annotated[str, Field(pattern="("), Field(ge=1)], b: Callable): ...


# case: wrong_pattern_in_front_of_a_refused_type
@mcp.tool()
def t(a: Annotated[str, Field(pattern="(")], b: type[int], c: bytearray): ...


# case: limit_of_any
@mcp.tool()
def t(a: int = 1, b: Annotated[Any, Strict()] = 2): ...


# case: default_of_a_pattern
class Model(BaseModel):
    x: re.Pattern = 133
    y: re.Pattern[str] = "a"


@mcp.tool()
def t(a: Model) -> Model: ...


# case: arms_of_an_arm
@mcp.tool()
def t() -> Union[int, str, Annotated[float, WithJsonSchema({"anyOf": [{"type": "string", "title": "x"}, {"type": "null"}]})]]: ...


# case: configuration_from_an_enum
@mcp.tool()
def t(a: Optional[int] = None, model_config: int = re.IGNORECASE) -> int: ...


# case: unhashable_return_type
@mcp.tool()
def t(a: Annotated[list[int], pydantic.FailFast()]) -> Annotated[int, {"unit": "m"}]: ...
