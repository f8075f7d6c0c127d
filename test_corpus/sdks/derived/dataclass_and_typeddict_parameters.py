"""Dataclass and TypedDict parameters."""

from dataclasses import dataclass
from typing_extensions import TypedDict, NotRequired
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@dataclass
class P:
    x: int
    y: int = 0


class D(TypedDict):
    a: int
    b: NotRequired[str]


@mcp.tool()
def t(p: P, d: D) -> str:
    return ""
