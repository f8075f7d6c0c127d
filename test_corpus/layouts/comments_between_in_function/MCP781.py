# settings: --mcp-sdk mcp==2.3.0
from mcp.server import Server
from mcp.types import Tool


def create_server():
    server = Server("shell")

    @server.list_tools()
    async def list_tools() -> list[Tool]:
        return []

    return server


server = create_server()
