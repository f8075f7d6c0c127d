# settings: --mcp-clients llamacpp
from typing import Annotated

from mcp.server.fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP("theatre")


class Tools:
	@mcp.tool()
	def reserve_seat(
		seat: Annotated[str, Field(
			pattern="[A-Z][0-9]+",
		)],
	) -> str:
		"""Reserve a seat."""
		return seat
