from mcp.server.lowlevel import Server
from mcp.types import Tool

server = Server("tabs")
NAMES = {"open_tab", "close_tab", "move_tab"}
MORE = ["pin_tab", "mute_tab"]


@server.list_tools()
async def list_tools() -> list[Tool]:
    tools = [Tool(name=each, description=f"Use {each}.", inputSchema={"type": "object"}) for each in sorted(NAMES)]
    tools += [Tool(name=each, description=f"Use {each}.", inputSchema={"type": "object"}) for each in MORE]
    return tools


def helper() -> list[str]:
    return [each for each in NAMES]
