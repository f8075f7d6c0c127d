import asyncio
import time

from mcp.server.fastmcp import FastMCP


def create_server():
    mcp = FastMCP("tunnel")

    @mcp.tool()
    async def open_tunnel(target: str) -> str:
        """Open a tunnel."""
        await asyncio.sleep(2)
        return target

    return mcp


mcp = create_server()
