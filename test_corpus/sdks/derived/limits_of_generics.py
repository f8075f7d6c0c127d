"""Limits of generic classes: pydantic names the definition after the limit too."""

from typing import Annotated, Generic, Optional, TypeVar

from annotated_types import Interval, Len, MinLen
from pydantic import BaseModel, Field, RootModel, Strict

from fastmcp import FastMCP

mcp = FastMCP("case")

T = TypeVar("T")


class Box(BaseModel, Generic[T]):
    item: T


class Many(RootModel[list[T]], Generic[T]):
    pass


# case: number
@mcp.tool()
def t(a: Box[int], b: Annotated[Box[int], Field(ge=1)], c: list[Annotated[Box[str], Field(ge=1)]]) -> Annotated[Box[int], Field(ge=1)]: ...


# case: length
@mcp.tool()
def t(a: Box[int], b: Annotated[Box[int], MinLen(2)], c: list[Annotated[Box[str], MinLen(2)]]) -> Annotated[Box[int], MinLen(2)]: ...


# case: pattern
@mcp.tool()
def t(a: Box[int], b: Annotated[Box[int], Field(pattern="a")], c: list[Annotated[Box[str], Field(pattern="a")]]) -> Annotated[Box[int], Field(pattern="a")]: ...


# case: strict
@mcp.tool()
def t(a: Box[int], b: Annotated[Box[int], Strict()], c: list[Annotated[Box[str], Strict()]]) -> Annotated[Box[int], Strict()]: ...


# case: description
@mcp.tool()
def t(a: Box[int], b: Annotated[Box[int], Field(description="d")], c: list[Annotated[Box[str], Field(description="d")]]) -> Annotated[Box[int], Field(description="d")]: ...


# case: length_of_a_root_model
@mcp.tool()
def t(a: Annotated[Many[int], MinLen(2)]) -> Annotated[Many[int], MinLen(2)]: ...


# case: in_the_default
@mcp.tool()
def t(a: Box[int] = Field(None, ge=1), b: Optional[Box[str]] = Field(None, min_length=1)) -> Box[int]: ...


# case: several_limits_of_a_class_in_itself
class Node(BaseModel):
    next: Optional["Node"] = None


@mcp.tool()
def t(a: Annotated[Node, Len(1, 3)], b: Node) -> Annotated[Node, Interval(ge=1, le=2)]: ...


# case: pattern_of_a_class_in_itself
class Node(BaseModel):
    next: Optional["Node"] = None


@mcp.tool()
def t(a: Annotated[Node, Field(pattern="[a-z],")], b: Node) -> Node: ...
