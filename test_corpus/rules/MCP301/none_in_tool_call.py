import mcp.types as types
from mcp.server.lowlevel import Server

server = Server("clock")


@server.list_tools()
async def list_tools() -> list[types.Tool]:
    return [
        types.Tool(
            name="now",
            description="Tell the time of day in a zone.",
            inputSchema=None,  # MCP301: 24 "inputSchema" must be an object such as {"type": "object", "properties": {}}, not null
        ),
        types.Tool(
            name="zones",
            description="List the zones that are known.",
            inputSchema={"type": "object"},
        ),
    ]
