from mcp.server.lowlevel import Server
from mcp.types import Tool

first = Server("first")
second = Server("second")
third = Server("third")
CLOSE = Tool(name="close_tab", description="Close a tab.", inputSchema={"type": "object"})


@first.list_tools()
def list_sync() -> list[Tool]:  # MCP787: 4 list_sync is awaited by mcp 1.30.0
    return [CLOSE]


@second.list_tools()
async def list_dicts() -> list[Tool]:
    return [{"name": "open_tab", "description": "Open a tab.", "inputSchema": {"type": "object"}}]  # MCP787: 4 return Tool(...)


@third.list_tools()
async def list_right() -> list[Tool]:
    return [CLOSE]
