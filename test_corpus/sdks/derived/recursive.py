"""Classes that refer to themselves, which fastmcp 2 cannot list."""
# sdks: mcp1 mcp2 fm3 fm4

from dataclasses import dataclass, field
from typing import NamedTuple, Optional, Union

from pydantic import BaseModel, RootModel
from typing_extensions import TypedDict

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@dataclass
class Node:
    value: int
    next: Optional["Node"] = None


class Tree(TypedDict):
    name: str
    children: list["Tree"]


class Json(RootModel[Union[int, str, list["Json"], dict[str, "Json"]]]):
    """Any JSON."""


class A(BaseModel):
    b: Optional["B"] = None


class B(BaseModel):
    a: Optional[A] = None
    inner: list["B"] = []


@mcp.tool()
def t1(a: Node, b: Tree, c: A) -> Node:
    return a


@mcp.tool()
def t2() -> Tree:
    return {}


@mcp.tool()
def t3(a: A, b: B) -> A:
    return a


@mcp.tool()
def t4(a: Json) -> B:
    return B()


@mcp.tool()
def t5() -> list[Node]:
    return []
