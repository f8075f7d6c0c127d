"""Field as the default value."""

from pydantic import Field
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: int = Field(description="An a", ge=1), b: str = Field("dflt", description="A b"), c: str = Field(default_factory=str), d: int = Field(..., gt=0)) -> str:
    return ""
