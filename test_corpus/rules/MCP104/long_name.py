from mcp.server.lowlevel import Server
from mcp.types import Tool

server = Server("long", version="1")
NAME = "tool_tool_tool_tool_tool_tool_tool_tool_tool_tool_tool_tool_tool_tool_tool_tool_tool_tool_tool_tool_"


@server.list_tools()
async def list_tools() -> list[Tool]:
    return [
        Tool(name=NAME, description="Do one thing.", inputSchema={"type": "object"}),
        Tool(name="tool_tool_tool_tool_tool_tool_tool_tool_tool_tool_tool_tool_tool_tool_tool_tool_tool_tool_tool_tool_", description="Do two things.", inputSchema={"type": "object"}),  # MCP104: 18 on line 5
    ]
