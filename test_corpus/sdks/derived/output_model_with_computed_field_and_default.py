"""Output: model with computed field and default (validation vs serialization mode)."""

from pydantic import BaseModel, computed_field
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


class M(BaseModel):
    x: int = 1
    @computed_field
    @property
    def y(self) -> int: return 2


@mcp.tool()
def t() -> M: return M()
