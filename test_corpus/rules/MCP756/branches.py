from mcp.server.lowlevel import Server
from mcp.types import TextContent, Tool

server = Server("tabs")


@server.list_tools()
async def list_tools() -> list[Tool]:
    return [
        Tool(name="close_tab", description="Close a tab.", inputSchema={"type": "object"}),
        Tool(name="open_tab", description="Open a tab.", inputSchema={"type": "object"}),
        Tool(name="move_tab", description="Move a tab.", inputSchema={"type": "object"}),  # MCP756: 18 "move_tab" is listed
        Tool(name="list_tabs", description="List the tabs.", inputSchema={"type": "object"}),
        Tool(name="pin_tab", description="Pin a tab.", inputSchema={"type": "object"}),
        Tool(name="unpin_tab", description="Unpin a tab.", inputSchema={"type": "object"}),
        Tool(name="mute_tab", description="Mute a tab.", inputSchema={"type": "object"}),
    ]


@server.call_tool()
async def call_tool(name: str, arguments: dict[str, str]) -> list[TextContent]:
    print(name)
    if name == "close_tab":
        return [TextContent(type="text", text="closed")]
    elif name == "open_tab" or name == "list_tabs":
        return [TextContent(type="text", text="opened")]
    elif name == "movetab":  # MCP756: 17 "movetab" is handled and never listed
        return [TextContent(type="text", text="moved")]
    elif name in ("pin_tab", "unpin_tab", "mute_tab"):
        return [TextContent(type="text", text="changed")]
    raise ValueError(f"unknown tool: {name}")
