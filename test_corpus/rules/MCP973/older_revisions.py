# revision: 2025-11-25
"""Before 2026-07-28 nothing is deprecated."""

from mcp.server.fastmcp import Context, FastMCP

mcp = FastMCP("orders")


@mcp.tool()
async def pay(order: str, ctx: Context) -> str:
    """Pay an order."""
    await ctx.info(f"paying {order}")
    return order
