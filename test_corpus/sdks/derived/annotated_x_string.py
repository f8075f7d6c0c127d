"""Annotated[x, "string"]."""

from typing import Annotated
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: Annotated[int, "An a"], b: Annotated[str, "A b", "more"] = "x") -> str:
    return ""
