"""Strict / Field exclude / deprecated."""

from pydantic import Field
from typing import Annotated
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: Annotated[int, Field(deprecated=True)], b: Annotated[int, Field(strict=True, multiple_of=2)] = 2, c: Annotated[list[int], Field(min_length=1, max_length=3)] = [1]) -> str:
    return ""
