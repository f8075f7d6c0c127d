"""Alias in Field."""

from pydantic import Field
from typing import Annotated
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: Annotated[int, Field(alias="the-a")], b: Annotated[int, Field(validation_alias="bb")] = 1) -> str:
    return ""
