"""Annotated Context."""

from typing import Annotated
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: int, c1: Annotated[Context, "ctx"]) -> str:
    return ""
