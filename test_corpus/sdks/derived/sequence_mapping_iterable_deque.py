"""Sequence, Mapping, Iterable, deque."""

from collections.abc import Iterable, Mapping, Sequence
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t(a: Sequence[int], b: Mapping[str, int], c: Iterable[str]) -> str:
    return ""
