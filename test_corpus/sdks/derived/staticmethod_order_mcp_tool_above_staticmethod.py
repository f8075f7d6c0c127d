"""Staticmethod order: @mcp.tool above @staticmethod."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


class C:
    @mcp.tool()
    @staticmethod
    def t(a: int) -> str:
        return ""
