"""Members of an Enum that are other names of one before them: their values are equal."""

from enum import Enum
from typing import Literal

from fastmcp import FastMCP

mcp = FastMCP("case")


class Size(Enum):
    S = 1
    SMALL = 1
    L = 2


class Level(Enum):
    LOW = 1
    ON = True
    FULL = 1.0


# case: both_names
@mcp.tool()
def t(a: Literal[Size.S, "x"], b: Literal[Size.S, Size.SMALL]): ...


# case: another_name_first
@mcp.tool()
def t(a: Literal[Size.SMALL, Size.L, Size.S] = Size.L): ...


# case: true_is_one
@mcp.tool()
def t(a: Literal[Level.ON], b: Literal[Level.FULL, Level.LOW], c: Level, d: Level = Level.ON) -> Level: ...
