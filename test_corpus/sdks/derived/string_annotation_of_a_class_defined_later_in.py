"""String annotation of a class defined later in the module."""

from pydantic import BaseModel
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(m: "Later") -> str:
    return ""


class Later(BaseModel):
    x: int
