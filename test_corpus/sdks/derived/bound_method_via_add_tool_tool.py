"""Bound method via add_tool / tool()."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


class C:
    def t(self, a: int) -> str:
        """D."""
        return ""


mcp.tool()(C().t)
