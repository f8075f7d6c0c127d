"""Bad regex in pattern."""

from pydantic import Field
from typing import Annotated
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: Annotated[str, Field(pattern="[")]) -> str:
    return ""
