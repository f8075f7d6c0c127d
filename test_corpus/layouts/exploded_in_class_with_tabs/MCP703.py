from mcp.server.fastmcp import FastMCP

mcp = FastMCP("notes")


class Tools:
	@mcp.tool()
	def read_note(
		title: str,
		_limit: int = 10,
	) -> str:
		"""Read a note."""
		return title[:_limit]
