from mcp.types import CallToolResult


class Tools:
	def done() -> CallToolResult:
		return CallToolResult(
			content=[
				"The book was lent.",
			],
		)
