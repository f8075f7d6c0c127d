from mcp.types import CallToolResult


def done() -> CallToolResult:
    return CallToolResult(content=['The book was lent.'])
