from mcp.server import Server
from mcp.types import Tool

server = Server("shell")


@server.list_tools()
async def list_tools() -> list[Tool]:
    return [Tool(name="run", description="Run a command.", inputSchema={"type": "object"})]
