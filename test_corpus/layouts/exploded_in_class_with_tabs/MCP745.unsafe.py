from typing import Dict

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("stock")


class Tools:
	@mcp.tool()
	def stock(shelf: str) -> dict[str, int]:
		"""The stock of a shelf."""
		return {shelf: 1}
