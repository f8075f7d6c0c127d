"""A parameter with negative length."""

from datetime import date
from typing import Annotated

from pydantic import Field

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: Annotated[list[int], Field(min_length=-1)]) -> int: ...
