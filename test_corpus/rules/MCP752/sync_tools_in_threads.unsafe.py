# settings: --mcp-sdk fastmcp==3.4.11
import asyncio
import time

from fastmcp import FastMCP

mcp = FastMCP("tunnel")


@mcp.tool
def open_tunnel(target: str) -> str:
    """Open a tunnel."""
    time.sleep(2)
    return target


@mcp.tool
async def close_tunnel(target: str) -> str:
    """Close a tunnel."""
    await asyncio.sleep(2)  # MCP752: 9 time.sleep()
    return target


async def helper(target: str) -> str:
    time.sleep(2)
    return target
