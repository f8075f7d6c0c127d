"""Type variables, generic aliases and type aliases."""

from typing import Annotated, Any, Callable, Generic, Literal, Optional, ParamSpec, TypeAlias, TypeVar, Union

from pydantic import BaseModel, Field
from typing_extensions import TypeAliasType
from typing_extensions import TypeVar as NewTypeVar

from fastmcp import Context, FastMCP

mcp = FastMCP("case")

T = TypeVar("T")
Bound = TypeVar("Bound", bound=int)
Limited = TypeVar("Limited", int, str)
P = ParamSpec("P")
Defaulted = NewTypeVar("Defaulted", default=int)
Pair = tuple[T, T]
Maybe = Optional[T]
Table = dict[str, list[T]]
Marked = Annotated[T, Field(description="marked")]
Number: TypeAlias = Union[int, float]
Text: TypeAlias = "str"
Named = TypeAliasType("Named", dict[str, int])
NamedNumber = TypeAliasType("NamedNumber", Annotated[int, Field(ge=1)])
Colors = Literal["red", "green"]
More = Literal[Colors, "blue"]
OPTIONS = ("a", "b")
Chosen = Literal["a", OPTIONS[1]]


class Base(BaseModel, Generic[T]):
    item: T


class Inner(Base[T], Generic[T]):
    inner: list[T]


class Concrete(Inner[int]):
    name: str = "x"


class Both(Base[Limited], Generic[Limited]):
    pass


class Wide(BaseModel, Generic[T, Bound]):
    a: Maybe[T] = None
    b: Table[Bound] = {}
    c: Annotated[T, Field(description="annotated")]
    d: Union[T, list[T], None] = None
    e: Marked[T]


class Page(BaseModel, Generic[T]):
    items: list[T]
    next: Optional["Page[T]"] = None


@mcp.tool()
def t1(a: T, b: Bound, c: Limited, d: list[T]) -> str:
    return ""


@mcp.tool()
def t2(a: Pair[int], b: Maybe[str], c: Table[float], d: Marked[int], e: Number, f: Text, g: Pair) -> Pair[int]:
    return (1, 1)


@mcp.tool()
def t3(a: Colors, b: More, c: Chosen = "a") -> Colors:
    return "red"


@mcp.tool()
def t4(a: Base[int], b: Inner[str], c: Concrete, d: Both[int], e: Wide[str, int]) -> Concrete:
    return c


@mcp.tool()
def t5(a: Base[Maybe[int]], b: Base[Number], c: Base[Optional[str]], d: Base[Literal["a"]]) -> Base[list[int]]:
    return a


@mcp.tool()
def t6(a: Defaulted) -> str:
    return ""


@mcp.tool()
def t7(a: Named, b: NamedNumber, c: list[Named]) -> Named:
    return {}


@mcp.tool()
def t8(a: Optional[Named] = None, b: Annotated[NamedNumber, Field(title="N")] = 1) -> NamedNumber:
    return 1


@mcp.tool()
def t9() -> Wide[int, int]:
    return None


@mcp.tool()
def t10() -> Base[Base[int]]:
    return None


@mcp.tool()
def t11(a: Base[Annotated[int, Field(ge=1)]]) -> T:
    return None


@mcp.tool()
def t12() -> Base:
    return None


@mcp.tool()
def t13() -> Maybe[Concrete]:
    return None
