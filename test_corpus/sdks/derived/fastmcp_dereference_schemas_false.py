"""Fastmcp dereference_schemas=False."""
# sdks: fm2 fm3 fm4

from pydantic import BaseModel
class M(BaseModel):
    x: int

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool
def t(m: M) -> int: return 1
