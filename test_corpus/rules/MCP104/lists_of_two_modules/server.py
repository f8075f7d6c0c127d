from mcp.server.lowlevel import Server
from mcp.types import Tool

from reading import READING
from writing import WRITING

server = Server("files")  # MCP104: 9 "open_file" also names the tool in


@server.list_tools()
async def list_tools() -> list[Tool]:
    return [*READING, *WRITING]
