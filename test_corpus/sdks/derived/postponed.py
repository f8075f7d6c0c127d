"""Postponed annotations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Generic, Literal, Optional, TypeVar, Union

from pydantic import BaseModel, Field

from fastmcp import Context, FastMCP

if TYPE_CHECKING:
    from collections.abc import Sequence

mcp = FastMCP("case")

T = TypeVar("T")


class Later(BaseModel):
    a: int
    b: Union[int, str] = 1
    d: list["Data"] = []


@dataclass
class Data:
    a: int
    b: Literal["x", "y"] = "x"


@mcp.tool()
def t1(a: int, b: Later, c: Optional[list[Later]] = None, d: Annotated[int, Field(ge=1)] = 2) -> Later:
    return b


@mcp.tool()
def t2(a: Data, b: "int" = 1, c: Literal["int"] = "int", d: list["str"] | None = None, *, e: int = 3) -> list[Data]:
    return []


@mcp.tool()
def t3(ctx: Context, a: int, b: str | None = None, c: list[int] | None = None) -> None:
    return None


@mcp.tool()
def t4(a: Annotated[str, "described"], b: dict[str, Any] | None = None) -> str | None:
    return None


@mcp.tool()
async def t5(a: None, b: bool = True) -> dict[str, Data]:
    return {}
