"""Nested BaseModel, docstring, alias, forbid extra."""

from pydantic import BaseModel, ConfigDict, Field
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


class Inner(BaseModel):
    x: int


class Outer(BaseModel):
    """An outer."""
    model_config = ConfigDict(extra="forbid")
    inner: Inner
    many: list[Inner] = []
    kind: str = Field("k", alias="Kind", description="The kind")


@mcp.tool()
def t(o: Outer, i: Inner | None = None) -> str:
    return ""
