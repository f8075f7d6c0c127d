# settings: --mcp-sdk fastmcp==3.4.11
"""Sampling and roots through the context of fastmcp."""

from fastmcp import Context, FastMCP

mcp = FastMCP("orders")


@mcp.tool
async def summarise(text: str, ctx: Context) -> str:
    """Summarise a text."""
    answer = await ctx.sample(text)  # MCP973: 23 sampling
    roots = await ctx.list_roots()  # MCP973: 22 roots
    await ctx.debug(str(roots))  # MCP973: 14 logging
    return str(answer)
