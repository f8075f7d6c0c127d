"""A parameter with date with number."""

from datetime import date
from typing import Annotated

from pydantic import Field

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: Annotated[date, Field(ge=1)]) -> int: ...
