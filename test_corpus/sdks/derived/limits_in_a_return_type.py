"""A return type with a pattern that pydantic-core cannot take."""

from typing import Annotated

from pydantic import Field

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: int) -> Annotated[str, Field(pattern="(?=a)")]: ...
