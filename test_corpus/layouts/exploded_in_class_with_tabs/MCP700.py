from mcp.server.fastmcp import FastMCP

mcp = FastMCP("clock")


class Tools:
	@mcp.tool
	def now() -> str:
		"""The time."""
		return "12:00"
