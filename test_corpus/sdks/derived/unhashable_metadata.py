"""Metadata that Python cannot hash, in types that are put into unions."""

from typing import Annotated, List, Optional, Union

import pydantic
from pydantic import Field

from fastmcp import FastMCP

mcp = FastMCP("case")


# case: alone
@mcp.tool()
def t(a: Annotated[list[int], pydantic.FailFast()], b: Annotated[int, {}], c: List[Annotated[int, [1]]]) -> int: ...


# case: fail_fast
@mcp.tool()
def t(a: Optional[Annotated[list[int], pydantic.FailFast()]]): ...


# case: dict
@mcp.tool()
def t(a: Annotated[int, {"unit": "m"}] | None): ...


# case: list_further_in
@mcp.tool()
def t(a: Union[list[Annotated[int, [1]]], str]): ...


# case: tuple
@mcp.tool()
def t(a: Optional[Annotated[int, (1, 2)]]): ...


# case: extra_of_a_field
@mcp.tool()
def t(a: Optional[Annotated[int, Field(json_schema_extra={"a": []})]]): ...
