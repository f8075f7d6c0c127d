"""A parameter with python only escape."""

from datetime import date
from typing import Annotated

from pydantic import Field

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: Annotated[str, Field(pattern=r'a\Z')]) -> int: ...
