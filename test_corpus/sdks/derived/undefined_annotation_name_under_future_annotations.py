"""Undefined annotation name under future annotations."""

from __future__ import annotations

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: Missing) -> str:
    return ""
