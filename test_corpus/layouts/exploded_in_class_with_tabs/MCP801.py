from mcp.server.fastmcp import FastMCP

mcp = FastMCP("theatre")


class Tools:
	@mcp.tool(
		name="seats.reserve",
	)
	def reserve_seats(play: str, number: int) -> str:
		"""Reserve seats for a play."""
		return play * number
