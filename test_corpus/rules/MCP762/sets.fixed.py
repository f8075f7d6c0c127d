from mcp.server.lowlevel import Server
from mcp.types import Tool

server = Server("tabs")
other = Server("others")
third = Server("third")
NAMES = {"open_tab", "close_tab"}


@server.list_tools()
async def list_tools() -> list[Tool]:
    return [Tool(name=each, description=f"Use {each}.", inputSchema={"type": "object"}) for each in sorted(NAMES)]  # MCP762: 100 NAMES is a set


@other.list_tools()
async def list_others() -> list[Tool]:
    found = []
    for each in sorted({"pin", "unpin"}):  # MCP762: 16 sort it
        found.append(Tool(name=each, description=f"Use {each}.", inputSchema={"type": "object"}))
    return found


@third.list_tools()
async def list_third() -> list[Tool]:
    return [Tool(name=each, description=f"Use {each}.", inputSchema={"type": "object"}) for each in sorted(set(["mute", "mute"]))]  # MCP762: 100 set(["mute", "mute"]) is a set
