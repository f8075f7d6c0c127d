import mcp.types as types
from mcp.server import Server

server = Server("weather")
TOOLS = [
    types.Tool(name=None, description="Forecast for a city.", inputSchema={"type": "object"}),  # MCP103: 20 no name
]


@server.list_tools()
async def list_tools() -> list[types.Tool]:
    return TOOLS
