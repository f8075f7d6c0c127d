from mcp.server.lowlevel import Server
from mcp.types import Resource, Tool

first = Server("first")
second = Server("second")
third = Server("third")
fourth = Server("fourth")
HIDDEN = {"mute_tab", "pin_tab"}
TOOLS = {"open_tab": "Open a tab.", "close_tab": "Close a tab."}


# a dict keeps its order
@first.list_tools()
async def list_first() -> list[Tool]:
    return [Tool(name=each, description=text, inputSchema={"type": "object"}) for each, text in TOOLS.items()]


# a set that is only asked
@second.list_tools()
async def list_second() -> list[Tool]:
    names = [each for each in TOOLS if each not in HIDDEN]
    return [Tool(name=each, description=f"Use {each}.", inputSchema={"type": "object"}) for each in names]


# each name once, in order
@third.list_tools()
async def list_third() -> list[Tool]:
    return [
        Tool(name=each, description=f"Use {each}.", inputSchema={"type": "object"})
        for each in dict.fromkeys(["open_tab", "close_tab", "open_tab"])
    ]


# the list is sorted in the end
@fourth.list_tools()
async def list_fourth() -> list[Tool]:
    names = sorted({"open_tab", "close_tab"} | HIDDEN)
    return [Tool(name=each, description=f"Use {each}.", inputSchema={"type": "object"}) for each in names]


# no list of tools
@fourth.list_resources()
async def list_resources() -> list[Resource]:
    return [Resource(name=each, uri=f"tabs://{each}") for each in {"tabs", "windows"}]
