"""A limit that pydantic-core cannot take."""

from typing import Annotated

from pydantic import Field

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: Annotated[int, Field(ge=1.5)]) -> int: ...
