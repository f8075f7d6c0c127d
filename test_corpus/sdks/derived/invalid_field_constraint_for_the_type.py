"""Invalid Field constraint for the type."""

from pydantic import Field
from typing import Annotated
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: Annotated[int, Field(max_length=3)]) -> str:
    return ""
