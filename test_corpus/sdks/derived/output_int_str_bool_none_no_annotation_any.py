"""Output: int/str/bool/None/no annotation/Any."""

from typing import Any
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t_int() -> int: return 1


@mcp.tool()
def t_none() -> None: return None


@mcp.tool()
def t_noann(): return 1


@mcp.tool()
def t_any() -> Any: return 1


@mcp.tool()
def t_bytes() -> bytes: return b""
