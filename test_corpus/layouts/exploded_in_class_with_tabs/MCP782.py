# settings: --mcp-sdk mcp==2.3.0
from mcp.types import Tool


class Tools:
	def parameters(tool: Tool) -> list[str]:
		return sorted(
			tool.inputSchema["properties"],
		)
