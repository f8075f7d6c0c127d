"""A handler that collects the tools of other modules."""

import letters
from mcp.server import Server
from mcp.types import Tool
from parcels import PARCEL_TOOLS, ParcelHandler

server = Server("post")
HANDLERS = [ParcelHandler("send_parcel"), ParcelHandler("find_parcel")]


@server.list_tools()
async def list_tools() -> list[Tool]:
    tools: list[Tool] = []
    tools.extend(letters.get_tools())
    tools += PARCEL_TOOLS
    for handler in HANDLERS:
        tools.append(handler.tool())
    return tools
