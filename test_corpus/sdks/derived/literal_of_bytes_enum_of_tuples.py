"""Literal of bytes, Enum of tuples."""

from enum import Enum
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


class E(Enum):
    A = (1, 2)


@mcp.tool()
def t(e: E = E.A) -> str:
    return ""
