from enum import Enum

from mcp.server.lowlevel import Server
from mcp.types import Tool


class Names(str, Enum):
    OPEN = "open"
    CLOSE = "close"


class Plain(Enum):
    RING = "ring"


server = Server("door")


@server.list_tools()
async def list_tools() -> list[Tool]:
    return [
        Tool(name=Names.OPEN, description="Open the door.", inputSchema={"type": "object"}),
        Tool(name=Names.CLOSE.value, description="Close the door.", inputSchema={"type": "object"}),
        Tool(name=Plain.RING.value, description="Ring at the door.", inputSchema={"type": "object"}),
    ]
