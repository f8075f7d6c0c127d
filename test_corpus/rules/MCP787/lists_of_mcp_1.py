"""What a list handler of mcp 1 returns: Tool objects in a list, or a whole result."""

from mcp.server.lowlevel import Server
from mcp.types import ListToolsResult, Tool

SCHEMA = {"type": "object", "properties": {}}
CLOSE = Tool(name="close_tab", description="Close a tab.", inputSchema=SCHEMA)
OPEN = {"name": "open_tab", "description": "Open a tab.", "inputSchema": SCHEMA}
NAMES = ("move_tab", "copy_tab")

first = Server("first")
second = Server("second")
third = Server("third")
fourth = Server("fourth")
fifth = Server("fifth")


@first.list_tools()
async def list_dicts_of_a_constant() -> list[Tool]:
    return [OPEN]  # MCP787: 4 return Tool(...)


@second.list_tools()
async def list_dicts_made_in_a_loop() -> list[Tool]:
    return [{"name": name, "description": f"Do {name}.", "inputSchema": SCHEMA} for name in NAMES]  # MCP787: 4 return Tool(...)


@third.list_tools()
async def list_as_json() -> dict:
    if not NAMES:
        return None  # MCP787: 8 return [Tool(...)]
    return {"tools": [CLOSE]}  # MCP787: 4 return [Tool(...)]


@fourth.list_tools()
async def list_whole() -> ListToolsResult:
    return ListToolsResult(tools=[CLOSE])


@fifth.list_tools()
async def list_in_a_tuple() -> list[Tool]:
    if NAMES:
        return (CLOSE,)
    return [Tool(name=name, description=f"Use {name}.", inputSchema=SCHEMA) for name in NAMES]
