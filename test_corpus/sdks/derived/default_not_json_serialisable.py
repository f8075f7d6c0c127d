"""Default not JSON serialisable."""

from datetime import date
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: date = date(2020, 1, 1), b: object = object(), c: float = float("inf")) -> str:
    return ""
