"""Stdlib TypedDict return."""

from typing import TypedDict
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


class D(TypedDict):
    a: int


@mcp.tool()
def t(a: int) -> D:
    return {"a": 1}
