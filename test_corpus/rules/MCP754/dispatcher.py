import mcp.types as types
from mcp.server.lowlevel import Server

server = Server("tabs")


@server.list_tools()
async def list_tools() -> list[types.Tool]:
    return [
        types.Tool(name="close_tab", description="Close a tab.", inputSchema={"type": "object"}),
        types.Tool(name="open_tab", description="Open a tab.", inputSchema={"type": "object"}),
    ]


@server.call_tool()
async def call_tool(name: str, arguments: dict[str, str]) -> list[types.TextContent]:
    try:
        if name == "close_tab":
            if not arguments:
                return [types.TextContent(type="text", text="Unknown tool: none")]
            return [types.TextContent(type="text", text="closed")]
        elif name == "open_tab":
            return [types.TextContent(type="text", text="opened")]
        else:
            return [types.TextContent(type="text", text=f"Unknown tool: {name}")]  # MCP754: 12 raise ValueError
    except OSError as problem:
        return [types.TextContent(type="text", text=f"Error: {problem}")]  # MCP754: 8 "Error: "
