from mcp.server.lowlevel import Server
from mcp.types import Tool

server = Server("lamps")


@server.list_tools()
async def list_tools() -> list[Tool]:
    return [
        Tool(name="switch", description="Switch a lamp on.", inputSchema={"type": "object"}),
        Tool(name="dim", description="Dim a lamp.", inputSchema={"type": "object"}),
        Tool(name="switch", description="Switch a lamp off.", inputSchema={"type": "object"}),  # MCP104: 18 on line 10
    ]
