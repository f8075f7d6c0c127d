from mcp.types import CallToolResult


def count(books: list[str]) -> CallToolResult:
    return CallToolResult(content=[], structuredContent={'count': len(books)})
