"""Stdlib typing.TypedDict parameter."""

from typing import TypedDict
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


class D(TypedDict):
    a: int


@mcp.tool()
def t(d: D) -> str:
    return ""
