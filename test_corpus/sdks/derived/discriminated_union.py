"""Discriminated union."""

from pydantic import BaseModel, Field
from typing import Annotated, Literal, Union
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


class A(BaseModel):
    k: Literal["a"] = "a"


class B(BaseModel):
    k: Literal["b"]


@mcp.tool()
def t(u: Annotated[Union[A, B], Field(discriminator="k")]) -> str:
    return ""
