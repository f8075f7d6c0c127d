from mcp.server.lowlevel import Server
from mcp.types import TextContent, Tool

server = Server("tabs")


async def forward(name: str, arguments: dict[str, str]) -> list[TextContent]:
    return [TextContent(type="text", text=f"{name}{arguments}")]


@server.list_tools()
async def list_tools() -> list[Tool]:
    return [
        Tool(name="close_tab", description="Close a tab.", inputSchema={"type": "object"}),
        Tool(name="open_tab", description="Open a tab.", inputSchema={"type": "object"}),
        Tool(name="move_tab", description="Move a tab.", inputSchema={"type": "object"}),
    ]


@server.call_tool()
async def call_tool(name: str, arguments: dict[str, str]) -> list[TextContent]:
    if name == "close_tab":
        return [TextContent(type="text", text="closed")]
    return await forward(name, arguments)
