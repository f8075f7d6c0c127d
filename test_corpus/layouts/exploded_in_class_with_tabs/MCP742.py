from mcp.server.fastmcp import FastMCP
from mcp.types import CallToolResult

mcp = FastMCP("tabs")


class Tools:
	@mcp.tool()
	def close_tab(index: int) -> CallToolResult:
		"""Close a tab."""
		return CallToolResult(
			content=[],
			is_error=index < 0,
		)
