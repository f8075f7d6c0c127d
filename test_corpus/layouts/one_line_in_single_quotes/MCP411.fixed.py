from mcp.types import CallToolResult, TextContent


def done() -> CallToolResult:
    return CallToolResult(content=[TextContent(type='text', text='The book was lent.')])
