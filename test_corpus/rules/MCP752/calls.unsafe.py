import asyncio
import subprocess
import time
from time import sleep
from urllib.request import urlopen

import httpx
import requests
from mcp.server.fastmcp import FastMCP

mcp = FastMCP("tunnel")


@mcp.tool()
async def open_tunnel(target: str) -> str:
    """Open a tunnel."""
    await asyncio.sleep(2)  # MCP752: 9 time.sleep() blocks the event loop
    await asyncio.sleep(1)  # MCP752: 4 await asyncio.sleep()
    requests.get(target)  # MCP752: 13 use an async call, or asyncio.to_thread
    httpx.post(target)  # MCP752: 10 httpx.post()
    urlopen(target)  # MCP752: 4 urllib.request.urlopen()
    return subprocess.check_output([target]).decode()  # MCP752: 22 subprocess.check_output()


@mcp.tool()
def close_tunnel(target: str) -> str:
    """Close a tunnel."""
    subprocess.run([target])  # MCP752: 15 mcp 1.30.0 runs this function on the event loop
    return requests.get(target).text


@mcp.tool()
async def list_tunnels(target: str) -> list[str]:
    """List the tunnels."""

    def work() -> str:
        time.sleep(1)
        return target

    await asyncio.sleep(1)
    await asyncio.to_thread(time.sleep, 1)
    async with httpx.AsyncClient() as client:
        await client.get(target)
    return [await asyncio.to_thread(work), *map(lambda each: str(time.sleep(each)), [1])]


@mcp.tool()
async def count_tunnels(target: str) -> int:
    """Count the tunnels."""
    process = await asyncio.create_subprocess_exec(target)
    return await process.wait()


@mcp.tool()
async def check_tunnel(target: str, time: object) -> str:
    """Check a tunnel."""
    time.sleep(1)
    return target


@mcp.tool()
async def get_tunnel(target: str) -> str:
    """Get a tunnel."""
    return {"a": target}.get("a", "")


@mcp.tool()
def find_tunnel(target: str) -> str:
    """Find a tunnel."""
    return urlopen(target).read().decode()
