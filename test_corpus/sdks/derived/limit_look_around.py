"""A parameter with look around."""

from datetime import date
from typing import Annotated

from pydantic import Field

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: Annotated[str, Field(pattern=r'^(?!x)')]) -> int: ...
