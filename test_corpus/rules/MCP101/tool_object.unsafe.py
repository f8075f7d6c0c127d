import mcp.types as types
from mcp.server.lowlevel import Server

server = Server("meteo")


@server.list_tools()
async def list_tools() -> list[types.Tool]:
    return [
        types.Tool(
            name="meteo_forecast",  # MCP101: 17 holds ":"
            description="Forecast for the next three days.",
            inputSchema={"type": "object", "properties": {"city": {"type": "string"}}},
        ),
        types.Tool(
            name="meteo.history",
            description="Measured values of past days.",
            inputSchema={"type": "object", "properties": {"city": {"type": "string"}}},
        ),
    ]
