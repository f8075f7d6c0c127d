from mcp.server.lowlevel import Server
from mcp.types import Tool

server = Server("door")


@server.list_tools()
async def list_tools() -> list[Tool]:
    return [
        Tool(name="", description="Open the door.", inputSchema={"type": "object"}),  # MCP102: 18 "" is an empty tool name
        Tool(name="close", description="Close the door.", inputSchema={"type": "object"}),
    ]
