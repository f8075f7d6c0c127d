"""FastMCP(dereference_schemas=False)."""
# sdks: fm3 fm4

import fastmcp
from pydantic import BaseModel

mcp = fastmcp.FastMCP("case", dereference_schemas=False)


class M(BaseModel):
    x: int


@mcp.tool
def t(m: M, n: int = 1) -> list[M]:
    return [m]
