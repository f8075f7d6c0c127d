# settings: --mcp-clients directories
from mcp.server.fastmcp import FastMCP

mcp = FastMCP("theatre")


class Tools:
	@mcp.tool(
		title="List plays",
	)
	def list_plays() -> list[str]:
		"""List the plays."""
		return []
