"""Output: Annotated return, Literal, Enum."""

from enum import Enum
from pydantic import Field
from typing import Annotated, Literal
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


class E(Enum):
    A = "a"


@mcp.tool()
def t_ann() -> Annotated[int, Field(description="n", ge=0)]: return 1


@mcp.tool()
def t_lit() -> Literal["a", "b"]: return "a"


@mcp.tool()
def t_en() -> E: return E.A
