"""Default violates the declared constraints."""

from pydantic import Field
from typing import Annotated, Literal
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: Annotated[int, Field(ge=5)] = 1, b: Literal["x"] = "z", c: int = "no") -> str:
    return ""
