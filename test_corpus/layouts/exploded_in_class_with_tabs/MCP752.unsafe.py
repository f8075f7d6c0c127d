import asyncio
import time

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("tunnel")


class Tools:
	@mcp.tool()
	async def open_tunnel(target: str) -> str:
		"""Open a tunnel."""
		await asyncio.sleep(2)
		return target
