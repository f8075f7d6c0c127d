from mcp.types import CallToolResult


class Tools:
	def count(books: list[str]) -> CallToolResult:
		return CallToolResult(
			content=[],
			structuredContent={"count": len(books)},
		)
