from mcp.server.lowlevel import Server
from mcp.types import TextContent, Tool

from .tools import more

server = Server("tabs")


@server.list_tools()
async def list_tools() -> list[Tool]:
    return [Tool(name="close_tab", description="Close a tab.", inputSchema={"type": "object"}), *more()]


@server.call_tool()
async def call_tool(name: str, arguments: dict[str, str]) -> list[TextContent]:
    if name == "close_tab":
        return [TextContent(type="text", text="closed")]
    if name == "open_tab":
        return [TextContent(type="text", text="opened")]
    if name.startswith("move_"):
        return [TextContent(type="text", text="moved")]
    raise ValueError(name)
