"""Annotated[CallToolResult, Model]."""

from mcp.types import CallToolResult
from pydantic import BaseModel
from typing import Annotated
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


class M(BaseModel):
    x: int


@mcp.tool()
def t(a: int) -> Annotated[CallToolResult, M]: ...
