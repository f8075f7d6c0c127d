"""Keywords that Field takes as json_schema_extra."""

from typing import Annotated

from pydantic import BaseModel, Field

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


class Model(BaseModel):
    a: int = Field(..., example=1, min_items=2)
    b: list[int] = Field([], example=[1], min_items=2, to_lower=True)
    c: str = Field("", ascii_only=True, json_schema_extra={"k": 1})


@mcp.tool()
def one(m: Model, a: Annotated[str, Field(example="x", strip_whitespace=True)], b: int = Field(1, units="px")) -> Model: ...
