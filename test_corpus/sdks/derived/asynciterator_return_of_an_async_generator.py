"""AsyncIterator return of an async generator."""

from collections.abc import AsyncIterator
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
async def t(a: int) -> AsyncIterator[int]:
    yield 1
