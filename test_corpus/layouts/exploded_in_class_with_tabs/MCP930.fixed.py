from typing import Annotated

from mcp.server.fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP("kiosk")


class Tools:
	@mcp.tool()
	def order_papers(
		number: Annotated[int, Field(description="How many bundles.")] = 3,
	) -> str:
		"""Order newspapers for the next day."""
		return str(number)
