"""Stdlib typing.TypedDict parameter (Python 3.11)."""

from typing import TypedDict
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


class D(TypedDict):
    a: int


@mcp.tool()
def t(d: D) -> str:
    return ""
