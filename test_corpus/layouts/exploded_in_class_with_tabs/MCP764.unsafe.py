from mcp import MCPError
from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import INVALID_PARAMS

mcp = MCPServer("tabs")


class Tools:
	@mcp.tool()
	def close_tab(index: int) -> str:
		"""Close a tab."""
		if index < 0:
			raise ToolError("index must not be negative")
		return "closed"
