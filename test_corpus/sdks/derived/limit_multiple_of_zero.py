"""A parameter with multiple of zero."""

from datetime import date
from typing import Annotated

from pydantic import Field

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: Annotated[float, Field(multiple_of=0)]) -> int: ...
