from __future__ import annotations

from typing import TYPE_CHECKING

from mcp.server.fastmcp import FastMCP

if TYPE_CHECKING:
	from datetime import date

mcp = FastMCP("calendar")


class Tools:
	@mcp.tool()
	def appointments(day: date) -> list[str]:
		"""The appointments of a day."""
		return [day.isoformat()]
