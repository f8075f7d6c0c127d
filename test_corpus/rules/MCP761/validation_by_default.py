from mcp.server.lowlevel import Server
from mcp.types import TextContent, Tool

server = Server("tabs")


@server.list_tools()
async def list_tools() -> list[Tool]:
    return [
        Tool(name="close_tab", description="Close a tab.", inputSchema={"type": "object"}),
        Tool(name="open_tab", description="Open a tab.", inputSchema={"type": "object"}),
        Tool(name="move_tab", description="Move a tab.", inputSchema={"type": "object"}),
        Tool(name="pin_tab", description="Pin a tab.", inputSchema={"type": "object"}),
        Tool(name="mute_tab", description="Mute a tab.", inputSchema={"type": "object"}),
    ]


@server.call_tool(validate_input=True)
async def call_tool(name: str, arguments: dict[str, str]) -> list[TextContent]:
    return [TextContent(type="text", text=name)]
