"""Classmethod under tool."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


class C:
    @mcp.tool()
    @classmethod
    def t(cls, a: int) -> str:
        return ""
