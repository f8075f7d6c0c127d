"""Future annotations."""

from __future__ import annotations

from typing import Literal
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: int, b: Literal["x"] = "x", c: str | None = None) -> list[int]:
    return []
