from mcp.server.lowlevel import Server
from mcp.types import Tool

server = Server("weather")


@server.list_tools()
async def list_tools() -> list[Tool]:
    return [
        Tool(  # MCP103: 8 this tool has no name
            title="forecast",
            description="Forecast for a city.",
            inputSchema={"type": "object"},
        ),
        Tool(name="history", description="Measured values.", inputSchema={"type": "object"}),
    ]
