from mcp.server.lowlevel import Server
from mcp.types import Tool

server = Server("plugins")


def load() -> list[dict]:
    return []


@server.list_tools()
async def list_tools() -> list[Tool]:
    return [Tool(**each) for each in load()]
