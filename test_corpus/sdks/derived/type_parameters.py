"""Type parameters and `type` statements."""
# python: 3.12

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import BaseModel, Field

from fastmcp import Context, FastMCP

mcp = FastMCP("case")

type Ids = list[int]
type Name = Annotated[str, Field(min_length=1)]
type Tree = dict[str, int | Ids]
type Pair[T] = tuple[T, T]
type Size = Literal["s", "m"]
type Record = Model


class Model(BaseModel):
    name: Name
    ids: Ids = []


class Box[T](BaseModel):
    content: T
    more: list[T] = []


class Named[T: (int, str), U: BaseModel](BaseModel):
    one: T
    two: U | None = None


@dataclass
class Item[T]:
    value: T


class SubBox[T](Box[T]):
    extra: T


class Closed(SubBox[int]):
    pass


@mcp.tool()
def t1(a: Ids, b: Name, c: Tree, d: Size = "s") -> Ids:
    return []


@mcp.tool()
def t2(a: Box[int], b: Named[int, Model], c: Item[str], d: Model) -> Box[str]:
    return None


@mcp.tool()
def t3[T](a: T, b: list[T]) -> T:
    return a


@mcp.tool()
def t5[T: (int, str)](a: T) -> str:
    return ""


@mcp.tool()
def t6[*Ts, **P](a: int) -> str:
    return ""


@mcp.tool()
def t7(a: Pair[int]) -> str:
    return ""


@mcp.tool()
def t8(a: Closed, b: SubBox[str]) -> Item[int]:
    return None


@mcp.tool()
def t9(a: Ids | None = None) -> Tree:
    return {}


@mcp.tool()
def t10(a: Record) -> Size:
    return "s"


@mcp.tool()
def t11(a: Named) -> Closed:
    return None
