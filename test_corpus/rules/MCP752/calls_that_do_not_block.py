import asyncio
import time

import httpx
from mcp.server.fastmcp import FastMCP

mcp = FastMCP("home")
client = httpx.AsyncClient()


@mcp.tool()
def open_door(room: str) -> str:
    """Open door in a room."""
    return f"{room}{time.monotonic()}"


@mcp.tool()
def close_door(room: str) -> str:
    """Close door in a room."""
    return f"{room}{time.monotonic()}"


@mcp.tool()
def read_meter(room: str) -> str:
    """Read meter in a room."""
    return f"{room}{time.monotonic()}"


@mcp.tool()
async def ring_bell(room: str) -> str:
    """Ring bell in a room."""
    response = await client.get(room)
    await asyncio.sleep(1)
    return response.text


@mcp.tool()
async def lock_door(room: str) -> str:
    """Lock door in a room."""
    response = await client.get(room)
    await asyncio.sleep(1)
    return response.text
