"""Optional without default, Optional with None default, PEP 604."""

from typing import Optional
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: Optional[int], b: Optional[int] = None, c: int | None = None, d: "str | int" = "x") -> str:
    return ""
