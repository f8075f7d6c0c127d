"""What depends on the releases of Python and pydantic."""
# sdks: mcp1 mcp2 fm2 fm3 fm4 mcp1-py313 mcp1-py311 fm2-py311

import decimal
import fractions
from collections import defaultdict
from dataclasses import dataclass
from typing import Annotated, Any, Iterable, Optional, TypedDict, TypeVar

import typing_extensions
from pydantic import BaseModel, Field
from typing_extensions import ReadOnly
from typing_extensions import TypeVar as NewTypeVar

from fastmcp import Context, FastMCP

mcp = FastMCP("case")

T = NewTypeVar("T", default=int)


@dataclass
class Data:
    """A dataclass."""

    a: int


class Std(TypedDict):
    a: int


class Frozen(typing_extensions.TypedDict):
    a: ReadOnly[int]
    b: ReadOnly[str]


# case: numbers
@mcp.tool()
def t(a: decimal.Decimal, b: fractions.Fraction, c: dict[str, Any], d: Data) -> decimal.Decimal:
    return a


# case: limited_numbers
@mcp.tool()
def t(
    a: Annotated[decimal.Decimal, Field(max_digits=5, decimal_places=2, ge=1)],
    b: Annotated[fractions.Fraction, Field(ge=1, multiple_of=2)],
    c: Annotated[decimal.Decimal, Field(ge="1")],
) -> fractions.Fraction:
    return b


# case: docstring
@mcp.tool()
def t(a: int) -> str:
    """First line.

        Indented.
    \tTabbed.
    Last.
    """
    return ""


# case: docstring_of_one_line
@mcp.tool()
def t(a: int) -> str:
    """   First line."""
    return ""


# case: default_of_a_type_variable
@mcp.tool()
def t(a: T, b: list[T]) -> str:
    return ""


# case: typed_dict
@mcp.tool()
def t(a: Std) -> str:
    return ""


# case: returned_typed_dict
@mcp.tool()
def t() -> Std:
    return {}


# case: returned_read_only
@mcp.tool()
def t() -> Frozen:
    return {}


# case: returned_dataclass
@mcp.tool()
def t() -> Data:
    return Data(1)


# case: iterables
@mcp.tool()
def t(a: Iterable, b: Iterable[int] = ()) -> str:
    return ""


# case: defaultdicts
@mcp.tool()
def t(a: defaultdict[str, int]) -> Any:
    return ""
