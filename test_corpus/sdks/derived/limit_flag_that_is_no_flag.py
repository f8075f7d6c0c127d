"""A parameter with flag that is no flag."""

from datetime import date
from typing import Annotated

from pydantic import Field

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: Annotated[int, Field(strict=1)]) -> int: ...
