"""Recursive model."""

from __future__ import annotations

from pydantic import BaseModel
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


class Node(BaseModel):
    v: int
    kids: list[Node] = []


@mcp.tool()
def t(n: Node) -> str:
    return ""
