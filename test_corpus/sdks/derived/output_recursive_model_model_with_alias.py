"""Output: recursive model, model with alias."""

from pydantic import BaseModel, Field
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


class N(BaseModel):
    v: int
    kids: list["N"] = []


class Al(BaseModel):
    foo: int = Field(alias="fooBar")


@mcp.tool()
def t_rec() -> N: ...


@mcp.tool()
def t_al() -> Al: ...
