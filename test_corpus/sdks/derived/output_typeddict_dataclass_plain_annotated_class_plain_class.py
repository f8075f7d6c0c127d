"""Output: TypedDict, dataclass, plain annotated class, plain class."""

from dataclasses import dataclass
from typing_extensions import TypedDict
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


class D(TypedDict, total=False):
    a: int


@dataclass
class C:
    x: int
    y: int = 0


class Plain:
    x: int
    y: str = "k"


class Bare:
    def __init__(self): self.x = 1


@mcp.tool()
def t_td() -> D: return {}


@mcp.tool()
def t_dc() -> C: return C(1)


@mcp.tool()
def t_bare() -> Bare: return Bare()
