"""Async def, generator, async generator."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
async def t(a: int) -> str:
    return ""
