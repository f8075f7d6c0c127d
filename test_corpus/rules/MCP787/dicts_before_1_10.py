# settings: --mcp-sdk mcp==1.9.4
"""Early releases of mcp 1 made tools of dicts."""

from mcp.server.lowlevel import Server

server = Server("tabs")


@server.list_tools()
async def list_tools():
    return [{"name": "close_tab", "description": "Close a tab.", "inputSchema": {"type": "object"}}]
