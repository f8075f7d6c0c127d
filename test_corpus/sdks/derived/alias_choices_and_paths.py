"""AliasChoices and AliasPath."""

from typing import Annotated

from pydantic import AliasChoices, AliasPath, BaseModel, ConfigDict, Field

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


class Model(BaseModel):
    model_config = ConfigDict(validate_by_alias=True, validate_by_name=True)

    a: int = Field(validation_alias=AliasChoices("x", "y"))
    b: int = Field(1, validation_alias=AliasPath("p", "q"))
    c: int = Field(1, alias="cc", validation_alias=AliasPath("p", 0))
    d: int = Field(1, alias="dd", validation_alias=AliasChoices(AliasPath("p", "q"), AliasPath("z"), "w"))
    e: int = Field(1, validation_alias=AliasChoices(AliasPath("p", "q")))
    f: int = Field(1, validation_alias=AliasPath("only"))


@mcp.tool()
def one(m: Model) -> Model: ...


@mcp.tool()
def two(
    a: Annotated[int, Field(validation_alias=AliasChoices("x", "y"))],
    b: Annotated[int, Field(alias="bb", validation_alias=AliasChoices("from", "b"))] = 1,
    c: Annotated[str, Field(validation_alias=AliasPath("p", "q"))] = "",
) -> int: ...
