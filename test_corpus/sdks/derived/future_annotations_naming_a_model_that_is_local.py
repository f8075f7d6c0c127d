"""Future annotations naming a model that is local to a factory function."""

from __future__ import annotations

from pydantic import BaseModel
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


def build():
    class M(BaseModel):
        x: int
    @mcp.tool()
    def t(m: M) -> str:
        return ""


build()
