"""Return types whose annotations have defaults, and types that bring annotations of their own."""

from typing import Annotated
from uuid import UUID

from pydantic import UUID4, Base64Str, Field, FilePath

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def one() -> Annotated[int, Field(default=1)]: ...


@mcp.tool()
def two() -> Annotated[Base64Str, Field(pattern="a")]: ...


@mcp.tool()
def three(u: Annotated[UUID4, Field(pattern="a")], p: Annotated[FilePath, Field(max_length=4)]) -> Annotated[UUID4, Field(pattern="a")]: ...


@mcp.tool()
def four(a: Annotated[Base64Str, Field(default="eA==")]) -> Annotated[list[Base64Str], Field(min_length=1)]: ...
