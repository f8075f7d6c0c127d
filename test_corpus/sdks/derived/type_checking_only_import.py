"""TYPE_CHECKING-only import."""

from __future__ import annotations

from typing import TYPE_CHECKING
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


if TYPE_CHECKING:
    from decimal import Decimal


@mcp.tool()
def t(a: Decimal) -> str:
    return ""
