"""A parameter with backreference."""

from datetime import date
from typing import Annotated

from pydantic import Field

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: Annotated[str | None, Field(pattern=r'(a)\1')]) -> int: ...
