from mcp.server.fastmcp import FastMCP
from mcp.types import ToolAnnotations

mcp = FastMCP("shelf")


class Tools:
	@mcp.tool(
		annotations=ToolAnnotations(
			readOnlyHint=True,
			destructiveHint=True,
		),
	)
	def clear_shelf(shelf: str) -> str:
		"""Take every book off a shelf."""
		return shelf
