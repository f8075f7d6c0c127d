# settings: --mcp-clients directories
from mcp.server.fastmcp import FastMCP
from mcp.types import ToolAnnotations

mcp = FastMCP("theatre")


class Tools:
	@mcp.tool(
		title="List plays",
		annotations=ToolAnnotations(title="List plays", readOnlyHint=True, destructiveHint=False),
	)
	def list_plays() -> list[str]:
		"""List the plays."""
		return []
