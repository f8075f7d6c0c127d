import json

from mcp.types import CallToolResult, Icon, TextContent


def count(books: list[str]) -> CallToolResult:
    found = {'count': len(books)}
    if not books:
        return CallToolResult(content=[TextContent(type='text', text=json.dumps(found))], structuredContent=found)  # MCP412: 38 empty list
    return CallToolResult(
        content=[],  # MCP412: 16 empty list
        structuredContent={
            'count': 0,
        },
    )
