import json

from mcp.types import CallToolResult, TextContent


def create_tools():
    def count(books: list[str]) -> CallToolResult:
        return CallToolResult(
            # see the manual
            content=[TextContent(type="text", text=json.dumps({"count": len(books)}))],
            structuredContent={"count": len(books)}  # kept short
        )
