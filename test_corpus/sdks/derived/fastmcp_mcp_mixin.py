"""Fastmcp mcp_mixin."""
# sdks: fm2 fm3 fm4

from fastmcp.contrib.mcp_mixin import MCPMixin, mcp_tool
class C(MCPMixin):
    @mcp_tool(name="mx", description="Mixin tool.")
    def m(self, a: int) -> int: return a
    @mcp_tool()
    def n(self, a: int) -> int:
        """N."""
        return a

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


C().register_all(mcp)
C().register_all(mcp, prefix="p")
