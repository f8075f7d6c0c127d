from mcp.server.fastmcp import FastMCP
from pydantic import Field

mcp = FastMCP("kiosk")


class Tools:
	@mcp.tool()
	def order_papers(
		number: int = Field(3, description="How many bundles."),
	) -> str:
		"""Order newspapers for the next day."""
		return str(number)
