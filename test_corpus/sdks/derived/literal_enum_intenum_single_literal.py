"""Literal, Enum, IntEnum, single Literal."""

from enum import Enum, IntEnum
from typing import Literal
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


class Color(Enum):
    """Colors."""
    RED = "red"
    BLUE = "blue"


class Lvl(IntEnum):
    LO = 1
    HI = 2


@mcp.tool()
def t(a: Literal["x", "y"], b: Color, c: Lvl = Lvl.LO, d: Literal["only"] = "only", e: Literal["m", 1, None] = "m") -> str:
    return ""
