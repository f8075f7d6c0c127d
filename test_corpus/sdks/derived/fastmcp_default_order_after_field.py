"""Fastmcp: default order after Field(default_factory)."""
# sdks: fm2 fm3 fm4

from pydantic import Field

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool
def t(a: str = Field("d", description="x"), b: int = Field(..., description="y")) -> int: return 1
