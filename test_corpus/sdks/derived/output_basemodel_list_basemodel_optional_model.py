"""Output: BaseModel, list[BaseModel], Optional model."""

from pydantic import BaseModel, Field
from typing import Optional
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


class M(BaseModel):
    """M doc."""
    x: int = Field(description="The x")
    y: str | None = None


@mcp.tool()
def t_m() -> M: return M(x=1)


@mcp.tool()
def t_lm() -> list[M]: return []


@mcp.tool()
def t_om() -> Optional[M]: return None
