"""Any and object."""

from typing import Any
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: Any, b: object, c: Any = None) -> str:
    return ""
