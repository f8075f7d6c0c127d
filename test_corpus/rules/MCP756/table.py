from mcp.server.lowlevel import Server
from mcp.types import TextContent, Tool

server = Server("tabs")


def close(arguments: dict[str, str]) -> list[TextContent]:
    return [TextContent(type="text", text=str(arguments))]


HANDLERS = {"close_tab": close, "open_tab": close, "zoom": close}  # MCP756: 51 "zoom" is handled and never listed


@server.list_tools()
async def list_tools() -> list[Tool]:
    return [
        Tool(name="close_tab", description="Close a tab.", inputSchema={"type": "object"}),
        Tool(name="open_tab", description="Open a tab.", inputSchema={"type": "object"}),
    ]


@server.call_tool()
async def call_tool(name: str, arguments: dict[str, str]) -> list[TextContent]:
    if name not in HANDLERS:
        raise ValueError(f"unknown tool: {name}")
    return HANDLERS[name](arguments)
