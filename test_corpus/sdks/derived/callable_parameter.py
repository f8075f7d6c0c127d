"""Callable parameter."""

from typing import Callable
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: Callable[[int], int]) -> str:
    return ""
