from mcp.server.lowlevel import Server
from mcp.types import TextContent, Tool

server = Server("tabs")


@server.list_tools()
async def list_tools() -> list[Tool]:
    return [
        Tool(name="close_tab", description="Close a tab.", inputSchema={"type": "object"}),  # MCP756: 18 add one
        Tool(name="open_tab", description="Open a tab.", inputSchema={"type": "object"}),
        Tool(name="move_tab", description="Move a tab.", inputSchema={"type": "object"}),
    ]


@server.call_tool()
async def call_tool(name: str, arguments: dict[str, str]) -> list[TextContent]:
    match name:
        case "open_tab" | "move_tab":
            return [TextContent(type="text", text="opened")]
        case _:
            raise ValueError(name)
