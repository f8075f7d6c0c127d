from mcp.server.lowlevel import Server
from mcp.types import Tool

server = Server("door")


@server.list_tools()
async def list_tools() -> list[Tool]:
    return [
        Tool(name="open", inputSchema={"type": "object"}),  # MCP201: 18 "open" has no description
        Tool(
            name="close",
            title="Close the door",
            description="",  # MCP201: 24 "" is a blank description
            inputSchema={"type": "object"},
        ),
        Tool(name="ring", description="Ring the bell.", inputSchema={"type": "object"}),
    ]
