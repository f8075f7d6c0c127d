import json

from mcp.server.mcpserver import MCPServer
from mcp.types import CallToolResult, TextContent

server = MCPServer("library")
APP_ONLY = {"ui": {"visibility": ["app"]}}


@server.tool(meta=APP_ONLY)
def pick_book(number: int) -> CallToolResult:
    """Pick a book in the app."""
    return CallToolResult(content=[], structured_content={"number": number})


@server.tool(meta={"ui": {"visibility": ["app", "model"]}})
def show_book(number: int) -> CallToolResult:
    """Show a book."""
    return CallToolResult(content=[TextContent(type="text", text=json.dumps({"number": number}))], structured_content={"number": number})  # MCP412: 34 empty list


@server.tool(meta={"ui": {"resourceUri": "ui://library/book.html"}})
def open_book(number: int) -> CallToolResult:
    """Open a book."""
    return CallToolResult(content=[TextContent(type="text", text=json.dumps({"number": number}))], structured_content={"number": number})  # MCP412: 34 empty list


NONE = CallToolResult(content=[TextContent(type="text", text=json.dumps({"number": 0}))], structured_content={"number": 0})  # MCP412: 30 empty list
LATER = lambda: CallToolResult(content=[TextContent(type="text", text=json.dumps({"number": 0}))], structured_content={"number": 0})  # MCP412: 39 empty list
