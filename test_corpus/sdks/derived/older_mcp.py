"""What releases of the official SDK before the newest of their major list."""

# sdks: mcp1-1.2.1 mcp1-1.9.4 mcp1-1.11.0 mcp1-1.13.1 mcp1-1.14.0 mcp1-1.18.0 mcp1-1.21.0 mcp1-1.27.0 mcp1-1.29.0 mcp2-2.2.0

from typing import Annotated, Optional

from mcp.types import CallToolResult
from pydantic import BaseModel, Field

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


# case: returned_text
@mcp.tool()
def t(a: int, b: str = "x") -> str:
    """Find it.

    Twice.
    """
    return ""


# case: second_argument_by_position
@mcp.tool("named", "A title or a description")
def t(a: int) -> None: ...


# case: context
@mcp.tool()
def t(ctx: Context, a: int) -> int:
    return 1


# case: context_or_none
@mcp.tool()
def t(a: int, ctx: Optional[Context] = None) -> int:
    return 1


# case: recursive
class Tree(BaseModel):
    name: str
    inner: list["Tree"] = []


@mcp.tool()
def t(a: Tree) -> Tree:
    return a


# case: call_result
@mcp.tool()
def t(a: int) -> CallToolResult: ...


# case: header_without_a_type
@mcp.tool()
def t(a: Annotated[list[int], Field(json_schema_extra={"x-mcp-header": "A"})]) -> str:
    return ""
