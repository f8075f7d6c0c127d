import json

from mcp.types import CallToolResult, TextContent


class Tools:
	def count(books: list[str]) -> CallToolResult:
		return CallToolResult(
			content=[TextContent(type="text", text=json.dumps({"count": len(books)}))],
			structuredContent={"count": len(books)},
		)
