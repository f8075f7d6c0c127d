"""Postponed annotations that have no value when the function is registered, and a context beside models."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import BaseModel

from fastmcp import Context, FastMCP

if TYPE_CHECKING:
    from collections.abc import Sequence

mcp = FastMCP("case")


class Model(BaseModel):
    a: int


# case: for_checkers_only
@mcp.tool()
def t(a: Sequence[int]) -> str:
    return ""


# case: defined_below
@mcp.tool()
def t(a: Below) -> str:
    return ""


class Below(BaseModel):
    a: int


# case: returned_and_defined_below
@mcp.tool()
def t(a: int) -> Below | None:
    return None


class Below(BaseModel):
    a: int


# case: context_beside_a_model
@mcp.tool()
def t(ctx: Context, a: Model, b: int = 1) -> str:
    return ""


# case: context_beside_plain_types
@mcp.tool()
def t(ctx: Context, a: int | None, b: list[str], c: dict[str, int | None] = {}) -> str:
    return ""


# case: text_in_text
@mcp.tool()
def t(a: list["Model"]) -> str:
    return ""


# case: local_class
def make() -> None:
    class Local(BaseModel):
        a: int

    @mcp.tool()
    def t(a: Local) -> str:
        return ""


make()
