from typing import Annotated

from mcp.server.fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP("kiosk")


class Tools:
	@mcp.tool()
	def order_papers(
		period: Annotated[
			str,
			Field(description='Either "day" or "week".'),
		],
	) -> str:
		"""Order newspapers for a period."""
		return period
