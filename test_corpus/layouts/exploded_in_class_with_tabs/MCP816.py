# settings: --mcp-clients gemini
from typing import Annotated

from mcp.server.fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP("theatre")


class Tools:
	@mcp.tool()
	def reserve_seats(
		number: Annotated[int, Field(
			gt=0,
		)],
	) -> str:
		"""Reserve seats."""
		return str(number)
