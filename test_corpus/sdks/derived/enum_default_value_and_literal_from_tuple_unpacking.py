"""Enum default value and Literal from tuple unpacking."""

from typing import Literal
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


OPTS = ("a", "b")


@mcp.tool()
def t(a: Literal[OPTS] = "a") -> str:
    return ""
