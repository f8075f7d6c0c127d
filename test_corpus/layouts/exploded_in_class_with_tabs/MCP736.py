from typing import Optional

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("tickets")


class Tools:
	@mcp.tool()
	def tickets(
		label: Optional[str],
	) -> list[str]:
		"""The tickets with a label."""
		return [label or ""]
