import json

from mcp.types import CallToolResult, TextContent

from library import Result


def count(books: list[str]) -> CallToolResult:
    found = {"count": len(books)}
    return CallToolResult(content=[TextContent(type="text", text=json.dumps(found))], structuredContent=found)


def nothing() -> CallToolResult:
    return CallToolResult(content=[])


def no_structure() -> CallToolResult:
    return CallToolResult(content=[], structuredContent=None)


def unknown(content: list, more: dict) -> CallToolResult:
    if content:
        return CallToolResult(content=content, structuredContent={"a": 1})
    return CallToolResult(content=[], **more)


def other() -> Result:
    return Result(content=[], structuredContent={"a": 1})


A = {"name": "a", "description": "Do it.", "inputSchema": {"type": "object"}}
B = {"name": "b", "description": "Do that.", "inputSchema": {"type": "object"}}
C = {"name": "c", "description": "Do more.", "inputSchema": {"type": "object"}}
D = {"name": "d", "description": "Do less.", "inputSchema": {"type": "object"}}
