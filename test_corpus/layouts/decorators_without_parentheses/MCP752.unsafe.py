# settings: --mcp-sdk fastmcp==2.14.7
import asyncio
import time

from fastmcp import FastMCP

mcp = FastMCP("tunnel")


@mcp.tool
async def open_tunnel(target: str) -> str:
    """Open a tunnel."""
    await asyncio.sleep(2)
    return target
