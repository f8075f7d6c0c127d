from mcp.server.fastmcp import FastMCP

mcp = FastMCP("geometry")


class Tools:
	@mcp.tool()
	def area(
		width: float,
		height: float,
	) -> float:
		"""The area of a rectangle."""
		return width * height
