from mcp.server.mcpserver import MCPServer
from mcp.types import CallToolResult

server = MCPServer("library")


def count(books: list[str]) -> CallToolResult:
    if books:
        return CallToolResult(content=[], structuredContent={"count": len(books)})  # MCP412: 38 empty list
    return CallToolResult(content=(), structured_content={"count": 0})  # MCP412: 34 empty list


def total(found: dict) -> CallToolResult:
    return CallToolResult(
        content=[],  # MCP412: 16 clients that read text see nothing
        structured_content=found,
    )
