from mcp.server.lowlevel import Server
from mcp.types import Tool

server = Server("plugins")
PLUGINS: list = []


@server.list_tools()
async def list_tools() -> list[Tool]:
    return [Tool(name=each.name, description=each.text, inputSchema=each.schema) for each in PLUGINS]
