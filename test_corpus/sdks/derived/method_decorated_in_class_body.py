"""Method decorated in class body (self)."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


class C:
    @mcp.tool()
    def t(self, a: int) -> str:
        return ""
