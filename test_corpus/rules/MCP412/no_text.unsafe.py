import json

from mcp.server.mcpserver import MCPServer
from mcp.types import CallToolResult, TextContent

server = MCPServer("library")


def count(books: list[str]) -> CallToolResult:
    if books:
        return CallToolResult(content=[TextContent(type="text", text=json.dumps({"count": len(books)}))], structuredContent={"count": len(books)})  # MCP412: 38 empty list
    return CallToolResult(content=[TextContent(type="text", text=json.dumps({"count": 0}))], structured_content={"count": 0})  # MCP412: 34 empty list


def total(found: dict) -> CallToolResult:
    return CallToolResult(
        content=[TextContent(type="text", text=json.dumps(found))],  # MCP412: 16 clients that read text see nothing
        structured_content=found,
    )
