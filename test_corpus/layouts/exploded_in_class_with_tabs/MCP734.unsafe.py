from mcp.server.fastmcp import FastMCP

mcp = FastMCP("log")


class Tools:
	@mcp.tool()
	def tail(
		path: str,
		lines: int = 10,
	) -> str:
		"""The last lines of a log."""
		return path * lines
