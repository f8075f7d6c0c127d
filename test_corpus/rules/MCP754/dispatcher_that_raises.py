import mcp.types as types
from mcp.server.lowlevel import Server

server = Server("tabs")


@server.list_tools()
async def list_tools() -> list[types.Tool]:
    return [types.Tool(name="close_tab", description="Close a tab.", inputSchema={"type": "object"})]


@server.call_tool()
async def call_tool(name: str, arguments: dict[str, str]) -> list[types.TextContent]:
    match name:
        case "close_tab":
            return [types.TextContent(type="text", text="closed")]
        case _:
            raise ValueError(f"Unknown tool: {name}")
